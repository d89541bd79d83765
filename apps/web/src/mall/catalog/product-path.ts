import type { ProductCard } from '@kouan/contract';

/** The page of a product; collected goods have their own address. */
export const productPath = ({ id, kind }: Pick<ProductCard, 'id' | 'kind'>): string =>
  kind === 'ddc' ? `/mallDdcDetail/${id}` : `/mallDetail/${id}`;
