import type { ParcelView } from '@kouan/contract';
import { type KeyboardEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextAreaInput, TextInput } from '../../ui/field.tsx';
import { focusFirstWrong } from '../../lib/focus-wrong.ts';
import { Problem } from '../problem.tsx';
import { ParcelExtras } from './parcel-extras.tsx';
import type { KeptScan } from './kept-scans.ts';
import { OrderLines } from './order-lines.tsx';
import {
  allReceived,
  firstTyped,
  isAnythingCounted,
  type ParcelProblem,
  parcelProblems,
  receiptOf,
  scannedIn,
  type TypedLine,
  typedLine,
  type TypedParcel,
} from './parcel-values.ts';
import { Photos } from './photos.tsx';
import { useReceiveParcel } from './receiving-api.ts';
import { beep } from './scan-feedback.ts';
import { isUnanswered } from './send-scan.ts';
import styles from './scan.module.css';

type ParcelFormProps = {
  parcel: ParcelView;
  /** A scanner typed the next waybill where the cursor was. */
  onScan: (waybill: string) => void;
  onDone: (parcel: ParcelView) => void;
  /** There was no answer: the count is kept on this device, and goes under the same key. */
  onUnanswered: (receipt: NonNullable<KeptScan['receipt']>, sendKey: string | undefined) => void;
};
/** Where Enter leads, one after the other. */
const stops = ['weight', 'volume', 'all', 'confirm'] as const;
type Stop = (typeof stops)[number];

/** The parcel is weighed, measured and counted. Enter goes from the weight to the size, to "all received", to the end. */
export function ParcelForm({ parcel, onScan, onDone, onUnanswered }: ParcelFormProps) {
  const { t } = useTranslation('admin-receiving');
  const receive = useReceiveParcel();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedParcel>(() => firstTyped(parcel));
  const [isTried, setTried] = useState(false);
  const problems: readonly ParcelProblem[] = isTried ? parcelProblems(parcel, typed) : [];
  const go = (stop: Stop) => {
    const place = form.current?.querySelector<HTMLElement>(`[data-stop="${stop}"]`);
    place?.focus();
    // What is known already is replaced by what the scales or a scanner type, never added to.
    if (place instanceof HTMLInputElement) place.select();
  };
  useEffect(() => go('weight'), []);

  const change = (changes: Partial<TypedParcel>) => setTyped((old) => ({ ...old, ...changes }));
  const changeLine = (id: number, changes: Partial<TypedLine>) =>
    setTyped((old) => ({ ...old, lines: { ...old.lines, [id]: { ...typedLine(old, id), ...changes } } }));
  function handleEnter(event: KeyboardEvent, stop: 'weight' | 'volume') {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const waybill = scannedIn(typed[stop]);
    if (waybill !== undefined) return onScan(waybill);
    go(stop === 'weight' ? 'volume' : typed.isSurplus || isAnythingCounted(parcel, typed) ? 'confirm' : 'all');
  }
  function handleAll() {
    setTyped((old) => allReceived(parcel, old));
    go('confirm');
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const body = receiptOf(parcel, typed);
    if (body === undefined) {
      focusFirstWrong(form.current);
      return beep('bad');
    }
    if (receive.isBusy) return;
    receive.act({ params: { waybill: parcel.waybill }, body }).then(onDone, (error: unknown) => {
      if (isUnanswered(error)) return onUnanswered(body, receive.heldKey());
      focusFirstWrong(form.current);
      return beep('bad');
    });
  }
  const error = (problem: ParcelProblem) => (problems.includes(problem) ? t(`form.wrong.${problem}`) : undefined);
  return (
    <form ref={form} className={styles['card']} aria-label={t('form.title')} noValidate onSubmit={handleSubmit}>
      <div className={styles['measures']}>
        <Measures typed={typed} error={error} onChange={change} onEnter={handleEnter} />
        {parcel.orders.every(({ lines }) => lines.length === 0) ? null : (
          <Button data-stop="all" icon="check" size="large" className={styles['all'] ?? ''} onClick={handleAll}>
            {t('form.all')}
          </Button>
        )}
      </div>
      {parcel.orders
        .filter(({ lines }) => lines.length > 0)
        .map((order) => (
          <section key={order.number} aria-label={t('form.order', { number: order.number })}>
            <h2 className={styles['orderHead']}>
              <span className="mono">{order.number}</span> {order.buyerName}{' '}
              <small className="muted mono">{order.buyerCode}</small>
            </h2>
            <OrderLines
              order={order}
              typedOf={(lineId) => typedLine(typed, lineId)}
              isTried={isTried}
              onChange={changeLine}
              onScan={onScan}
            />
          </section>
        ))}
      <ParcelExtras typed={typed} problems={problems} onChange={change} />
      <Photos photos={typed.photos} onChange={(photos) => change({ photos })} />
      <Field id="parcel-note" label={t('form.note')} optionalMark={t('common:optional')}>
        <TextAreaInput
          id="parcel-note"
          rows={1}
          maxLength={500}
          value={typed.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
      <Wrong text={error('nothing')} />
      <Problem error={receive.error} />
      <div className={styles['done']}>
        <Button data-stop="confirm" type="submit" kind="primary" size="large" isBusy={receive.isBusy}>
          {t('form.act')}
        </Button>
      </div>
    </form>
  );
}

type MeasuresProps = {
  typed: TypedParcel;
  error: (problem: ParcelProblem) => string | undefined;
  onChange: (changes: Partial<TypedParcel>) => void;
  onEnter: (event: KeyboardEvent, stop: 'weight' | 'volume') => void;
};

function Measures({ typed, error, onChange, onEnter }: MeasuresProps) {
  const { t } = useTranslation('admin-receiving');
  return (
    <>
      <Field id="parcel-weight" label={t('form.weight')} isRequired error={error('weight')}>
        <TextInput
          id="parcel-weight"
          data-stop="weight"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error('weight') ? true : undefined}
          value={typed.weight}
          onChange={(event) => onChange({ weight: event.target.value })}
          onKeyDown={(event) => onEnter(event, 'weight')}
          after={<span className="muted">{t('kilograms')}</span>}
        />
      </Field>
      <Field id="parcel-volume" label={t('form.volume')} isRequired hint={t('form.volumeHint')} error={error('volume')}>
        <TextInput
          id="parcel-volume"
          data-stop="volume"
          autoComplete="off"
          placeholder="60×40×30"
          aria-invalid={error('volume') ? true : undefined}
          value={typed.volume}
          onChange={(event) => onChange({ volume: event.target.value })}
          onKeyDown={(event) => onEnter(event, 'volume')}
        />
      </Field>
    </>
  );
}

const Wrong = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <p role="alert" className={styles['wrong']}>
      {text}
    </p>
  );
