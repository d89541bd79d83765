import { Link } from 'react-router';
import { formatCny } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { PayBar } from '../../../ui/pay-bar.tsx';
import styles from './purchase-buttons.module.css';
import type { CartAnswer, Purchase } from './use-purchase.ts';

const tones = { added: 'ok', raised: 'ok', restored: 'info', alreadyIn: 'warning', problem: 'bad' } as const;

export function PurchaseButtons({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('product');
  return (
    <>
      <Button kind="primary" size="large" isBlock onClick={purchase.handleBuy}>
        {t('buy')}
      </Button>
      <Button kind="outlined" size="large" icon="cart" isBlock isBusy={purchase.isBusy} onClick={purchase.handleAdd}>
        {t('add')}
      </Button>
    </>
  );
}

type AnswerProps = { answer: CartAnswer | undefined; isBusy: boolean; onRaise: () => void };

/** What came of a press, and what can be done about it. */
export function PurchaseAnswer({ answer, isBusy, onRaise }: AnswerProps) {
  const { t } = useTranslation('product');
  return (
    <div
      className={styles['answer']}
      role={answer?.kind === 'problem' || answer?.kind === 'alreadyIn' ? 'alert' : 'status'}
    >
      {answer === undefined ? null : (
        <Note tone={tones[answer.kind]}>
          {answer.text}{' '}
          {answer.kind === 'added' || answer.kind === 'raised' ? <Link to="/myCart">{t('toCart')}</Link> : null}
          {answer.kind === 'alreadyIn' ? (
            <Button kind="text" size="small" isBusy={isBusy} onClick={onRaise}>
              {t('raise')}
            </Button>
          ) : null}
        </Note>
      )}
    </div>
  );
}

/** On small screens the two acts stay at the bottom edge with what is due now. */
export function PurchaseBar({ purchase }: { purchase: Purchase }) {
  const { t, language } = useTranslation('product');
  return (
    <PayBar
      label={t('fees:deposit')}
      amount={purchase.quote === undefined ? '-' : formatCny(purchase.quote.depositFen, language)}
    >
      <IconButton
        icon="cart"
        label={t('add')}
        className={styles['cart'] ?? ''}
        disabled={purchase.isBusy}
        onClick={purchase.handleAdd}
      />
      <Button kind="primary" size="large" onClick={purchase.handleBuy}>
        {t('buy')}
      </Button>
    </PayBar>
  );
}
