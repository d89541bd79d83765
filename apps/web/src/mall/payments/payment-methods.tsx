import type { CashierView } from '@kouan/contract';
import type { KeyboardEvent } from 'react';
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
export type Method = keyof typeof icons;
const methodNames = Object.keys(icons) as readonly Method[]; // the keys of a constant object are exactly the keys of its type

/** The method of this name, if it can be used now; else a bank transfer, which always can. */
export function openMethod(methods: CashierView['methods'], wanted: string | null): Method {
  const isOpen = methods.some(({ method, isOpen: can }) => method === wanted && can);
  return (isOpen ? methodNames.find((name) => name === wanted) : undefined) ?? 'bankTransfer';
}

/** Whether no real money moves by this method. */
export const isTrial = (methods: CashierView['methods'], method: Method): boolean =>
  methods.some((one) => one.method === method && one.isSandbox);

type MethodsProps = { methods: CashierView['methods']; chosen: Method; onChoose: (method: Method) => void };

/** All ways to pay; those that are not open here say so and cannot be chosen. Arrow keys go from one to the next. */
export function PaymentMethods({ methods, chosen, onChoose }: MethodsProps) {
  const { t } = useTranslation('payments');
  const known = methods.flatMap(({ method, isOpen }) =>
    methodNames.filter((name) => name === method).map((name) => ({ name, isOpen })),
  );
  const open = known.filter(({ isOpen }) => isOpen).map(({ name }) => name);

  function handleKey(event: KeyboardEvent<HTMLButtonElement>) {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next = by === undefined ? undefined : open.at((open.indexOf(chosen) + by) % open.length);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelector<HTMLButtonElement>(`[data-method="${next}"]`)?.focus();
    onChoose(next);
  }
  return (
    <>
      <div className={styles['methods']} role="radiogroup" aria-label={t('methods.label')}>
        {known.map(({ name, isOpen }) => (
          <button
            key={name}
            type="button"
            role="radio"
            data-method={name}
            aria-checked={name === chosen}
            aria-disabled={!isOpen || undefined}
            aria-describedby={isOpen ? undefined : 'method-reason'}
            tabIndex={name === chosen ? 0 : -1}
            className={styles['method']}
            onKeyDown={handleKey}
            onClick={() => (isOpen ? onChoose(name) : undefined)}
          >
            <Icon name={icons[name]} size={22} />
            <b>{t(`methods.${name}.name`)}</b>
            <span>{isOpen ? t(`methods.${name}.hint`) : t('methods.notOpen')}</span>
          </button>
        ))}
      </div>
      {open.length === known.length ? null : (
        <p id="method-reason" className={styles['methodReason']}>
          {t('methods.notOpenReason')}
        </p>
      )}
    </>
  );
}
