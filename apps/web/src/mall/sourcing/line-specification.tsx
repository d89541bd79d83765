import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SelectInput } from '../../ui/field.tsx';
import { productQuery } from './sourcing-api.ts';

type LineSpecificationProps = {
  productId: string;
  label: string;
  skuId: number | null;
  /** The link names the specification, or there is only one. */
  isOnly: boolean;
  onChange: (skuId: number | null) => void;
};

/** The combinations of a product as one choice; its name alone where there is nothing to choose. */
export function LineSpecification({ productId, label, skuId, isOnly, onChange }: LineSpecificationProps) {
  const { t, language } = useTranslation('link-list');
  const id = useId();
  const product = useQuery({ ...productQuery(productId), enabled: !isOnly }).data;
  if (isOnly) return null;
  const choices = (product?.skus ?? []).map((sku) => {
    const price = sku.priceFen === null ? '' : ` ${formatCny(sku.priceFen, language)}`;
    const soldOut = sku.stock === 0 ? ` (${t('soldOut')})` : '';
    return {
      value: String(sku.id),
      label: `${sku.specValues.map((value) => value[language]).join(' / ')}${price}${soldOut}`,
      isDisabled: sku.stock === 0,
    };
  });
  return (
    <SelectInput
      id={id}
      aria-label={label}
      placeholder={t('choose')}
      choices={choices}
      value={skuId === null ? '' : String(skuId)}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  );
}
