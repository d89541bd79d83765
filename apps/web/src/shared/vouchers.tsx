import { type OrderVoucher, smallPictureUrl } from '@kouan/contract';
import { useTranslation } from '../lib/i18n.ts';
import styles from './vouchers.module.css';

type VouchersProps = { of: string; vouchers: readonly OrderVoucher[] | undefined };

/** The pictures that were sent with one payment; each opens whole. */
export function Vouchers({ of, vouchers = [] }: VouchersProps) {
  const { t } = useTranslation('orders');
  const screenshots = vouchers.find(({ paymentNumber }) => paymentNumber === of)?.screenshots ?? [];
  if (screenshots.length === 0) return null;
  return (
    <p className={styles['vouchers']}>
      {screenshots.map((picture, index) => (
        <a key={picture.id} href={picture.url} target="_blank" rel="noreferrer">
          <img
            src={smallPictureUrl(picture.url)}
            alt={t('payments.voucher', { index: index + 1 })}
            width={48}
            height={48}
            loading="lazy"
          />
        </a>
      ))}
    </p>
  );
}
