import type { CartLine, LineWishes } from '@kouan/contract';
import { startTransition, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { useEditLine } from './cart-api.ts';
import { oneAtATime } from './one-at-a-time.ts';

const saveAfterMs = 500;
type Change = { quantity: number } & Partial<LineWishes>;

/** The lines with the quantities as they are typed, saved when typing pauses; `refusals` are the words of those that were not. */
export function useQuantities(content: readonly CartLine[] | undefined, edit: ReturnType<typeof useEditLine>) {
  const { t } = useTranslation('cart');
  const [typed, setTyped] = useState<ReadonlyMap<number, number>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  const unsaved = useRef(new Map<number, { quantity: number; timer: ReturnType<typeof setTimeout> }>());
  const lines = useMemo(() => withTyped(content ?? [], typed), [content, typed]);
  const save = useOrderedSaves(edit);

  function change({ id }: CartLine, quantity: number) {
    // The field shows what is typed by itself; prices and sums follow without holding up the next key.
    startTransition(() => {
      setTyped((old) => new Map(old).set(id, quantity));
      setRefusals((old) => without(old, id));
    });
    clearTimeout(unsaved.current.get(id)?.timer);
    const timer = setTimeout(() => void saveQuantity(id, quantity), saveAfterMs);
    unsaved.current.set(id, { quantity, timer });
  }
  /** Answers whether the server took it. */
  async function saveQuantity(id: number, quantity: number): Promise<boolean> {
    unsaved.current.delete(id);
    try {
      await save(id, { quantity });
      setTyped((old) => (old.get(id) === quantity ? without(old, id) : old));
      setRefusals((old) => without(old, id));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Not of what was typed meanwhile: that is saved by itself.
      const reason = error.message || t('common:failure.unknown');
      if (!unsaved.current.has(id)) setRefusals((old) => new Map(old).set(id, t('notSaved', { reason })));
      return false;
    }
  }
  /**
   * Nothing of these lines is left unsaved when the page goes on with them; what was refused is tried once more. False when
   * one of them is refused.
   */
  async function saveAll(ids: readonly number[]): Promise<boolean> {
    const outcomes = await Promise.all(
      ids.map(async (id) => {
        const waiting = unsaved.current.get(id);
        clearTimeout(waiting?.timer);
        const quantity = waiting?.quantity ?? typed.get(id);
        return quantity === undefined || (await saveQuantity(id, quantity));
      }),
    );
    return outcomes.every(Boolean);
  }
  /** What was typed of these lines counts no more: the server has other quantities by now. */
  function forget(ids: readonly number[]) {
    setTyped((old) => ids.reduce(without<number, number>, old));
    setRefusals((old) => ids.reduce(without<number, string>, old));
  }
  return { lines, refusals, change, save, saveAll, forget };
}

/** Saves of one line, one after the other. */
function useOrderedSaves({ mutateAsync }: ReturnType<typeof useEditLine>) {
  return useMemo(
    () => oneAtATime((id: number, change: Change) => mutateAsync({ body: { id, ...change } })),
    [mutateAsync],
  );
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
