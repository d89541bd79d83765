import type { CandidateView, ReviewView } from '@kouan/contract';
import { Link } from 'react-router';
import { formatCny, formatCount, formatDateTime, formatRate, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Candidates } from './candidates.tsx';
import { DeskNotes } from './desk-notes.tsx';
import type { Done } from './done.ts';
import { Comparison } from './comparison.tsx';
import { askedOf, effectOf } from './judge-review.ts';
import { JointPanel } from './joint-panel.tsx';
import { TogetherPanel } from './together-panel.tsx';
import { OverridePanel } from './override-panel.tsx';
import { PaidBy } from './paid-by.tsx';
import styles from './reviews.module.css';
import { Warnings } from './warnings.tsx';

type FactsProps = {
  review: ReviewView;
  chosen: CandidateView | undefined;
  orderPath: string | undefined;
  onChoose: (lineId: number) => void;
  onTakeOver: () => void;
  onDone: (done: Done) => void;
};

/** All that a decision needs, above the decision itself. */
export function ReviewFacts({ review, chosen, orderPath, onChoose, onTakeOver, onDone }: FactsProps) {
  return (
    <div className={styles['facts']}>
      <Head review={review} orderPath={orderPath} />
      <DeskNotes review={review} onTakeOver={onTakeOver} />
      <Warnings review={review} chosen={chosen} />
      <Comparison review={review} chosen={chosen} />
      <PaidBy review={review} chosen={chosen} onChoose={onChoose} />
      {review.status === 'paid' || review.status === 'cancelled' ? null : review.receipt ? (
        <Receipt receipt={review.receipt} />
      ) : (
        <Candidates review={review} chosen={chosen} onChoose={onChoose} />
      )}
      <JointPanel review={review} chosen={chosen} onDone={onDone} />
      <TogetherPanel review={review} onDone={onDone} />
      <OverridePanel review={review} hasLine={chosen !== undefined} />
      <Effect review={review} chosen={chosen} />
      <BuyerHistory review={review} />
      <Happenings review={review} />
    </div>
  );
}

function Head({ review, orderPath }: { review: ReviewView; orderPath: string | undefined }) {
  const { t, language } = useTranslation('admin-reviews');
  const asked = askedOf(review);
  const tone = { unpaid: 'turn', pendingApproval: 'work', paid: 'done', cancelled: 'off' } as const;
  return (
    <header className={styles['head']}>
      <div>
        <h2>
          {t(`admin-parts:purpose.${review.purpose}`)} <span className="mono">{review.number}</span>{' '}
          <Tag tone={tone[review.status]}>{t(`admin-parts:paymentStatus.${review.status}`)}</Tag>
        </h2>
        <p>
          {review.buyerCode} {review.buyerName} · <span className="mono">{review.orderNumber}</span>
          {orderPath === undefined ? null : (
            <>
              {' '}
              · <Link to={orderPath}>{t('admin-parts:openOrder')}</Link>
            </>
          )}
        </p>
      </div>
      <p className={styles['due']}>
        <b>{formatVnd(asked.vnd, language)}</b>
        <span>
          {formatCny(asked.fen, language)} · {formatRate(review.rateVndPerCnyMicros, language)}
        </span>
      </p>
    </header>
  );
}

/** Money that a wallet or a gateway brought: there already, only its amount is not what was due. */
function Receipt({ receipt }: { receipt: NonNullable<ReviewView['receipt']> }) {
  const { t, language } = useTranslation('admin-reviews');
  return (
    <div className={styles['receipt']}>
      <Note tone="info">
        <b>{t('receipt', { amount: formatCny(receipt.amountFen, language), date: formatDateTime(receipt.at) })}</b>{' '}
        <span className="mono">{receipt.tradeNumber}</span>
      </Note>
    </div>
  );
}

/** What approving would do when the line does not fit to the đồng. */
function Effect({ review, chosen }: { review: ReviewView; chosen: CandidateView | undefined }) {
  const { t, language } = useTranslation('admin-reviews');
  if (!chosen || review.status !== 'pendingApproval') return null;
  const { kind, differenceVnd } = effectOf(review.dueVnd, chosen.leftVnd);
  if (kind === 'exact') return null;
  const isShared = chosen.points.some(({ what, how }) => what === 'amount' && (how === 'joint' || how === 'several'));
  if (kind === 'surplus' && isShared) return <Note tone="info">{t('joint.effect')}</Note>;
  return <Note tone="warning">{t(`effect.${kind}`, { amount: formatVnd(differenceVnd, language) })}</Note>;
}

function BuyerHistory({ review: { buyerHistory } }: { review: ReviewView }) {
  const { t, language } = useTranslation('admin-reviews');
  return (
    <dl className={styles['buyer']}>
      <div>
        <dt>{t('buyer.orders')}</dt>
        <dd>{formatCount(buyerHistory.orderCount, language)}</dd>
      </div>
      <div>
        <dt>{t('buyer.rejections')}</dt>
        <dd>{formatCount(buyerHistory.rejectedCount, language)}</dd>
      </div>
      <div>
        <dt>{t('buyer.total')}</dt>
        <dd>{formatCny(buyerHistory.orderTotalFen, language)}</dd>
      </div>
    </dl>
  );
}

function Happenings({ review }: { review: ReviewView }) {
  const { t } = useTranslation('admin-reviews');
  return (
    <ul className={styles['happened']}>
      {review.reviews.toReversed().map((one) => (
        <li key={one.at}>
          <time dateTime={one.at}>{formatDateTime(one.at)}</time>
          <span>
            {t(`admin-parts:outcome.${one.outcome}`)} {one.isAutomatic ? t('automatic') : one.reviewerName}{' '}
            {one.opinion}
          </span>
        </li>
      ))}
      {review.claimedAt === null ? null : (
        <li>
          <time dateTime={review.claimedAt}>{formatDateTime(review.claimedAt)}</time>
          <span>
            {t('claimed')} {review.remarks}
          </span>
        </li>
      )}
    </ul>
  );
}
