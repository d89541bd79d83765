import type { OrderRow } from '@kouan/contract';
import { Link } from 'react-router';
import { formatCny, formatCount, formatDateTime, formatInProse } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { MiniRail } from '../../shared/journey-rail.tsx';
import { Money } from '../../shared/money.tsx';
import { PickBox, type Picked } from '../../shared/pick-payments.tsx';
import { OrderStatusTag } from '../../shared/order-status-tag.tsx';
import { TimeLeft } from '../../shared/time-left.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { nextActs } from './next-step.ts';
import styles from './my-orders.module.css';
import { ReorderButton } from './reorder-button.tsx';

/** One order in the list: what, how much, whose turn until when, and the next act. */
export function OrderCard({ order, picked }: { order: OrderRow; picked: Picked }) {
  const { t, language } = useTranslation('orders');
  const detail = `/myOrderDetail/${order.number}`;
  const title = order.goods.title[language] || order.goods.title.cn;
  return (
    <article
      className={classNames(styles['card'], order.turn === 'buyer' && styles['mine'])}
      aria-label={t('order', { number: order.number })}
    >
      <header className={styles['head']}>
        <PickDue order={order} picked={picked} />
        <span>
          {t('order', { number: '' })}
          <b className="mono">{order.number}</b>
        </span>
        <time className={styles['placed']} dateTime={order.placedAt}>
          {formatDateTime(order.placedAt)}
        </time>
        <OrderStatusTag status={order.status} isAccepted={order.isAccepted} />
      </header>
      <div className={styles['body']}>
        <div className={styles['goods']}>
          <Picture src={order.goods.imageUrl} alt="" width={60} height={60} />
          <div>
            <h2>
              <Link to={detail}>{title}</Link>
            </h2>
            <p>
              {t('specs', { count: order.goods.lineCount })} · {order.storeName}
            </p>
          </div>
        </div>
        <div className={styles['quantity']}>
          {t('pieces', { quantity: formatCount(order.goods.quantity, language) })}
        </div>
        <div className={styles['total']}>
          <span>{t('total')}</span>
          <Money fen={order.totalFen} vnd={order.totalVnd} />
        </div>
        <Progress order={order} />
        <Acts order={order} detail={detail} />
      </div>
    </article>
  );
}

/** Several deposits go into one transfer: the box of a payment that can be made now. */
function PickDue({ order, picked }: { order: OrderRow; picked: Picked }) {
  const { duePaymentNumber: number, dueVnd } = order;
  if (number === null || dueVnd === 0 || !order.allowedActions.some((act) => payActs.has(act))) return null;
  return <PickBox payment={{ number, dueVnd }} picked={picked} />;
}
const payActs: ReadonlySet<string> = new Set(['payDeposit', 'payFinal']);

function Progress({ order }: { order: OrderRow }) {
  const { t, language } = useTranslation('orders');
  const isDue = order.dueFen > 0 && order.turn === 'buyer';
  const settled =
    order.refundedFen > 0 ? { label: t('refunded'), fen: order.refundedFen } : { label: t('paid'), fen: order.paidFen };
  const amount = isDue ? { label: t('dueNow'), fen: order.dueFen } : settled;
  return (
    <div className={styles['progress']}>
      <MiniRail status={order.status} isAccepted={order.isAccepted} frozenAt={order.station} />
      <p>
        {t(`turn.${order.turn}`)}
        {order.actBy === null ? null : (
          <>
            {' '}
            · <time dateTime={order.actBy}>{t('until', { date: formatInProse(order.actBy, language) })}</time>{' '}
            <TimeLeft until={order.actBy} />
          </>
        )}
      </p>
      {amount.fen > 0 ? (
        <span className={styles['amount']}>
          {amount.label} <b className={isDue ? styles['due'] : undefined}>{formatCny(amount.fen, language)}</b>
        </span>
      ) : null}
    </div>
  );
}

function Acts({ order, detail }: { order: OrderRow; detail: string }) {
  const { t, language } = useTranslation('orders');
  const [act] = nextActs(order);
  const isMine = order.turn === 'buyer';
  return (
    <div className={styles['acts']}>
      {act ? (
        <ButtonLink kind={isMine ? 'primary' : 'secondary'} to={act.to}>
          {t(`act.${act.text}`, { amount: formatCny(order.dueFen, language) })}
        </ButtonLink>
      ) : null}
      <ButtonLink to={detail}>{t('act.view')}</ButtonLink>
      <ReorderButton number={order.number} />
    </div>
  );
}
