import { type CashierView, smallPictureUrl } from '@kouan/contract';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './cashier.module.css';

function ToOrder({ payment, isPrimary = false }: { payment: CashierView; isPrimary?: boolean }) {
  const { t } = useTranslation('payments');
  return (
    <ButtonLink kind={isPrimary ? 'primary' : 'secondary'} to={`/myOrderDetail/${payment.orderNumber}`}>
      {t('review.viewOrder')}
    </ButtonLink>
  );
}

/** The claim has been sent: what was said, and that nothing more is to be done. */
export function ReviewState({ payment }: { payment: CashierView }) {
  const { t } = useTranslation('payments');
  const facts = [
    [t('review.submitted'), payment.claimedAt === null ? '' : formatDateTime(payment.claimedAt)],
    [t('review.remitter'), payment.remitter],
    [t('review.bank'), payment.bank],
    [t('review.serialNumber'), payment.serialNumber],
    [t('review.paidAt'), payment.paidAt === null ? '' : formatDateTime(payment.paidAt)],
    [t('review.remarks'), payment.remarks],
  ].filter(([, value]) => value);
  return (
    <div className={styles['state']}>
      <div role="status">
        <h2>
          <Icon name="stamp" size={20} />
          {t('review.title')}
        </h2>
        <p>{t('review.text')}</p>
      </div>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {payment.screenshots.length === 0 ? null : (
        <div className={styles['screenshots']} role="group" aria-label={t('review.screenshots')}>
          {payment.screenshots.map((picture, index) => (
            <figure key={picture.id}>
              <img src={smallPictureUrl(picture.url)} alt={t('claim.screenshot', { index: index + 1 })} />
            </figure>
          ))}
        </div>
      )}
      <ToOrder payment={payment} isPrimary />
    </div>
  );
}

export function PaidState({ payment }: { payment: CashierView }) {
  const { t } = useTranslation('payments');
  return (
    <EmptyState
      title={
        <>
          <Icon name="success" size={20} />
          {t('paid.title')}
        </>
      }
      hint={t('paid.text')}
      action={<ToOrder payment={payment} isPrimary />}
    />
  );
}

export function CancelledState({ payment }: { payment: CashierView }) {
  const { t } = useTranslation('payments');
  return <EmptyState title={t('cancelled.title')} hint={t('cancelled.text')} action={<ToOrder payment={payment} />} />;
}

/** The price of the order is being changed: the buyer answers there first. */
export function PausedState({ payment }: { payment: CashierView }) {
  const { t } = useTranslation('payments');
  return (
    <EmptyState title={t('paused.title')} hint={t('paused.text')} action={<ToOrder payment={payment} isPrimary />} />
  );
}
