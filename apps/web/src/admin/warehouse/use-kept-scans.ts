import { listParcels } from '@kouan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../lib/call.ts';
import { callOf } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { uploadPicture } from '../../shared/upload-picture.ts';
import { rememberedOwner, rememberOwner } from './keep-scan-page.ts';
import { dropScan, keepScan, type KeptScan, loadScans, newScan } from './kept-scans.ts';
import { sendScan } from './send-scan.ts';

const tryAgainMs = 10_000;
const lockName = 'kouan-scans';
const nothing = () => undefined;

/** One round at a time over all tabs, where the browser can say so; the keys of the scans guard the rest. */
const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(lockName, work) : work();

/**
 * The scans that wait on this device. They are sent one after the other whenever the network is back, and every ten seconds;
 * the one that is `open` in a form waits for it to be closed.
 */
export function useKeptScans(open: string | null) {
  const known = useSession((session) => session.user?.username);
  const isUnreachable = useSession((session) => session.isUnreachable);
  const owner = known ?? (isUnreachable ? rememberedOwner() : '');
  useEffect(() => {
    if (known !== undefined) rememberOwner(known);
  }, [known]);
  const store = useScanStore(owner);
  const { isDown, isSending, setDown, sendAll } = useSending(store, open);
  const round = useEffectEvent(() => void sendAll());
  const load = useEffectEvent(() => store.load().then(round));
  const leave = useEffectEvent(() => setDown(true));
  useEffect(() => {
    if (owner === '') return undefined;
    void load();
    const handleOffline = () => leave();
    const handleOnline = () => round();
    window.addEventListener('online', handleOnline);
    window.addEventListener('offline', handleOffline);
    const timer = setInterval(handleOnline, tryAgainMs);
    return () => {
      window.removeEventListener('online', handleOnline);
      window.removeEventListener('offline', handleOffline);
      clearInterval(timer);
    };
  }, [owner]);
  const { scans, keepsNothing, add, change, drop } = store;
  // A browser may think that it is online; whoever got no answer about the account knows better.
  return { scans, isDown: isDown || isUnreachable, isSending, keepsNothing, add, change, drop, sendAll, setDown };
}
export type KeptScans = ReturnType<typeof useKeptScans>;
type ScanStore = ReturnType<typeof useScanStore>;

/** What is shown and what the browser keeps, always the same. */
function useScanStore(owner: string) {
  const [scans, setScans] = useState<readonly KeptScan[]>([]);
  const [keepsNothing, setKeepsNothing] = useState(false);
  const refused = () => setKeepsNothing(true);
  /** Shown here, and not in the browser's database yet. */
  const unwritten = useRef(new Set<string>());

  /** What the browser keeps now: another tab, or the page before this one, may have sent some of it. */
  const load = () =>
    loadScans(owner).then(
      (kept) =>
        setScans((all) => [
          ...kept,
          ...all.filter(({ key }) => unwritten.current.has(key) && kept.every((one) => one.key !== key)),
        ]),
      refused,
    );
  const put = (scan: KeptScan) => {
    setScans((all) =>
      all.some(({ key }) => key === scan.key) ? all.map((one) => (one.key === scan.key ? scan : one)) : [...all, scan],
    );
    unwritten.current.add(scan.key);
    return keepScan(scan).then(() => void unwritten.current.delete(scan.key), refused);
  };
  const drop = (key: string) => {
    unwritten.current.delete(key);
    setScans((all) => all.filter((one) => one.key !== key));
    return dropScan(key).then(nothing, refused);
  };
  /** Keeps a waybill; the same one again opens what is kept of it. */
  function add(start: { waybill: string } & Partial<KeptScan>): { scan: KeptScan; isNew: boolean } {
    const known = scans.find(({ waybill, receipt }) => waybill === start.waybill && receipt === null);
    if (known && !start.receipt) return { scan: known, isNew: false };
    const scan = newScan({ ...start, owner });
    void put(scan);
    return { scan, isNew: true };
  }
  /** What was found becomes another: it goes under a key of its own, and an earlier conflict is over. */
  const change = (scan: KeptScan, changes: Partial<KeptScan>) =>
    put({ ...scan, ...changes, sendKey: newIdempotencyKey(), conflict: null });
  /** As it is kept now, another tab's work included. */
  const current = () => loadScans(owner).catch(() => [...scans]);
  return { owner, scans, keepsNothing, load, put, drop, add, change, current };
}

function useSending(store: ScanStore, open: string | null) {
  const client = useQueryClient();
  const [isDown, setDown] = useState(false);
  const [isSending, setSending] = useState(false);
  const isAtIt = useRef(false);

  /** Sends one; false when it has to wait, and so all others. */
  async function sendOne(scan: KeptScan): Promise<boolean> {
    const sender = { call: callOf(client), upload: (file: File) => uploadPicture(file, nothing), keep: store.put };
    const outcome = await sendScan(scan, sender);
    if (outcome.is === 'waits') return false;
    if (outcome.is === 'sent') await store.drop(scan.key);
    else {
      const newest = (await store.current()).find(({ key }) => key === scan.key);
      await store.put({ ...(newest ?? scan), conflict: outcome.conflict });
    }
    return true;
  }
  async function sendWaiting(): Promise<void> {
    const waiting = (await store.current()).filter(({ key, conflict }) => conflict === null && key !== open);
    let isAnswered = navigator.onLine;
    for (const scan of waiting) {
      isAnswered = await sendOne(scan);
      if (!isAnswered) break;
    }
    setDown(!isAnswered);
    if (waiting.length > 0) void client.invalidateQueries({ queryKey: [listParcels.method, listParcels.path] });
  }
  async function sendAll(): Promise<void> {
    if (isAtIt.current || store.owner === '') return;
    isAtIt.current = true;
    setSending(true);
    try {
      await alone(sendWaiting);
      await store.load();
    } finally {
      isAtIt.current = false;
      setSending(false);
    }
  }
  return { isDown, isSending, setDown, sendAll };
}
