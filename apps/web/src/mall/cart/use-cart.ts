import type { CartLine } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { cartQuery, useEditLine, usePutBack, useRemoveLines } from './cart-api.ts';
import { useTicks } from './use-ticks.ts';

const saveAfterMs = 500;
type Removal = { lines: readonly CartLine[]; isBack: boolean };

/** The cart as the page shows it: quantities change at once and are saved when typing pauses; removed lines can come back. */
export function useCartLines() {
  const { t } = useTranslation('cart');
  const isSignedIn = useSession((session) => session.token !== null);
  const query = useQuery({ ...cartQuery(), enabled: isSignedIn });
  const edit = useEditLine();
  const remove = useRemoveLines();
  const putBack = usePutBack();
  const ticks = useTicks();
  const [typed, setTyped] = useState<ReadonlyMap<number, number>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  const [removal, setRemoval] = useState<Removal>();
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const lines = (query.data?.content ?? []).map((line) => ({ ...line, quantity: typed.get(line.id) ?? line.quantity }));

  function change(line: CartLine, quantity: number) {
    setTyped((old) => new Map(old).set(line.id, quantity));
    setRefusals((old) => without(old, line.id));
    clearTimeout(timers.current.get(line.id));
    timers.current.set(
      line.id,
      setTimeout(() => void save(line, quantity), saveAfterMs),
    );
  }
  async function save({ id, note }: CartLine, quantity: number) {
    timers.current.delete(id);
    try {
      await edit.mutateAsync({ body: { id, quantity, note } });
      setTyped((old) => (old.get(id) === quantity ? without(old, id) : old));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusals((old) => new Map(old).set(id, t('notSaved', { reason: error.message })));
    }
  }
  async function takeOut(gone: readonly CartLine[]) {
    await remove.mutateAsync({ body: gone.map(({ id }) => id) });
    ticks.set(
      gone.map(({ id }) => id),
      false,
    );
    setRemoval({ lines: gone, isBack: false });
  }
  async function undo() {
    if (removal === undefined) return;
    await putBack(removal.lines);
    setRemoval({ ...removal, isBack: true });
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
  return { query, lines, refusals, change, takeOut, removal, undo, saveAll, isBusy: remove.isPending, ...ticks };
}
export type CartState = ReturnType<typeof useCartLines>;

function without<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  const next = new Map(map);
  next.delete(key);
  return next;
}
