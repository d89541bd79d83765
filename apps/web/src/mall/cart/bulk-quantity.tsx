import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { isClosed } from '../../shared/cart-prices.ts';
import { Button } from '../../ui/button.tsx';
import { type BulkChange, type BulkDone, doneBy, undone } from './bulk-changes.ts';
import { BulkQuantityDialog } from './bulk-quantity-dialog.tsx';
import { useEditQuantities } from './cart-api.ts';
import styles from './cart-page.module.css';
import type { CartState } from './use-cart.ts';

/** Changes the quantities of all ticked lines in one step, which can be taken back. */
export function BulkQuantity({ cart }: { cart: CartState }) {
  const { t } = useTranslation('cart');
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<BulkDone>();
  const [said, setSaid] = useState('');
  const changeAll = useChangeAll(cart);
  const ticked = cart.lines.filter((line) => cart.ticks.has(line.id) && !isClosed(line));

  async function handleApply(changes: readonly BulkChange[]): Promise<string | undefined> {
    const next = doneBy(changes);
    const problem = await changeAll(next.after, { isUndo: false });
    if (problem !== undefined) return problem;
    const isSame = next.after.size === 0;
    setDone(isSame ? undefined : next);
    setSaid(isSame ? t('bulk.same') : t('bulk.done', { count: next.after.size }));
    setOpen(false);
    return undefined;
  }
  async function handleUndo() {
    if (done === undefined) return;
    setDone(undefined);
    const problem = await changeAll(undone(done, cart.lines), { isUndo: true });
    setSaid(problem ?? t('bulk.undone'));
    if (problem !== undefined) setDone(done);
  }
  return (
    <>
      <Button icon="edit" onClick={() => setOpen(true)}>
        {t('bulk.open')}
      </Button>
      {isOpen ? <BulkQuantityDialog lines={ticked} onApply={handleApply} onClose={() => setOpen(false)} /> : null}
      <span role="status" className={styles['bulk']}>
        {said}
        {done === undefined ? null : (
          <Button kind="text" size="small" onClick={() => void handleUndo()}>
            {t('undo')}
          </Button>
        )}
      </span>
    </>
  );
}

/** Quantities of several lines, all or none; what was typed before is saved first. Answers why it was refused. */
function useChangeAll({ saveAll, forget, query }: CartState) {
  const { t } = useTranslation('cart');
  const edit = useEditQuantities();
  return async (
    quantities: ReadonlyMap<number, number>,
    { isUndo }: { isUndo: boolean },
  ): Promise<string | undefined> => {
    const ids = [...quantities.keys()];
    if (!(await saveAll(ids)) && !isUndo) return t('bulk.unsaved');
    if (ids.length === 0) return undefined;
    try {
      await edit.mutateAsync({ body: { lines: [...quantities].map(([id, quantity]) => ({ id, quantity })), isUndo } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // What is in stock by now names the lines.
      await query.refetch();
      return error.message || t('common:failure.unknown');
    }
    forget(ids);
    return undefined;
  };
}
