import type { CandidateView, ReviewView } from '@kouan/contract';
import { formatCny, formatDateTime, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './reviews.module.css';

type PaidByProps = { review: ReviewView; chosen: CandidateView | undefined; onChoose: (lineId: number) => void };

/** The money that paid it, or a part of it: bank lines (one of them stands in the comparison), a wallet, a gateway. */
export function PaidBy({ review, chosen, onChoose }: PaidByProps) {
  const { t, language } = useTranslation('admin-reviews');
  const { paidBy, status } = review;
  if (paidBy.length === 0) return status === 'paid' ? <p className="muted">{t('paid.none')}</p> : null;
  return (
    <fieldset className={styles['candidates']}>
      <legend>
        {t(status === 'paid' ? 'paid.title' : 'paid.part')} <span>{t('paid.hint')}</span>
      </legend>
      {paidBy.map(({ line, method, reference, at, allocatedVnd, creditedFen, surplusFen }) => {
        const isOn = line !== null && line.lineId === chosen?.lineId;
        return (
          <label key={`${line?.lineId ?? reference} ${at}`} className={classNames(isOn && styles['on'])}>
            <input
              type="radio"
              name="paidBy"
              disabled={line === null || status !== 'paid'}
              checked={isOn}
              onChange={() => line && onChoose(line.lineId)}
            />
            <span className="num">{formatDateTime(at)}</span>
            <span className={styles['memo']}>
              {line ? `${line.payer} · ${line.description}` : t(`paid.method.${methodOf(method)}`)}{' '}
              <span className="mono">{reference}</span>
            </span>
            <b className="num">
              {line ? `${formatVnd(allocatedVnd, language)} · ` : null}
              {formatCny(creditedFen, language)}
            </b>
            {surplusFen > 0 ? (
              <span className={styles['score']}>{t('paid.surplus', { amount: formatCny(surplusFen, language) })}</span>
            ) : null}
          </label>
        );
      })}
    </fieldset>
  );
}

const methods = ['bankTransfer', 'online', 'quick', 'alipay', 'digitalRmb', 'wallet'] as const;
const methodOf = (method: string): (typeof methods)[number] => methods.find((one) => one === method) ?? 'bankTransfer';
