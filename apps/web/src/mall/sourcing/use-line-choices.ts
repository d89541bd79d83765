import type { LinkLineView } from '@kouan/contract';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { WrittenLine } from './link-line.ts';
import { useAddLine } from './link-list-api.ts';

export type LineChoice = { skuId: number | null; quantity: number; isAdded: boolean; problem: string };

/** What is chosen of each line, and adding lines to the cart: each by itself, so that none is lost with another. */
export function useLineChoices(lines: readonly WrittenLine[], views: readonly LinkLineView[]) {
  const { t } = useTranslation('link-list');
  const [changes, setChanges] = useState<ReadonlyMap<number, Partial<LineChoice>>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const add = useAddLine();

  const choiceOf = (index: number): LineChoice => {
    const product = views[index]?.product;
    const wanted = lines[index]?.quantity ?? null;
    return {
      skuId: product?.skuId ?? null,
      quantity: wanted ?? Math.max(1, product?.minQuantity ?? 1),
      isAdded: false,
      problem: '',
      ...changes.get(index),
    };
  };
  const change = (index: number, next: Partial<LineChoice>) =>
    setChanges((old) => new Map(old).set(index, { ...old.get(index), ...next }));

  async function put(index: number) {
    const { skuId, quantity } = choiceOf(index);
    if (skuId === null) return change(index, { problem: t('chooseFirst') });
    try {
      const note = lines[index]?.note ?? '';
      await add.mutateAsync({ body: { skuId, quantity, ...(note === '' ? {} : { note }) } });
      change(index, { isAdded: true, problem: '' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isThere = error.code === 'cart.already_in_cart';
      change(index, { isAdded: isThere, problem: isThere ? '' : error.message || t('common:failure.unknown') });
    }
  }
  async function putAll(indexes: readonly number[]) {
    setBusy(true);
    for (const index of indexes) await put(index);
    setBusy(false);
  }
  return { choiceOf, change, putAll, isBusy };
}
export type LineChoices = ReturnType<typeof useLineChoices>;
