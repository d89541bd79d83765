import type { ReorderedLine } from '@kouan/contract';
import { useState } from 'react';
import { formatCny, formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { useRaiseQuantity } from './orders-api.ts';
import { changesOf, type ReorderChange } from './reorder-changes.ts';
import styles from './reorder.module.css';

const tones: Record<ReorderedLine['outcome'], Tone> = {
  added: 'done',
  inCart: 'turn',
  gone: 'bad',
  forbidden: 'bad',
  soldOut: 'bad',
};

/** What became of every line: in the cart, there already, or not to be had; and what is different from then. */
export function ReorderSummary({
  number,
  lines,
  onClose,
}: {
  number: string;
  lines: readonly ReorderedLine[];
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const added = lines.filter(({ outcome }) => outcome === 'added').length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('again.title', { number })}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button onClick={onClose}>{t('again.stay')}</Button>
          <ButtonLink kind="primary" to="/myCart">
            {t('again.toCart')}
          </ButtonLink>
        </>
      }
    >
      <p role="status">{t('again.added', { added, count: lines.length })}</p>
      <ul className={styles['lines']}>
        {lines.map((line, at) => (
          <Line key={line.cartLineId ?? `gone ${at}`} line={line} />
        ))}
      </ul>
    </Dialog>
  );
}

function Line({ line }: { line: ReorderedLine }) {
  const { t, language } = useTranslation('orders');
  const specification = line.specValues.map((value) => value[language]).join(' / ');
  return (
    <li>
      <Picture src={line.imageUrl} alt="" width={48} height={48} />
      <div className={styles['words']}>
        <b>{line.title[language]}</b>
        <span>{specification}</span>
        <span>
          <Tag tone={tones[line.outcome]}>{t(`again.outcome.${line.outcome}`)}</Tag>
        </span>
        <ul className={styles['changes']}>
          {changesOf(line).map((change) => (
            <li key={change}>
              <Change line={line} change={change} />
            </li>
          ))}
        </ul>
        {line.outcome === 'inCart' ? <Raise line={line} /> : null}
      </div>
      <span className="num">{t('pieces', { quantity: formatCount(line.ordered, language) })}</span>
    </li>
  );
}

function Change({ line, change }: { line: ReorderedLine; change: ReorderChange }) {
  const { t, language } = useTranslation('orders');
  if (change === 'fewer') return t('again.fewer', { count: formatCount(line.quantity, language) });
  if (change === 'minimum') return t('again.minimum', { count: formatCount(line.minQuantity ?? 0, language) });
  const prices = {
    before: formatCny(line.priceBeforeFen, language),
    now: formatCny(line.priceNowFen ?? 0, language),
  };
  return t(`again.${change}`, prices);
}

/** A line that is in the cart already keeps its quantity, unless the buyer wants both together. */
function Raise({ line: { cartLineId, quantity, ordered } }: { line: ReorderedLine }) {
  const { t, language } = useTranslation('orders');
  const raise = useRaiseQuantity();
  const [isRaised, setRaised] = useState(false);
  const together = quantity + ordered;
  async function handleRaise(id: number) {
    const done = await raise.mutateAsync({ body: { id, quantity: together } }).then(
      () => true,
      () => false, // told like any failed call
    );
    setRaised(done);
  }
  if (cartLineId === null) return null;
  if (isRaised) return <span role="status">{t('again.raised', { count: formatCount(together, language) })}</span>;
  return (
    <span className={styles['raise']}>
      {t('again.has', { count: formatCount(quantity, language) })}
      <Button size="small" isBusy={raise.isPending} onClick={() => void handleRaise(cartLineId)}>
        {t('again.raise', { count: formatCount(together, language) })}
      </Button>
    </span>
  );
}
