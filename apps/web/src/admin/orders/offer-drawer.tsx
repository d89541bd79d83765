import { offerAdjustment, type OrderView } from '@kouan/contract';
import { useState } from 'react';
import { type Static, type TSchema, Type } from 'typebox';
import { TextArea, TextField } from '../../lib/form.tsx';
import { useField } from '../../lib/form-state.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { typedText } from '../../lib/typed-text.ts';
import { fenOfYuan, yuanOfFen } from '../../lib/yuan.ts';
import { PictureUpload } from '../../shared/picture-upload.tsx';
import type { UploadedPicture } from '../../shared/upload-picture.ts';
import { describe, Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { FormDrawer } from '../form-drawer.tsx';
import { useOfferAdjustment } from './orders-api.ts';

const maxProofs = 6;
const typedAmount = Type.String({ minLength: 1, maxLength: 12 });
const priceName = (lineId: number) => `price${lineId}`;

/** Amounts are typed in yuan; each line has a field of its own. */
function formOf(order: OrderView) {
  const prices: Record<string, TSchema> = {};
  for (const line of order.lines) prices[priceName(line.id)] = typedAmount;
  return Type.Object({
    ...prices,
    freight: typedAmount,
    reason: offerAdjustment.body.properties.reason,
    proofIds: offerAdjustment.body.properties.proofIds,
  });
}

/** Another price or freight, with the reason and the proof that the buyer will see. */
export function OfferDrawer({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const { t, language } = useTranslation('adjustments');
  const offer = useOfferAdjustment();
  const [schema] = useState(() => formOf(order));
  const initial: Record<string, string> = { freight: yuanOfFen(order.freightFen) };
  for (const line of order.lines) initial[priceName(line.id)] = yuanOfFen(line.unitPriceFen);
  const isAmount = (value: unknown) => (fenOfYuan(typedText(value)) === undefined ? t('amountWrong') : undefined);

  async function handleSubmit(values: Static<ReturnType<typeof formOf>>) {
    const typed: Readonly<Record<string, unknown>> = values;
    const lines = order.lines.flatMap(({ id, unitPriceFen }) => {
      const newFen = fenOfYuan(typedText(typed[priceName(id)])) ?? unitPriceFen;
      return newFen === unitPriceFen ? [] : [{ lineId: id, unitPriceFen: newFen }];
    });
    await offer.act({
      params: { number: order.number },
      body: { freightFen: fenOfYuan(values.freight) ?? 0, lines, reason: values.reason, proofIds: values.proofIds },
    });
    notify({ kind: 'success', title: t('sent', { number: order.number }) });
  }

  return (
    <FormDrawer
      title={t('offerTitle', { number: order.number })}
      schema={schema}
      initial={initial}
      verb={t('send')}
      error={offer.error}
      onSubmit={handleSubmit}
      onDone={onClose}
      onClose={onClose}
    >
      <Note>{t('offerHint')}</Note>
      {order.lines.map((line) => (
        <TextField
          key={line.id}
          name={priceName(line.id)}
          label={t('priceField', {
            name: line.specValues.map((value) => value[language] || value.cn).join(', ') || line.title.cn,
          })}
          autoComplete="off"
          check={isAmount}
        />
      ))}
      <TextField name="freight" label={t('freightField')} autoComplete="off" check={isAmount} />
      <TextArea name="reason" label={t('reasonField')} />
      <ProofsField />
    </FormDrawer>
  );
}

type Shown = Pick<UploadedPicture, 'id' | 'url'>;

function ProofsField() {
  const { t } = useTranslation('adjustments');
  const label = t('proofField');
  const hint = t('proofHint');
  const field = useField({
    name: 'proofIds',
    label,
    check: (value) => (Array.isArray(value) && value.length > 0 ? undefined : t('proofMissing')),
  });
  const [pictures, setPictures] = useState<readonly Shown[]>([]);
  function handleChange(next: readonly Shown[]) {
    setPictures(next);
    field.change(next.map(({ id }) => id));
  }
  return (
    <Field
      id={field.id}
      label={label}
      isRequired={field.rules.isRequired}
      optionalMark={t('common:optional')}
      hint={hint}
      error={field.error}
    >
      <PictureUpload
        id={field.id}
        name="proofIds"
        label={label}
        pictures={pictures}
        max={maxProofs}
        onChange={handleChange}
        nameOf={(index) => t('proof', { index })}
        removeLabelOf={(index) => t('removeProof', { index })}
        isInvalid={field.error !== undefined}
        describedBy={describe({ id: field.id, hint, error: field.error })['aria-describedby']}
      />
    </Field>
  );
}
