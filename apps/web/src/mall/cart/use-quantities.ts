import type { CartLine } from '@kouan/contract';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { useEditLine } from './cart-api.ts';

const saveAfterMs = 500;

/** The lines with the quantities as they are typed, saved when typing pauses; `refusals` are the words of those that were not. */
export function useQuantities(content: readonly CartLine[] | undefined, edit: ReturnType<typeof useEditLine>) {
  const { t } = useTranslation('cart');
  const [typed, setTyped] = useState<ReadonlyMap<number, number>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const lines = useMemo(() => withTyped(content ?? [], typed), [content, typed]);

  function change(line: CartLine, quantity: number) {
    setTyped((old) => new Map(old).set(line.id, quantity));
    setRefusals((old) => without(old, line.id));
    clearTimeout(timers.current.get(line.id));
    timers.current.set(
      line.id,
      setTimeout(() => void save(line, quantity), saveAfterMs),
    );
  }
  async function save({ id }: CartLine, quantity: number) {
    timers.current.delete(id);
    try {
      await edit.mutateAsync({ body: { id, quantity } });
      setTyped((old) => (old.get(id) === quantity ? without(old, id) : old));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusals((old) => new Map(old).set(id, t('notSaved', { reason: error.message })));
    }
  }
  /** Nothing is left unsaved when the page goes on. */
  async function saveAll() {
    const waiting = lines.filter(({ id }) => timers.current.has(id));
    await Promise.all(
      waiting.map((line) => {
        clearTimeout(timers.current.get(line.id));
        return save(line, line.quantity);
      }),
    );
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
