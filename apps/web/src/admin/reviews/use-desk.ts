import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMenuPage } from '../menu-pages.ts';
import type { DeskActs } from './cockpit.tsx';
import type { KeyAct, Mode } from './review-keys.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { pictureActs, type useVoucher } from './voucher-viewer.tsx';

export type Acts = Record<Exclude<KeyAct['kind'], 'choose'>, () => void>;
/** A second press that was meant for the one before finds nothing to approve yet. */
const readyAfterMs = 400;

type Desk = {
  cockpit: DeskActs;
  orderNumber: string;
  voucher: ReturnType<typeof useVoucher>;
  approve: () => void;
  takeOver: () => void;
  mayReject: boolean;
  mayReReview: boolean;
  /** A number key while no form is open; in the form of a rejection it chooses the reason. */
  choose?: (index: number) => void;
};

/** What buttons and keys of a desk do, which form is open, and what was chosen and written in it. */
export function useDesk({ cockpit, orderNumber, voucher, approve, takeOver, mayReject, mayReReview, choose }: Desk) {
  const navigate = useNavigate();
  const ordersPath = useMenuPage('orders/index')?.path;
  const orderPath = ordersPath === undefined ? undefined : `${ordersPath}?open=${orderNumber}`;
  const [mode, setMode] = useState<Mode>('decide');
  const [reasonIndex, setReasonIndex] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), readyAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const acts: Acts = {
    next: () => cockpit.onStep(1),
    skip: () => cockpit.onStep(1),
    previous: () => cockpit.onStep(-1),
    approve: () => isReady && approve(),
    ...pictureActs(voucher),
    undo: cockpit.onUndo,
    takeOver,
    queue: cockpit.onQueue,
    search: cockpit.onSearch,
    help: cockpit.onHelp,
    back: () => setMode('decide'),
    reject: () => mayReject && setMode('reject'),
    reReview: () => mayReReview && setMode('reReview'),
    openOrder: () => orderPath !== undefined && void navigate(orderPath),
    send: () => form.current?.requestSubmit(),
  };
  function handleKey(act: KeyAct) {
    if (act.kind !== 'choose') acts[act.kind]();
    else if (mode === 'reject') setReasonIndex(act.index);
    else choose?.(act.index);
  }
  useReviewKeys({ mode, isOff: cockpit.isHelpOpen, onAct: handleKey });
  return { mode, form, isReady, reasonIndex, setReasonIndex, acts, orderPath };
}
