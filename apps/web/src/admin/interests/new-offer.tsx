import { offerNewProduct, type StaffInterestView } from '@kouan/contract';
import { Type } from 'typebox';
import { Form, NumberField, SubmitButton, TextArea, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { SelectField } from '../../lib/select-field.tsx';
import { fenOfYuan } from '../../lib/yuan.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../problem.tsx';
import styles from './interests.module.css';
import { useOfferNew } from './interests-api.ts';

const { unitPriceFen: _, pictureId: __, ...properties } = offerNewProduct.body.properties;
const schema = Type.Object({
  ...properties,
  price: Type.String({ minLength: 1 }),
  picture: Type.Optional(Type.String()),
});
const dearestFen = 100_000_000;
const usableFen = (text: string): number | undefined => {
  const fen = fenOfYuan(text);
  return fen !== undefined && fen >= 1 && fen <= dearestFen ? fen : undefined;
};

/** A product with one specification at one price; the buyer's screenshot may be its picture. */
export function NewOffer({ view, onClose }: { view: StaffInterestView; onClose: () => void }) {
  const { t } = useTranslation('admin-interests');
  const offer = useOfferNew();
  const pictures = [...view.screenshots, ...view.events.flatMap(({ screenshots }) => screenshots)];
  const checkPrice = (value: unknown) =>
    usableFen(typeof value === 'string' ? value : '') === undefined ? t('priceWrong') : undefined;
  return (
    <Form
      schema={schema}
      initial={{
        titleCn: view.title,
        specification: view.specification.slice(0, 200),
        quantity: view.quantity ?? 1,
        minQuantity: 1,
      }}
      className={styles['form'] ?? ''}
      onSubmit={({ price, picture, ...body }) =>
        offer.act({
          params: { id: view.id },
          body: { ...body, unitPriceFen: usableFen(price) ?? 0, ...(picture ? { pictureId: Number(picture) } : {}) },
        })
      }
      onDone={onClose}
    >
      <TextField name="titleCn" label={t('admin-parts:list.inChinese', { label: t('name') })} maxLength={200} />
      <TextField name="titleEn" label={t('admin-parts:list.inEnglish', { label: t('name') })} maxLength={200} />
      <TextField name="titleVi" label={t('admin-parts:list.inVietnamese', { label: t('name') })} maxLength={200} />
      <div className={styles['two']}>
        <TextField name="seller" label={t('seller')} maxLength={100} />
        <TextField name="specification" label={t('specification')} maxLength={200} />
        <TextField name="price" label={t('price')} maxLength={12} check={checkPrice} />
        <NumberField name="quantity" label={t('quantity')} />
        <NumberField name="minQuantity" label={t('minQuantity')} />
        <NumberField name="unitWeightGrams" label={t('weight')} />
      </div>
      {pictures.length === 0 ? null : (
        <SelectField
          name="picture"
          label={t('picture')}
          placeholder={t('noPicture')}
          choices={pictures.map(({ id }, index) => ({
            value: String(id),
            label: t('pictureOf', { number: index + 1 }),
          }))}
        />
      )}
      <TextArea name="note" label={t('offerNote')} />
      <Problem error={offer.error} />
      <div className={styles['buttons']}>
        <Button onClick={onClose}>{t('common:back')}</Button>
        <SubmitButton>{t('offer')}</SubmitButton>
      </div>
    </Form>
  );
}
