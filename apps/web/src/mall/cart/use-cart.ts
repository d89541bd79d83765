import type { CartLine, LineWishes } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { cartQuery, useEditLine, useMoveToInterest, usePutBack, useRemoveLines } from './cart-api.ts';
import { useQuantities } from './use-quantities.ts';
import { useTicks } from './use-ticks.ts';

/** What left the cart: removed, or kept among the products of interest by the id there. */
type Removal = { ids: readonly number[]; ticked: readonly number[]; isBack: boolean; interestId?: number };
/** What a line may do. The object stays the same, so that lines that did not change are not drawn again. */
export type CartActs = {
  set: (ids: readonly number[], isOn: boolean) => void;
  change: (line: CartLine, quantity: number) => void;
  takeOut: (lines: readonly CartLine[]) => Promise<void>;
  toInterest: (line: CartLine) => Promise<void>;
  openWishes: (line: CartLine) => void;
};

/** The cart as the page shows it: quantities change at once and are saved when typing pauses; removed lines can come back. */
export function useCartLines() {
  const isSignedIn = useSession((session) => session.token !== null);
  const query = useQuery({ ...cartQuery(), enabled: isSignedIn });
  const edit = useEditLine();
  const remove = useRemoveLines();
  const putBack = usePutBack();
  const move = useMoveToInterest();
  const { ticks, set } = useTicks();
  const [removal, setRemoval] = useState<Removal>();
  const [wished, setWished] = useState<number>();
  const { lines, refusals, change, save, saveAll, forget } = useQuantities(query.data?.content, edit);

  const saveWishes = ({ id, quantity }: CartLine, wishes: LineWishes) => save(id, { quantity, ...wishes });
  async function takeOut(gone: readonly CartLine[]) {
    const ids = gone.map(({ id }) => id);
    await saveAll(ids);
    const ticked = ids.filter((id) => ticks.has(id));
    await remove.mutateAsync({ body: ids });
    set(ids, false);
    setRemoval({ ids, ticked, isBack: false });
  }
  async function toInterest({ id }: CartLine) {
    await saveAll([id]);
    const ticked = ticks.has(id) ? [id] : [];
    const { interestId } = await move.mutateAsync({ params: { id } });
    set([id], false);
    setRemoval({ ids: [id], ticked, isBack: false, interestId });
  }
  async function undo() {
    if (removal === undefined || removal.isBack) return;
    setRemoval({ ...removal, isBack: true });
    try {
      await putBack(removal.ids, removal.interestId);
    } catch (error) {
      setRemoval(removal);
      throw error;
    }
    set(removal.ticked, true);
  }
  const acts = useSteady({
    set,
    change,
    takeOut,
    toInterest,
    openWishes: (line: CartLine) => setWished(line.id),
  });
  const wishedLine = lines.find(({ id }) => id === wished);
  return {
    ...{ query, lines, refusals, acts, removal, undo, saveAll, forget, saveWishes, wishedLine },
    ...{ closeWishes: () => setWished(undefined), isBusy: remove.isPending, isSaving: edit.isPending },
    ticks,
    set,
  };
}
export type CartState = ReturnType<typeof useCartLines>;

/** One object for ever, whose functions are always those of the latest drawing. */
function useSteady(latest: CartActs): CartActs {
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
  });
  return useMemo(
    () => ({
      set: (ids, isOn) => current.current.set(ids, isOn),
      change: (line, quantity) => current.current.change(line, quantity),
      takeOut: (lines) => current.current.takeOut(lines),
      toInterest: (line) => current.current.toInterest(line),
      openWishes: (line) => current.current.openWishes(line),
    }),
    [],
  );
}
