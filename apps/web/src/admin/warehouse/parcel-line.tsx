import type { ParcelLine as Line } from '@kouan/contract';
import { type KeyboardEvent, useId } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { Goods } from '../goods.tsx';
import { inLanguage } from '../in-language.ts';
import { countOf } from '../measures.ts';
import { NeededPhotos } from './needed-photos.tsx';
import { type LineProblem, scannedIn, shortReasons, type TypedLine } from './parcel-values.ts';
import { Photos } from './photos.tsx';
import styles from './scan.module.css';

type LineProps = {
  line: Line;
  needed: { minimum: number; shots: readonly string[] };
  typed: TypedLine;
  isTried: boolean;
  problems: readonly LineProblem[];
  onChange: (changes: Partial<TypedLine>) => void;
  onScan: (waybill: string) => void;
};

/** One line: how many came, what is wrong with the rest, and its own weight where it was weighed alone. */
export function ParcelLine({ line, needed, typed, isTried, problems, onChange, onScan }: LineProps) {
  const { t, language } = useTranslation('admin-receiving');
  const id = useId();
  const goods = inLanguage(line.title, language);
  const wrong = (...wanted: LineProblem[]) => {
    const problem = problems.find((one) => wanted.includes(one));
    return problem === undefined
      ? undefined
      : t(`line.wrong.${problem}`, { most: formatCount(line.inTransit, language) });
  };
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const waybill = scannedIn(typed.quantity);
    if (waybill !== undefined) onScan(waybill);
    else nextCount(event.currentTarget);
  }
  return (
    <li role="group" aria-label={goods}>
      <Goods {...line} size={48} note={t('line.expected', { count: formatCount(line.inTransit, language) })} />
      <div className={styles['count']}>
        <Field id={`${id}-quantity`} label={t('line.quantity')} error={wrong('quantity', 'tooMany')}>
          <TextInput
            id={`${id}-quantity`}
            data-count
            inputMode="numeric"
            autoComplete="off"
            aria-label={t('line.quantityOf', { goods })}
            aria-invalid={wrong('quantity', 'tooMany') ? true : undefined}
            value={typed.quantity}
            onChange={(event) => onChange({ quantity: event.target.value })}
            onKeyDown={handleKey}
            after={<span className="muted num">/ {line.inTransit}</span>}
          />
        </Field>
        <Button size="small" onClick={() => onChange({ quantity: String(line.inTransit), isShort: false })}>
          {t('line.all')}
        </Button>
        <Button
          size="small"
          icon="warning"
          aria-pressed={typed.isShort}
          kind={typed.isShort ? 'danger' : 'secondary'}
          onClick={() => onChange({ isShort: !typed.isShort })}
        >
          {t('line.short')}
        </Button>
      </div>
      {typed.isShort ? (
        <div className={styles['short']}>
          <SelectInput
            aria-label={t('line.reasonOf', { goods })}
            choices={shortReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
            value={typed.reason}
            onChange={(event) =>
              onChange({ reason: shortReasons.find((one) => one === event.target.value) ?? 'missing' })
            }
          />
          <Field id={`${id}-short`} label={t('line.shortQuantity')} isRequired error={wrong('short')}>
            <TextInput
              id={`${id}-short`}
              inputMode="numeric"
              aria-invalid={wrong('short') ? true : undefined}
              value={typed.short}
              onChange={(event) => onChange({ short: event.target.value })}
            />
          </Field>
        </div>
      ) : null}
      <Checkbox checked={typed.isMeasured} onChange={(event) => onChange({ isMeasured: event.target.checked })}>
        {t('line.measured')}
      </Checkbox>
      {typed.isMeasured ? <OwnMeasures id={id} typed={typed} wrong={wrong} onChange={onChange} /> : null}
      <NeededPhotos
        needed={needed}
        taken={typed.photos.length}
        isTried={isTried && (countOf(typed.quantity) ?? 0) > 0}
      />
      {typed.isMeasured || needed.minimum > 0 ? (
        <Photos photos={typed.photos} onChange={(photos) => onChange({ photos })} />
      ) : null}
    </li>
  );
}

type OwnMeasuresProps = Pick<LineProps, 'typed' | 'onChange'> & {
  id: string;
  wrong: (problem: LineProblem) => string | undefined;
};

/** A line that was weighed and measured alone. */
function OwnMeasures({ id, typed, wrong, onChange }: OwnMeasuresProps) {
  const { t } = useTranslation('admin-receiving');
  return (
    <div className={styles['short']}>
      <Field id={`${id}-weight`} label={t('form.weight')} isRequired error={wrong('weight')}>
        <TextInput
          id={`${id}-weight`}
          inputMode="decimal"
          aria-invalid={wrong('weight') ? true : undefined}
          value={typed.weight}
          onChange={(event) => onChange({ weight: event.target.value })}
          after={<span className="muted">{t('kilograms')}</span>}
        />
      </Field>
      <Field id={`${id}-volume`} label={t('form.volume')} isRequired error={wrong('volume')}>
        <TextInput
          id={`${id}-volume`}
          placeholder="60×40×30"
          aria-invalid={wrong('volume') ? true : undefined}
          value={typed.volume}
          onChange={(event) => onChange({ volume: event.target.value })}
        />
      </Field>
    </div>
  );
}

/** Enter leads to the next count, after the last one to the end. */
function nextCount(from: EventTarget): void {
  if (!(from instanceof HTMLElement)) return;
  const all = [...(from.closest('form')?.querySelectorAll<HTMLElement>('[data-count], [data-stop="confirm"]') ?? [])];
  all[all.indexOf(from) + 1]?.focus();
}
