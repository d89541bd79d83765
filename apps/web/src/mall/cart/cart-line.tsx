import type { CartLine } from '@kouan/contract';
import { memo } from 'react';
import { formatCny, formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { isClosed } from '../../shared/cart-prices.ts';
import { Money } from '../../shared/money.tsx';
import { ScreeningTags } from '../../shared/screening-notes.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { hasWishes } from './cart-api.ts';
import { type LineProblem } from './cart-groups.ts';
import styles from './cart-store.module.css';
import { Tick } from './tick.tsx';
import type { CartActs } from './use-cart.ts';

type LineProps = {
  line: CartLine;
  isTicked: boolean;
  problem: LineProblem | undefined;
  refusal: string | undefined;
  priceFen: bigint;
  /** What a unit cost when its buyer last saw it; undefined while it is the same. */
  formerFen: bigint | undefined;
  acts: CartActs;
};

/** One specification. Drawn again only when something of it changed; a tick draws only its box. */
export const Line = memo(function Line({ isTicked, ...rest }: LineProps) {
  const { line, acts } = rest;
  const isGone = isClosed(line);
  return (
    <div data-row-key={line.id} className={classNames(styles['line'], isGone && styles['gone'])}>
      <LineTick line={line} isTicked={isTicked} acts={acts} />
      <LineBody {...rest} />
    </div>
  );
});

function useSpecification(line: CartLine): string {
  const { language } = useTranslation('cart');
  return line.specValues.map((value) => value[language]).join(' / ') || line.title[language];
}

function LineTick({ line, isTicked, acts }: Pick<LineProps, 'line' | 'isTicked' | 'acts'>) {
  const { t } = useTranslation('cart');
  return (
    <Tick
      label={t('selectLine', { name: useSpecification(line) })}
      state={isTicked}
      isDisabled={isClosed(line)}
      onChange={(isOn) => acts.set([line.id], isOn)}
    />
  );
}

const LineBody = memo(function LineBody({
  line,
  problem,
  refusal,
  priceFen,
  formerFen,
  acts,
}: Omit<LineProps, 'isTicked'>) {
  const { t, language } = useTranslation('cart');
  const specification = useSpecification(line);
  return (
    <>
      <div className={styles['spec']}>
        {specification}
        <Message line={line} problem={problem} refusal={refusal} />
        {formerFen === undefined ? null : <PriceChange formerFen={formerFen} priceFen={priceFen} />}
        <ScreeningTags notices={line.notices} />
      </div>
      <div className={styles['extras']}>
        <Wishes line={line} acts={acts} name={specification} />
      </div>
      <b className={styles['price']}>{formatCny(priceFen, language)}</b>
      <Stepper
        value={line.quantity}
        onChange={(quantity) => acts.change(line, quantity)}
        min={1}
        isDisabled={isClosed(line)}
        label={t('quantityOf', { name: specification })}
        labels={{ increase: t('common:increase'), decrease: t('common:decrease') }}
      />
      <span className={styles['amount']}>
        <Money fen={priceFen * BigInt(line.quantity)} align="right" />
      </span>
      <IconButton
        icon="close"
        size={16}
        label={t('remove', { name: specification })}
        onClick={() => void acts.takeOut([line])}
      />
    </>
  );
});

/** How much more or less a unit costs than when it was put in. */
function PriceChange({ formerFen, priceFen }: { formerFen: bigint; priceFen: bigint }) {
  const { t, language } = useTranslation('cart');
  const isCheaper = priceFen < formerFen;
  const amount = formatCny(isCheaper ? formerFen - priceFen : priceFen - formerFen, language);
  return (
    <span className={styles[isCheaper ? 'cheaper' : 'dearer']}>
      {t(isCheaper ? 'cheaper' : 'dearer', { amount, before: formatCny(formerFen, language) })}
    </span>
  );
}

function Message({ line, problem, refusal }: Pick<LineProps, 'line' | 'problem' | 'refusal'>) {
  const { t, language } = useTranslation('cart');
  if (refusal !== undefined) return <small role="alert">{refusal}</small>;
  if (problem === undefined) return null;
  const count = problem === 'outOfStock' ? (line.stock ?? 0) : line.minQuantity;
  const isSoldOut = problem === 'outOfStock' && line.stock === 0;
  return <small role="alert">{isSoldOut ? t('soldOut') : t(problem, { count: formatCount(count, language) })}</small>;
}

/** What was wished for, and the ways to wish for more or to keep the line for later. */
function Wishes({ line, acts, name }: Pick<LineProps, 'line' | 'acts'> & { name: string }) {
  const { t } = useTranslation('cart');
  const words = [
    line.note,
    line.privateNote === '' ? '' : t('wishes.onlyMine', { note: line.privateNote }),
    line.substitute === 'ask' ? '' : t(`wishes.substitutes.${line.substitute}`),
    ...line.services.map((service) => t(`services:${service}`)),
  ].filter(Boolean);
  return (
    <>
      {hasWishes(line) ? <span className={styles['wished']}>{words.join(' · ')}</span> : null}
      <span className={styles['ways']}>
        <button type="button" onClick={() => acts.openWishes(line)} aria-label={t('wishes.openOf', { name })}>
          {t('wishes.open')}
        </button>
        <button type="button" onClick={() => void acts.toInterest(line)} aria-label={t('toInterestOf', { name })}>
          {t('toInterest')}
        </button>
      </span>
    </>
  );
}
