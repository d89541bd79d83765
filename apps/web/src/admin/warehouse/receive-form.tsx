import type { OrderView } from '@kouan/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { focusFirstWrong } from '../../lib/focus-wrong.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextAreaInput } from '../../ui/field.tsx';
import { Problem } from '../problem.tsx';
import { useNeededPhotos } from './needed-photos.tsx';
import { ReceiveLine } from './receive-line.tsx';
import { emptyLine, problemsOf, type ReceiptLine, receiptOf } from './receipt-values.ts';
import { useReceiveGoods } from './warehouse-api.ts';
import styles from './warehouse.module.css';

/** Goods counted, weighed, measured and photographed; each line with a quantity becomes a batch. */
export function ReceiveForm({ order, onDone }: { order: OrderView; onDone: () => void }) {
  const { t } = useTranslation('admin-warehouse');
  const noteId = useId();
  const receive = useReceiveGoods();
  const lines = order.lines.filter((line) => line.inTransit > 0);
  const [typed, setTyped] = useState<Readonly<Record<number, ReceiptLine>>>({});
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const neededOf = useNeededPhotos(order.number);
  const typedOf = (lineId: number) => typed[lineId] ?? emptyLine;
  const isNothing = lines.every((line) => typedOf(line.id).quantity.trim() === '');
  const isWrong = isNothing || lines.some((line) => problemsOf(typedOf(line.id), line.inTransit).length > 0);

  const change = (lineId: number, changes: Partial<ReceiptLine>) =>
    setTyped((old) => ({ ...old, [lineId]: { ...(old[lineId] ?? emptyLine), ...changes } }));
  const handleAll = () => lines.forEach((line) => change(line.id, { quantity: String(line.inTransit) }));
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isWrong) return focusFirstWrong(form.current);
    if (receive.isBusy) return;
    const body = receiptOf(
      lines.map((line) => ({ line, typed: typedOf(line.id) })),
      note,
    );
    // A failed act shows in `Problem`, and the form stays as it is.
    receive.act({ params: { number: order.number }, body }).then(onDone, () => focusFirstWrong(form.current));
  }
  return (
    <form ref={form} aria-label={t('act.toReceive')} noValidate onSubmit={handleSubmit}>
      <h2 className={styles['title']}>
        {t('act.toReceive')}
        <Button size="small" icon="check" onClick={handleAll}>
          {t('receive.all')}
        </Button>
      </h2>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <ReceiveLine
            key={line.id}
            line={line}
            needed={neededOf(line.id)}
            typed={typedOf(line.id)}
            isTried={isTried}
            problems={isTried ? problemsOf(typedOf(line.id), line.inTransit) : []}
            onChange={(changes) => change(line.id, changes)}
          />
        ))}
      </ul>
      <Field id={noteId} label={t('receive.note')} optionalMark={t('common:optional')}>
        <TextAreaInput
          id={noteId}
          rows={2}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      {isTried && isNothing ? (
        <p role="alert" className={styles['wrong']}>
          {t('receive.nothing')}
        </p>
      ) : null}
      <Problem error={receive.error} />
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" isBusy={receive.isBusy}>
          {t('act.toReceive')}
        </Button>
      </div>
    </form>
  );
}
