import type { ParcelView } from '@kouan/contract';
import { normalizeWaybill } from '@kouan/domain';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { AdminHead } from '../admin-head.tsx';
import { cm3Of } from '../measures.ts';
import { KeptScansPanel } from './kept-scans-panel.tsx';
import type { KeptScan } from './kept-scans.ts';
import { OfflineParcel } from './offline-parcel.tsx';
import { ParcelForm } from './parcel-form.tsx';
import { ParcelSummary } from './parcel-summary.tsx';
import { ReceivedParcel } from './received-parcel.tsx';
import { useScan } from './receiving-api.ts';
import { beep, type ScanTone } from './scan-feedback.ts';
import { focusScan, ScanInput } from './scan-input.tsx';
import { keepScanPage } from './keep-scan-page.ts';
import styles from './scan.module.css';
import { isUnanswered } from './send-scan.ts';
import { UnknownParcel } from './unknown-parcel.tsx';
import { type KeptScans, useKeptScans } from './use-kept-scans.ts';

type Scanned = {
  waybill: string;
  parcel: ParcelView | null;
  tone: ScanTone;
  text: string;
  /** What is kept of it on this device and open in a form. */
  keptKey?: string;
  /** Nothing is left to do with it here. */
  isOver?: boolean;
};

/**
 * The border's scales: a scanned waybill opens its parcel. Everything goes with a scanner and Enter alone: number, weight,
 * size, counts, done, next. Without a network scans, weights and photos are kept on the device and sent later.
 */
export default function ScanPage() {
  const { t } = useTranslation('admin-receiving');
  const scan = useScan();
  const form = useRef<HTMLFormElement>(null);
  const [scanned, setScanned] = useState<Scanned | null>(null);
  const kept = useKeptScans(scanned?.keptKey ?? null);
  useEffect(keepScanPage, []);
  // Whatever was scanned, and wherever: the cursor is never nowhere.
  useEffect(() => {
    if (scanned !== null && document.activeElement === document.body) focusScan(form);
  }, [scanned]);

  function show(next: Scanned) {
    beep(next.tone);
    setScanned(next);
  }
  async function handleScan(text: string) {
    if (scan.isBusy) return;
    const waybill = normalizeWaybill(text);
    // A size that came too early: the parcel was not open yet.
    const isSize = /[x×*]/i.test(text) && cm3Of(text, 1) !== undefined;
    if (waybill === undefined || isSize)
      return show({ waybill: text, parcel: null, tone: 'bad', text: t('scan.notWaybill') });
    if (kept.isDown) return keepOnDevice(waybill);
    try {
      const { parcel } = await scan.act({ body: { waybill } });
      show({ waybill, parcel, ...feedbackOf(parcel, t) });
    } catch (error) {
      if (isUnanswered(error)) return keepOnDevice(waybill);
      const why = error instanceof ApiError && error.message !== '' ? error.message : t('scan.failed');
      show({ waybill: text, parcel: null, tone: 'bad', text: why });
    }
  }
  function keepOnDevice(waybill: string) {
    kept.setDown(true);
    const { scan: one, isNew } = kept.add({ waybill });
    const [tone, text] = isNew
      ? (['ok', t('offline.kept')] as const)
      : (['attention', t('offline.keptAgain')] as const);
    show({ waybill, parcel: null, tone, text, keptKey: one.key });
  }
  function handleDone(waybill: string, parcel: ParcelView | null, text: string) {
    show({ waybill, parcel, tone: 'ok', text, isOver: parcel === null });
    focusScan(form);
  }
  function handleOpen(one: KeptScan) {
    if (one.conflict === null)
      return show({ ...one, parcel: null, tone: 'ok', text: t('offline.kept'), keptKey: one.key });
    return handleScan(one.waybill);
  }
  return (
    <>
      <AdminHead component="warehouse/scan" title={t('scan.title')} note={t('scan.note')} />
      <ScanInput formRef={form} isBusy={scan.isBusy} onScan={(text) => void handleScan(text)} />
      <div role="status" aria-live="assertive" className={styles['feedback']} data-tone={scanned?.tone}>
        {scanned === null ? (
          <span className="muted">{t('scan.waiting')}</span>
        ) : (
          <>
            <b className="mono">{scanned.waybill}</b> {scanned.text}
          </>
        )}
      </div>
      <KeptScansPanel kept={kept} onOpen={(one) => void handleOpen(one)} />
      {scanned === null || scanned.tone === 'bad' || scanned.isOver ? null : (
        <Opened
          key={`${scanned.waybill} ${scanned.parcel?.state} ${scanned.keptKey}`}
          scanned={scanned}
          kept={kept}
          onScan={(text) => void handleScan(text)}
          onDone={handleDone}
        />
      )}
    </>
  );
}

type T = ReturnType<typeof useTranslation<'admin-receiving'>>['t'];

function feedbackOf(parcel: ParcelView | null, t: T): { tone: ScanTone; text: string } {
  if (parcel === null) return { tone: 'attention', text: t('scan.unknown') };
  if (parcel.state === 'received') return { tone: 'attention', text: t('scan.received') };
  if (parcel.state === 'unowned') return { tone: 'attention', text: t('scan.unowned') };
  if (parcel.orders.every(({ lines }) => lines.length === 0)) return { tone: 'attention', text: t('scan.nothing') };
  return { tone: 'ok', text: t('scan.open', { count: parcel.orders.length }) };
}

type OpenedProps = {
  scanned: Scanned;
  kept: KeptScans;
  onScan: (text: string) => void;
  onDone: (waybill: string, parcel: ParcelView | null, text: string) => void;
};

function Opened({ scanned: { waybill, parcel, keptKey }, kept, onScan, onDone }: OpenedProps) {
  const { t } = useTranslation('admin-receiving');
  const waiting = kept.scans.find((one) => (keptKey === undefined ? one.waybill === waybill : one.key === keptKey));
  if (keptKey !== undefined)
    return waiting === undefined ? null : (
      <OfflineParcel
        scan={waiting}
        onScan={onScan}
        onKeep={(found) => void kept.change(waiting, found)}
        onDone={(found) => {
          void kept.change(waiting, found);
          onDone(waybill, null, t('offline.kept'));
        }}
      />
    );
  if (parcel === null)
    return (
      <UnknownParcel
        waybill={waybill}
        taken={waiting?.photos.flatMap(({ stored }) => stored ?? []) ?? []}
        onDone={(found) => {
          if (waiting) void kept.drop(waiting.key);
          onDone(waybill, found, t('unknown.done'));
        }}
      />
    );
  if (parcel.state === 'received' || parcel.state === 'unowned') return <ReceivedParcel parcel={parcel} />;
  return (
    <>
      <ParcelSummary parcel={parcel} />
      <ParcelForm
        parcel={parcel}
        onScan={onScan}
        onDone={(done) => onDone(done.waybill, done, t('form.done'))}
        onUnanswered={(receipt, sendKey) => {
          kept.setDown(true);
          kept.add({ waybill, receipt, ...(sendKey === undefined ? {} : { sendKey }) });
          onDone(waybill, null, t('offline.countedKept'));
        }}
      />
    </>
  );
}
