import type { CashierView } from '@kouan/contract';
import { useTranslation } from '../../lib/i18n.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './cashier.module.css';

const icons = {
  bankTransfer: 'bank',
  online: 'globe',
  quick: 'card',
  alipay: 'wallet',
  digitalRmb: 'coin',
  wallet: 'wallet',
} as const satisfies Record<string, IconName>;
type Method = keyof typeof icons;
const methodNames = Object.keys(icons) as readonly Method[]; // the keys of a constant object are exactly the keys of its type
/** The one way to pay that has a form here. */
const chosen: Method = 'bankTransfer';

/** All ways to pay; those that are not open yet say so and cannot be chosen. */
export function PaymentMethods({ methods }: { methods: CashierView['methods'] }) {
  const { t } = useTranslation('payments');
  const known = methods.flatMap(({ method, isOpen }) =>
    methodNames.filter((name) => name === method).map((name) => ({ name, isOpen })),
  );
  return (
    <>
      <div className={styles['methods']} role="radiogroup" aria-label={t('methods.label')}>
        {known.map(({ name, isOpen }) => {
          const canChoose = isOpen && name === chosen;
          return (
            <button
              key={name}
              type="button"
              role="radio"
              aria-checked={name === chosen}
              aria-disabled={!canChoose || undefined}
              aria-describedby={canChoose ? undefined : 'method-reason'}
              className={styles['method']}
            >
              <Icon name={icons[name]} size={22} />
              <b>{t(`methods.${name}.name`)}</b>
              <span>{canChoose ? t(`methods.${name}.hint`) : t('methods.notOpen')}</span>
            </button>
          );
        })}
      </div>
      <p id="method-reason" className={styles['methodReason']}>
        {t('methods.notOpenReason')}
      </p>
    </>
  );
}
