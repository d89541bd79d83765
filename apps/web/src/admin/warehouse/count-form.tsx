import type { StocktakeLine } from '@kouan/contract';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { beep, type ScanTone } from './scan-feedback.ts';
import styles from './scan.module.css';
import { useCountUnits } from './shelves-api.ts';

type CountFormProps = { stocktakeId: number; lines: readonly StocktakeLine[] };
const tidy = (text: string): string => text.replace(/\s/g, '').toUpperCase();
const isBatch = (code: string): boolean => /^K[0-9A-Z]{13}$/.test(code);

/**
 * Shelf, batch, number, Enter: the shelf stays for the next batch. A scanner's Enter goes on to the next field, and what it
 * reads finds its field by itself.
 */
export function CountForm({ stocktakeId, lines }: CountFormProps) {
  const { t } = useTranslation('admin-shelves');
  const form = useRef<HTMLFormElement>(null);
  const count = useCountUnits();
  const [shelf, setShelf] = useState('');
  const [batch, setBatch] = useState('');
  const [quantity, setQuantity] = useState('');
  const [told, setTold] = useState<{ tone: ScanTone; text: string } | null>(null);
  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const type = (name: FieldName, value: string) =>
    ({ shelf: setShelf, batch: setBatch, quantity: setQuantity })[name](value);
  function tell(tone: ScanTone, text: string) {
    beep(tone);
    setTold({ tone, text });
  }
  function next(): 'shelf' | 'batch' | 'quantity' | undefined {
    // A batch that was scanned where the shelf or the number goes.
    if (isBatch(tidy(shelf))) {
      setBatch(tidy(shelf));
      setShelf('');
      return 'quantity';
    }
    if (isBatch(tidy(quantity))) {
      setBatch(tidy(quantity));
      setQuantity('');
      return 'quantity';
    }
    if (batch.trim() === '') return 'batch';
    return /^\d{1,7}$/.test(quantity.trim()) ? undefined : 'quantity';
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const missing = next();
    if (missing !== undefined) return focus(missing);
    if (count.isBusy) return;
    try {
      const body = { shelf: tidy(shelf), batch: tidy(batch), quantity: Number(quantity) };
      const { line, countedCount, lineCount } = await count.act({ params: { id: stocktakeId }, body });
      const isNew = !lines.some((one) => one.shelf === line.shelf && one.batchNumber === line.batchNumber);
      tell(
        isNew ? 'attention' : 'ok',
        t(isNew ? 'count.keptNew' : 'count.kept', { batch: line.batchNumber, done: countedCount, all: lineCount }),
      );
      setBatch('');
      setQuantity('');
      focus('batch');
    } catch (error) {
      tell('bad', error instanceof ApiError && error.message !== '' ? error.message : t('scan.failed'));
    }
  }
  return (
    <form
      ref={form}
      className={styles['extra']}
      aria-label={t('count.form')}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div role="status" aria-live="assertive" className={styles['feedback']} data-tone={told?.tone}>
        {told?.text ?? <span className="muted">{t('count.waiting')}</span>}
      </div>
      <CountFields values={{ shelf, batch, quantity }} onType={type} />
      <div className={styles['done']}>
        <Button type="submit" kind="primary" size="large" isBusy={count.isBusy}>
          {t('count.keep')}
        </Button>
      </div>
    </form>
  );
}

type FieldName = 'shelf' | 'batch' | 'quantity';

function CountFields({
  values,
  onType,
}: {
  values: Record<FieldName, string>;
  onType: (name: FieldName, value: string) => void;
}) {
  const { t } = useTranslation('admin-shelves');
  const id = useId();
  return (
    <div className={styles['measures']}>
      <Field id={`${id}-shelf`} label={t('place.shelf')} hint={t('count.shelfHint')}>
        <TextInput
          id={`${id}-shelf`}
          name="shelf"
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          value={values.shelf}
          onChange={(event) => onType('shelf', event.target.value)}
        />
      </Field>
      <Field id={`${id}-batch`} label={t('batch.number')}>
        <TextInput
          id={`${id}-batch`}
          name="batch"
          maxLength={30}
          autoCapitalize="characters"
          autoComplete="off"
          value={values.batch}
          onChange={(event) => onType('batch', event.target.value)}
        />
      </Field>
      <Field id={`${id}-quantity`} label={t('count.counted')}>
        <TextInput
          id={`${id}-quantity`}
          name="quantity"
          inputMode="numeric"
          maxLength={30}
          autoComplete="off"
          value={values.quantity}
          onChange={(event) => onType('quantity', event.target.value)}
        />
      </Field>
    </div>
  );
}
