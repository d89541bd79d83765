import type { ReorderedLine } from '@kouan/contract';
import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../../lib/call.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { useReorder } from './orders-api.ts';
import { ReorderSummary } from './reorder-summary.tsx';

/** Puts what was ordered into the cart again, and tells what has changed since. */
export function ReorderButton({ number }: { number: string }) {
  const { t } = useTranslation('orders');
  const reorder = useReorder();
  // One key until the server has answered: a repeated try has no second effect.
  const key = useRef<string>(undefined);
  const [lines, setLines] = useState<readonly ReorderedLine[]>();

  async function handleReorder() {
    key.current ??= newIdempotencyKey();
    const reply = await reorder.mutateAsync({ params: { number }, idempotencyKey: key.current }).catch(() => undefined); // told like any failed call
    if (reply === undefined) return;
    key.current = undefined;
    setLines(reply.lines);
  }
  return (
    <>
      <Button icon="cart" isBusy={reorder.isPending} onClick={() => void handleReorder()}>
        {t('again.act')}
      </Button>
      {lines === undefined ? null : (
        <ReorderSummary number={number} lines={lines} onClose={() => setLines(undefined)} />
      )}
    </>
  );
}
