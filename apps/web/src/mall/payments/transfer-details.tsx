import type { CashierView } from '@kouan/contract';
import type { ReactNode } from 'react';
import { formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import styles from './cashier.module.css';
import { saveDrawing, svgAddress } from './save-drawing.ts';

/** The name of the payment network, in every language the same. */
const wordMark = { country: 'Viet', code: 'QR' };

/** What is transferred where: of one payment, or of several together. */
type Transfer = Pick<CashierView, 'account' | 'dueVnd' | 'code' | 'qrSvg'>;

/** Where to transfer what: the QR code, the same as text, and the memo that finds the transfer again. */
export function TransferDetails({ payment }: { payment: Transfer }) {
  const { t, language } = useTranslation('payments');
  const { account } = payment;
  const due = formatVnd(payment.dueVnd, language);
  return (
    <>
      <h2 className={styles['step']}>
        <i>1</i>
        {t('transfer.step')}
      </h2>
      <div className={styles['transfer']}>
        <QrCard payment={payment} due={due} />
        <div className={styles['account']}>
          <dl>
            <AccountRow
              name={t('transfer.bank')}
              value={[account.bankName, account.branch].filter(Boolean).join(', ')}
            />
            <AccountRow
              name={t('transfer.accountName')}
              value={account.accountName}
              copy={{ text: account.accountName, label: t('transfer.copyName') }}
            />
            <AccountRow
              name={t('transfer.accountNumber')}
              value={account.accountNumber}
              copy={{ text: account.accountNumber.replace(/\D/g, ''), label: t('transfer.copyNumber') }}
            />
            <AccountRow
              name={t('transfer.amount')}
              value={<b>{due}</b>}
              copy={{ text: String(payment.dueVnd), label: t('transfer.copyAmount') }}
            />
          </dl>
          <div className={styles['memo']}>
            <div>
              <span>{t('transfer.memo')}</span>
              <b className="mono" data-memo>
                {payment.code}
              </b>
            </div>
            <CopyButton text={payment.code} labels={{ copy: t('transfer.copyMemo'), copied: t('transfer.copied') }} />
          </div>
          <p className={styles['hint']}>{t('transfer.memoHint')}</p>
        </div>
      </div>
    </>
  );
}

function AccountRow({ name, value, copy }: { name: string; value: ReactNode; copy?: { text: string; label: string } }) {
  const { t } = useTranslation('payments');
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {copy ? (
        <dd>
          <CopyButton text={copy.text} labels={{ copy: copy.label, copied: t('transfer.copied') }} />
        </dd>
      ) : null}
    </div>
  );
}

/** The drawing is shown as a picture, so that nothing in it can run. */
function QrCard({ payment, due }: { payment: Transfer; due: string }) {
  const { t } = useTranslation('payments');
  return (
    <figure className={styles['qr']}>
      <p className={styles['qrHead']} aria-hidden="true">
        {wordMark.country}
        <em>{wordMark.code}</em>
      </p>
      <img src={svgAddress(payment.qrSvg)} alt={t('transfer.qr')} width={184} height={184} />
      <figcaption>
        <b>{due}</b>
        {t('transfer.qrHint')}
      </figcaption>
      <Button
        kind="text"
        icon="download"
        isBlock
        onClick={() => void saveDrawing(payment.qrSvg, `VietQR-${payment.code}.png`)}
      >
        {t('transfer.saveQr')}
      </Button>
    </figure>
  );
}
