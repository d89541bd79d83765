import type { CartLine } from '@kouan/contract';
import { type FormEvent, useId, useState } from 'react';
import { formatCny, formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { describe, Field, TextInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import {
  amountOf,
  type BulkChange,
  bulkChanges,
  type BulkVerdict,
  type BulkWay,
  bulkWays,
  judgeBulk,
  mostPieces,
} from './bulk-changes.ts';
import { piecesOf, totalsOf } from './cart-groups.ts';
import styles from './bulk-quantity.module.css';

type BulkProps = {
  lines: readonly CartLine[];
  /** Answers why it was refused. */
  onApply: (changes: readonly BulkChange[]) => Promise<string | undefined>;
  onClose: () => void;
};

/** Set to, times, or more: what comes of it stands below before anything is changed. */
export function BulkQuantityDialog({ lines, onApply, onClose }: BulkProps) {
  const { t, language } = useTranslation('cart');
  const id = useId();
  const [way, setWay] = useState<BulkWay>('set');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const amount = amountOf(text);
  const changes = amount === undefined ? [] : bulkChanges(lines, way, amount);
  const verdict = judgeBulk(changes);
  const error =
    isAsked && amount === undefined ? t('bulk.amountWrong', { most: formatCount(mostPieces, language) }) : undefined;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isSaving || changes.length === 0 || verdict.beyondStock.length + verdict.tooLarge.length > 0) return;
    setSaving(true);
    setProblem('');
    try {
      setProblem((await onApply(changes)) ?? '');
    } finally {
      setSaving(false);
    }
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t(lines.length === 0 ? 'common:close' : 'common:cancel')}</Button>
      {lines.length === 0 ? null : (
        <Button kind="primary" type="submit" form={`${id}-form`} isBusy={isSaving}>
          {t('bulk.apply', { count: lines.length })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('bulk.title')} closeLabel={t('common:close')} actions={actions}>
      {lines.length === 0 ? (
        <Note>{t('bulk.none')}</Note>
      ) : (
        <form id={`${id}-form`} className={styles['form']} noValidate onSubmit={(event) => void handleSubmit(event)}>
          <Segmented
            label={t('bulk.way')}
            active={way}
            items={bulkWays.map((one) => ({ key: one, label: t(`bulk.ways.${one}`) }))}
            onChange={(key) => setWay(bulkWays.find((one) => one === key) ?? 'set')}
          />
          <Field id={`${id}-amount`} label={t(`bulk.amount.${way}`)} error={error}>
            <TextInput
              id={`${id}-amount`}
              inputMode="numeric"
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
              {...describe({ id: `${id}-amount`, error })}
            />
          </Field>
          <Preview lines={lines} changes={changes} />
          <div role="alert" className={styles['notes']}>
            {problem === '' ? null : <Note tone="bad">{problem}</Note>}
            <Verdicts verdict={verdict} />
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** Pieces and goods, before and after, at the tiers that are reached together. */
function Preview({ lines, changes }: { lines: readonly CartLine[]; changes: readonly BulkChange[] }) {
  const { t, language } = useTranslation('cart');
  const after = changes.map(({ line, quantity }) => ({ ...line, quantity }));
  const isUsable = after.length > 0 && after.every(({ quantity }) => quantity <= mostPieces);
  const shown = (of: (lines: readonly CartLine[]) => string): string =>
    isUsable ? t('bulk.fromTo', { before: of(lines), after: of(after) }) : of(lines);
  return (
    <dl className={styles['preview']} aria-live="polite">
      <div>
        <dt>{t('bulk.pieces')}</dt>
        <dd>{shown((some) => formatCount(piecesOf(some), language))}</dd>
      </div>
      <div>
        <dt>{t('bulk.goods')}</dt>
        <dd>{shown((some) => formatCny(totalsOf(some, {}).goodsFen, language))}</dd>
      </div>
    </dl>
  );
}

const namesShown = 8;
const tones = { beyondStock: 'bad', tooLarge: 'bad', belowMinimum: 'warning' } as const;
const kinds = ['beyondStock', 'tooLarge', 'belowMinimum'] as const;

/** The lines by name that it cannot be done for, or that could not be ordered then. */
function Verdicts({ verdict }: { verdict: BulkVerdict }) {
  const { t, language } = useTranslation('cart');
  const nameOf = ({ title, specValues }: CartLine): string =>
    [title[language], specValues.map((value) => value[language]).join(' / ')].filter(Boolean).join(' · ');
  const limitOf = (kind: (typeof kinds)[number], line: CartLine): number =>
    kind === 'beyondStock' ? (line.stock ?? 0) : kind === 'tooLarge' ? mostPieces : line.minQuantity;
  return kinds
    .filter((kind) => verdict[kind].length > 0)
    .map((kind) => (
      <Note key={kind} tone={tones[kind]}>
        {t(`bulk.${kind}`)}
        <ul className={styles['names']}>
          {verdict[kind].slice(0, namesShown).map((line) => (
            <li key={line.id}>
              {t(`bulk.limit.${kind}`, { name: nameOf(line), most: formatCount(limitOf(kind, line), language) })}
            </li>
          ))}
        </ul>
        {verdict[kind].length > namesShown
          ? t('bulk.further', { more: formatCount(verdict[kind].length - namesShown, language) })
          : null}
      </Note>
    ));
}
