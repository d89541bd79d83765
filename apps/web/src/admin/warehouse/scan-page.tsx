import type { ParcelView } from '@kouan/contract';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { AdminHead } from '../admin-head.tsx';
import { cm3Of } from '../measures.ts';
import { ParcelForm } from './parcel-form.tsx';
import { ParcelSummary } from './parcel-summary.tsx';
import { ReceivedParcel } from './received-parcel.tsx';
import { useScan } from './receiving-api.ts';
import { beep, type ScanTone } from './scan-feedback.ts';
import { focusScan, ScanInput } from './scan-input.tsx';
import styles from './scan.module.css';
import { UnknownParcel } from './unknown-parcel.tsx';

type Scanned = { waybill: string; parcel: ParcelView | null; tone: ScanTone; text: string };

/**
 * The border's scales: a scanned waybill opens its parcel. Everything goes with a scanner and Enter alone: number, weight,
 * size, counts, done, next.
 */
export default function ScanPage() {
  const { t } = useTranslation('admin-receiving');
  const scan = useScan();
  const form = useRef<HTMLFormElement>(null);
  const [scanned, setScanned] = useState<Scanned | null>(null);

  function show(next: Scanned) {
    beep(next.tone);
    setScanned(next);
  }
  async function handleScan(text: string) {
    if (scan.isBusy) return;
    // A size that came too early: the parcel was not open yet.
    if (/[x×*]/i.test(text) && cm3Of(text, 1) !== undefined)
      return show({ waybill: text, parcel: null, tone: 'bad', text: t('scan.notWaybill') });
    try {
      const { waybill, parcel } = await scan.act({ body: { waybill: text } });
      show({ waybill, parcel, ...feedbackOf(parcel, t) });
    } catch (error) {
      const why = error instanceof ApiError && error.message !== '' ? error.message : t('scan.failed');
      show({ waybill: text, parcel: null, tone: 'bad', text: why });
    }
  }
  function handleDone(parcel: ParcelView, text: string) {
    show({ waybill: parcel.waybill, parcel, tone: 'ok', text });
    focusScan(form);
  }
  return (
    <>
      <AdminHead component="warehouse/scan" note={t('scan.note')} />
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
      {scanned === null || scanned.tone === 'bad' ? null : (
        <Opened
          key={`${scanned.waybill} ${scanned.parcel?.state}`}
          scanned={scanned}
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
  onScan: (text: string) => void;
  onDone: (parcel: ParcelView, text: string) => void;
};

function Opened({ scanned: { waybill, parcel }, onScan, onDone }: OpenedProps) {
  const { t } = useTranslation('admin-receiving');
  if (parcel === null) return <UnknownParcel waybill={waybill} onDone={(kept) => onDone(kept, t('unknown.done'))} />;
  if (parcel.state === 'received' || parcel.state === 'unowned') return <ReceivedParcel parcel={parcel} />;
  return (
    <>
      <ParcelSummary parcel={parcel} />
      <ParcelForm parcel={parcel} onScan={onScan} onDone={(done) => onDone(done, t('form.done'))} />
    </>
  );
}
