import { offerNewProduct, type StaffInterestView } from '@kouan/contract';
import { useState } from 'react';
import { Type } from 'typebox';
import { ApiError } from '../../lib/api-error.ts';
import { Form, NumberField, SubmitButton, TextArea, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { SelectField } from '../../lib/select-field.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldMessage } from '../../ui/field.tsx';
import { Problem } from '../problem.tsx';
import styles from './interests.module.css';
import { useOfferNew } from './interests-api.ts';
import { draftFor, type OfferDraft, type OfferProblem, readOffer, usableFen } from './offer-draft.ts';
import { SpecificationRows, TierRows } from './specification-rows.tsx';

const {
  unitPriceFen: _price,
  pictureId: _picture,
  specifications: _rows,
  wished: _wished,
  tiers: _tiers,
  ...properties
} = offerNewProduct.body.properties;
const schema = Type.Object({
  ...properties,
  price: Type.String({ minLength: 1 }),
  picture: Type.Optional(Type.String()),
});

/** A product with one or more specifications, prices by quantity and stock; the buyer's screenshot may be its picture. */
export function NewOffer({ view, onClose }: { view: StaffInterestView; onClose: () => void }) {
  const { t } = useTranslation('admin-interests');
  const offer = useOfferNew();
  const [draft, setDraft] = useState(() => draftFor(view.specification));
  const [problem, setProblem] = useState<OfferProblem>();
  const checkPrice = (value: unknown) =>
    usableFen(typeof value === 'string' ? value : '') === undefined ? t('priceWrong') : undefined;

  function handleRows(next: OfferDraft) {
    setDraft(next);
    setProblem(undefined);
  }
  function rowsFor(minQuantity: number) {
    const read = readOffer(draft, minQuantity);
    setProblem('problem' in read ? read.problem : undefined);
    if ('problem' in read) throw new ApiError({ status: 400, code: read.problem, message: t(read.problem) });
    return read;
  }
  return (
    <Form
      schema={schema}
      initial={{ titleCn: view.title, quantity: view.quantity ?? 1, minQuantity: 1 }}
      className={styles['form'] ?? ''}
      onSubmit={async ({ price, picture, ...body }) => {
        const rows = rowsFor(body.minQuantity);
        const kept = { ...body, ...rows, unitPriceFen: usableFen(price) ?? 0 };
        await offer.act({
          params: { id: view.id },
          body: { ...kept, ...(picture ? { pictureId: Number(picture) } : {}) },
        });
      }}
      onDone={onClose}
    >
      <TextField name="titleCn" label={t('admin-parts:list.inChinese', { label: t('name') })} maxLength={200} />
      <TextField name="titleEn" label={t('admin-parts:list.inEnglish', { label: t('name') })} maxLength={200} />
      <TextField name="titleVi" label={t('admin-parts:list.inVietnamese', { label: t('name') })} maxLength={200} />
      <div className={styles['two']}>
        <TextField name="seller" label={t('seller')} maxLength={100} />
        <NumberField name="unitWeightGrams" label={t('weight')} />
        <TextField name="price" label={t('price')} maxLength={12} check={checkPrice} />
        <NumberField name="minQuantity" label={t('minQuantity')} />
      </div>
      <TierRows draft={draft} onChange={handleRows} />
      <SpecificationRows draft={draft} onChange={handleRows} />
      {problem === undefined ? null : (
        <div role="alert">
          <FieldMessage id="offer-rows" error={t(problem)} />
        </div>
      )}
      <NumberField name="quantity" label={t('quantity')} />
      <PictureField view={view} />
      <TextArea name="note" label={t('offerNote')} />
      <Problem error={offer.error} />
      <div className={styles['buttons']}>
        <Button onClick={onClose}>{t('common:back')}</Button>
        <SubmitButton>{t('offer')}</SubmitButton>
      </div>
    </Form>
  );
}

function PictureField({ view }: { view: StaffInterestView }) {
  const { t } = useTranslation('admin-interests');
  const pictures = [...view.screenshots, ...view.events.flatMap(({ screenshots }) => screenshots)];
  if (pictures.length === 0) return null;
  const choices = pictures.map(({ id }, index) => ({
    value: String(id),
    label: t('pictureOf', { number: index + 1 }),
  }));
  return <SelectField name="picture" label={t('picture')} placeholder={t('noPicture')} choices={choices} />;
}
