import { offerKnownProduct, type StaffInterestView } from '@kouan/contract';
import { useState } from 'react';
import { Type } from 'typebox';
import { formatCny } from '../../lib/formats.ts';
import { Form, NumberField, SubmitButton, TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { SelectField } from '../../lib/select-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Problem } from '../problem.tsx';
import styles from './interests.module.css';
import { useOfferKnown, useProduct } from './interests-api.ts';

const { quantity, note } = offerKnownProduct.body.properties;
const schema = Type.Object({ skuId: Type.String({ minLength: 1 }), quantity, note });
const productIdId = 'interest-product';

/** The number of a product, or the end of its page's address. */
const productIdIn = (text: string): string => /(?:^|\/)([0-9a-z]{10})\/?(?:[?#].*)?$/.exec(text.trim())?.[1] ?? '';

export function KnownOffer({ view, onClose }: { view: StaffInterestView; onClose: () => void }) {
  const { t, language } = useTranslation('admin-interests');
  const [typed, setTyped] = useState(view.knownProductId ?? '');
  const productId = productIdIn(typed);
  const product = useProduct(productId);
  const offer = useOfferKnown();
  const choices = (product.data?.skus ?? []).map((sku) => ({
    value: String(sku.id),
    label: `${sku.specValues.map((value) => value[language]).join(' / ') || product.data?.title[language]} ${
      sku.priceFen === null ? '' : formatCny(sku.priceFen, language)
    }`,
  }));
  const isUnknown = typed.trim() !== '' && (productId === '' || product.error !== null);
  return (
    <>
      <Field
        id={productIdId}
        label={t('productId')}
        isRequired
        hint={t('productHint')}
        error={isUnknown ? t('productNotFound') : undefined}
      >
        <TextInput id={productIdId} value={typed} maxLength={500} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      {product.data === undefined ? null : (
        <Form
          key={product.data.id}
          schema={schema}
          initial={{
            quantity: Math.max(view.quantity ?? 1, product.data.minQuantity),
            ...(choices.length === 1 ? { skuId: choices[0]?.value ?? '' } : {}),
          }}
          className={styles['form'] ?? ''}
          onSubmit={({ skuId, ...body }) =>
            offer.act({ params: { id: view.id }, body: { ...body, productId, skuId: Number(skuId) } })
          }
          onDone={onClose}
        >
          <b>{product.data.title[language]}</b>
          <SelectField name="skuId" label={t('specification')} choices={choices} placeholder={t('specification')} />
          <NumberField name="quantity" label={t('quantity')} />
          <TextArea name="note" label={t('offerNote')} />
          <Problem error={offer.error} />
          <div className={styles['buttons']}>
            <Button onClick={onClose}>{t('common:back')}</Button>
            <SubmitButton>{t('offer')}</SubmitButton>
          </div>
        </Form>
      )}
    </>
  );
}
