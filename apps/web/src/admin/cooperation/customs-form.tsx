import { addressOf, type CooperativeBagView, customsSheet } from '@kouan/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { focusFirstWrong } from '../../lib/focus-wrong.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { describe, Field, TextInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { keepDownload } from '../keep-download.ts';
import { Problem } from '../problem.tsx';
import { useSaveCustoms } from './cooperation-api.ts';
import styles from './cooperation.module.css';
import { sentLines, type TypedLine, typedLines } from './customs-lines.ts';

const fields = ['hsCode', 'description', 'quantity', 'unit', 'value', 'origin'] as const;
const lengths = { hsCode: 20, description: 300, quantity: 9, unit: 20, value: 18, origin: 2 } as const;

/** The customs declaration: its number, and the data of every line. */
export function CustomsForm({ bag, isOpen }: { bag: CooperativeBagView; isOpen: boolean }) {
  const { t, language } = useTranslation('admin-cooperation');
  const save = useSaveCustoms();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const wrong = save.error instanceof ApiError ? save.error.fields : {};
  const [number, setNumber] = useState(bag.declarationNumber);
  const [lines, setLines] = useState(() => typedLines(bag, language));
  const [isSaved, setSaved] = useState(false);
  const keep = useMutation({
    mutationFn: () =>
      keepDownload(addressOf(customsSheet, { params: { number: bag.number } }), `customs-${bag.number}.xlsx`),
  });
  function change(at: number, changes: Partial<TypedLine>) {
    setSaved(false);
    setLines(lines.map((line, index) => (index === at ? { ...line, ...changes } : line)));
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSaved(false);
    const body = { declarationNumber: number, lines: sentLines(lines) };
    // A failed act shows in `Problem`.
    void save.act({ params: { number: bag.number }, body }).then(
      () => setSaved(true),
      () => focusFirstWrong(form.current),
    );
  }
  return (
    <section className={styles['customs']} aria-label={t('customs.title')}>
      <h2>{t('customs.title')}</h2>
      <form ref={form} onSubmit={handleSubmit} noValidate>
        <Field id={id} label={t('customs.number')} isRequired error={wrong['declarationNumber']}>
          <TextInput
            id={id}
            {...describe({ id, error: wrong['declarationNumber'] })}
            autoComplete="off"
            maxLength={60}
            readOnly={!isOpen}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        </Field>
        <ol>
          {lines.map((line, at) => (
            <Line
              key={`${line.shipmentNumber} ${line.lineId}`}
              line={line}
              at={at}
              isOpen={isOpen}
              wrongOf={(field) => wrong[`lines.${at}.${field === 'value' ? 'valueVnd' : field}`]}
              onChange={change}
            />
          ))}
        </ol>
        <Problem error={save.error} />
        <div role="status">{isSaved ? <Note tone="ok">{t('customs.saved')}</Note> : null}</div>
        <p className={styles['buttons']}>
          {isOpen ? (
            <Button type="submit" kind="primary" isBusy={save.isBusy}>
              {t('customs.save')}
            </Button>
          ) : null}
          {bag.customs.length === 0 ? null : (
            <Button icon="download" isBusy={keep.isPending} onClick={() => keep.mutate()}>
              {t('customs.sheet')}
            </Button>
          )}
        </p>
      </form>
    </section>
  );
}

type LineProps = {
  line: TypedLine;
  at: number;
  isOpen: boolean;
  wrongOf: (field: (typeof fields)[number]) => string | undefined;
  onChange: (at: number, changes: Partial<TypedLine>) => void;
};

function Line({ line, at, isOpen, wrongOf, onChange }: LineProps) {
  const { t } = useTranslation('admin-cooperation');
  const id = useId();
  return (
    <li>
      <p className="muted">
        {line.title} <span className="mono">{line.shipmentNumber}</span>
      </p>
      <div className={styles['line']}>
        {fields.map((field) => (
          <Field
            key={field}
            id={`${id}-${field}`}
            label={t(`customs.${field}`)}
            isRequired
            error={wrongOf(field)}
            className={field === 'description' ? styles['wide'] : undefined}
          >
            <TextInput
              id={`${id}-${field}`}
              {...describe({ id: `${id}-${field}`, error: wrongOf(field) })}
              aria-label={t('customs.line', { label: t(`customs.${field}`), number: at + 1 })}
              inputMode={field === 'quantity' || field === 'value' || field === 'hsCode' ? 'numeric' : 'text'}
              autoComplete="off"
              maxLength={lengths[field]}
              readOnly={!isOpen}
              value={line[field]}
              onChange={(event) => onChange(at, { [field]: event.target.value })}
            />
          </Field>
        ))}
      </div>
    </li>
  );
}
