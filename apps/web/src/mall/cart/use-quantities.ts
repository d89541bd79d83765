import type { CartLine } from '@kouan/contract';
import { startTransition, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { useEditLine } from './cart-api.ts';

const saveAfterMs = 500;

/** The lines with the quantities as they are typed, saved when typing pauses; `refusals` are the words of those that were not. */
export function useQuantities(content: readonly CartLine[] | undefined, edit: ReturnType<typeof useEditLine>) {
  const { t } = useTranslation('cart');
  const [typed, setTyped] = useState<ReadonlyMap<number, number>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  const unsaved = useRef(new Map<number, { line: CartLine; quantity: number; timer: ReturnType<typeof setTimeout> }>());
  const lines = useMemo(() => withTyped(content ?? [], typed), [content, typed]);

  function change(line: CartLine, quantity: number) {
    // The field shows what is typed by itself; prices and sums follow without holding up the next key.
    startTransition(() => {
      setTyped((old) => new Map(old).set(line.id, quantity));
      setRefusals((old) => without(old, line.id));
    });
    clearTimeout(unsaved.current.get(line.id)?.timer);
    const timer = setTimeout(() => void save(line, quantity), saveAfterMs);
    unsaved.current.set(line.id, { line, quantity, timer });
  }
  /** Answers whether the server took it. */
  async function save({ id }: CartLine, quantity: number): Promise<boolean> {
    unsaved.current.delete(id);
    try {
      await edit.mutateAsync({ body: { id, quantity } });
      setTyped((old) => (old.get(id) === quantity ? without(old, id) : old));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusals((old) => new Map(old).set(id, t('notSaved', { reason: error.message })));
      return false;
    }
  }
  /** Nothing is left unsaved when the page goes on with some lines; false when one of them was refused. */
  async function saveAll(ids: readonly number[]): Promise<boolean> {
    const wanted = new Set(ids);
    const saved = await Promise.all(
      [...unsaved.current.values()].map(async ({ line, quantity, timer }) => {
        clearTimeout(timer);
        return { id: line.id, isSaved: await save(line, quantity) };
      }),
    );
    return saved.every(({ id, isSaved }) => isSaved || !wanted.has(id)) && ids.every((id) => !refusals.has(id));
  }
  return { lines, refusals, change, saveAll };
}

/** Lines keep being the same objects where nothing is typed. */
const withTyped = (lines: readonly CartLine[], typed: ReadonlyMap<number, number>): readonly CartLine[] =>
  typed.size === 0
    ? lines
    : lines.map((line) => {
        const quantity = typed.get(line.id);
        return quantity === undefined || quantity === line.quantity ? line : { ...line, quantity };
      });

function without<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  if (!map.has(key)) return map;
  const next = new Map(map);
  next.delete(key);
  return next;
}
