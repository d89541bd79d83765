import type { CartLine, LineWishes } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { cartQuery, useEditLine, useMoveToInterest, usePutBack, useRemoveLines } from './cart-api.ts';
import { useQuantities } from './use-quantities.ts';
import { useTicks } from './use-ticks.ts';

/** What left the cart: removed, or kept among the products of interest by the id there. */
type Removal = { lines: readonly CartLine[]; isBack: boolean; interestId?: number };
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
  const ticks = useTicks();
  const [removal, setRemoval] = useState<Removal>();
  const [wished, setWished] = useState<number>();
  const { lines, refusals, change, saveAll } = useQuantities(query.data?.content, edit);

  /** Answers whether they were kept. */
  const saveWishes = ({ id, quantity }: CartLine, wishes: LineWishes) =>
    edit.mutateAsync({ body: { id, quantity, ...wishes } });
  async function takeOut(gone: readonly CartLine[]) {
    const ids = gone.map(({ id }) => id);
    await remove.mutateAsync({ body: ids });
    ticks.set(ids, false);
    setRemoval({ lines: gone, isBack: false });
  }
  async function toInterest(line: CartLine) {
    const { interestId } = await move.mutateAsync({ params: { id: line.id } });
    ticks.set([line.id], false);
    setRemoval({ lines: [line], isBack: false, interestId });
  }
  async function undo() {
    if (removal === undefined) return;
    await putBack(removal.lines, removal.interestId);
    setRemoval({ ...removal, isBack: true });
  }
  const acts = useSteady({
    set: ticks.set,
    change,
    takeOut,
    toInterest,
    openWishes: (line: CartLine) => setWished(line.id),
  });
  const wishedLine = lines.find(({ id }) => id === wished);
  return {
    ...{ query, lines, refusals, acts, removal, undo, saveAll, saveWishes, wishedLine },
    ...{ closeWishes: () => setWished(undefined), isBusy: remove.isPending, isSaving: edit.isPending },
    ...ticks,
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
