import type { PickingLine, PlacedBatch, ReplyOf, getShelf } from '@kouan/contract';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { AdminHead } from '../admin-head.tsx';
import { PickingCard } from './picking-card.tsx';
import { PlaceCard } from './place-card.tsx';
import { beep, type ScanTone } from './scan-feedback.ts';
import { focusScan, ScanInput } from './scan-input.tsx';
import styles from './scan.module.css';
import { ShelfCard } from './shelf-card.tsx';
import { ShelfList } from './shelf-list.tsx';
import { useLookUp, usePlaceBatch } from './shelves-api.ts';

type Shelf = ReplyOf<typeof getShelf>;
type Shown = {
  batch?: PlacedBatch;
  /** The shelf that the batch is taken from; none: it lies on none yet. */
  from?: Shelf;
  picking?: { number: string; lines: PickingLine[] };
};
type Feedback = { tone: ScanTone; code: string; text: string };

const isBatch = (code: string): boolean => /^K[0-9A-Z]{13}$/.test(code);
const isShipment = (code: string): boolean => /^S[0-9A-Z]{13}$/.test(code);

/**
 * The shelves, with a scanner: a batch and then a shelf puts it away, a shelf first moves what lies there, a shipment shows
 * what to pick and from where.
 */
export default function ShelvesPage() {
  const { t } = useTranslation('admin-shelves');
  const lookUp = useLookUp();
  const place = usePlaceBatch();
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<Shown>({});
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const [isBusy, setBusy] = useState(false);

  function tell(next: Feedback) {
    beep(next.tone);
    setFeedback(next);
    focusScan(form);
  }
  async function handleScan(text: string) {
    const code = text.replace(/\s/g, '').toUpperCase();
    setBusy(true);
    try {
      tell({ tone: 'ok', code, text: await open(code) });
    } catch (error) {
      const why = error instanceof ApiError && error.message !== '' ? error.message : t('scan.failed');
      tell({ tone: 'bad', code, text: why });
    }
    setBusy(false);
  }
  async function open(code: string): Promise<string> {
    if (isShipment(code)) {
      setShown({ picking: { number: code, lines: await lookUp.picking(code) } });
      return t('scan.picking');
    }
    if (isBatch(code)) {
      const batch = await lookUp.batch(code);
      setShown((now) => ({ batch, ...(liesOn(batch, now.from) ? { from: now.from } : {}) }));
      return t('scan.batch');
    }
    const shelf = await lookUp.shelf(code);
    if (shown.batch && shelf.code !== shown.from?.code) return handlePlace(shelf.code);
    setShown({ from: shelf });
    return t('scan.shelf');
  }
  async function handlePlace(shelf: string, quantity?: number): Promise<string> {
    const { batch, from } = shown;
    if (!batch) return '';
    const body = { shelf, ...(from ? { from: from.code } : {}), ...(quantity === undefined ? {} : { quantity }) };
    const placed = await place.act({ params: { number: batch.number }, body });
    setShown({ batch: placed });
    return t('scan.placed', { shelf });
  }
  return (
    <>
      <AdminHead component="warehouse/shelves" note={t('shelves.note')} />
      <ScanInput
        formRef={form}
        isBusy={isBusy || place.isBusy}
        label={t('scan.input')}
        onScan={(text) => void handleScan(text)}
      />
      <div role="status" aria-live="assertive" className={styles['feedback']} data-tone={feedback?.tone}>
        {feedback === null ? (
          <span className="muted">{t('scan.waiting')}</span>
        ) : (
          <>
            <b className="mono">{feedback.code}</b> {feedback.text}
          </>
        )}
      </div>
      {shown.batch ? (
        <PlaceCard
          key={`${shown.batch.number} ${shown.from?.code ?? ''} ${shown.batch.unshelved}`}
          batch={shown.batch}
          from={shown.from?.code}
          error={place.error}
          isBusy={place.isBusy}
          onPlace={(shelf, quantity) =>
            void handlePlace(shelf, quantity).then(
              (text) => tell({ tone: 'ok', code: shelf, text }),
              () => beep('bad'),
            )
          }
        />
      ) : null}
      {shown.from && !shown.batch ? <ShelfCard shelf={shown.from} onOpen={(code) => void handleScan(code)} /> : null}
      {shown.picking ? <PickingCard {...shown.picking} /> : null}
      <ShelfList onOpen={(code) => void handleScan(code)} />
    </>
  );
}

const liesOn = (batch: PlacedBatch, shelf: Shelf | undefined): boolean =>
  shelf !== undefined && batch.shelves.some(({ code }) => code === shelf.code);
