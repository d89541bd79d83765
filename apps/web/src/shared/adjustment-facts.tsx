import { type OrderAdjustmentView, type OrderView, smallPictureUrl } from '@kouan/contract';
import type { ReactNode } from 'react';
import { formatCny, formatDateTime } from '../lib/formats.ts';
import { useTranslation } from '../lib/i18n.ts';
import { Tag, type Tone } from '../ui/tag.tsx';
import styles from './adjustment-facts.module.css';

type Lines = Pick<OrderView, 'lines'>['lines'];
type FactsProps = { adjustment: OrderAdjustmentView; lines: Lines; viewer: 'buyer' | 'staff'; children?: ReactNode };

const tones: Record<OrderAdjustmentView['state'], Tone> = {
  offered: 'turn',
  due: 'turn',
  confirmed: 'done',
  declined: 'off',
  expired: 'off',
  ended: 'off',
};

/** A change of price or freight: what it was, what it is to be, why, and what proves it. */
export function AdjustmentFacts({ adjustment, lines, viewer, children }: FactsProps) {
  const { t } = useTranslation('adjustments');
  const { state, reason, proofs } = adjustment;
  const isStaffWaiting = viewer === 'staff' && state === 'offered';
  return (
    <div className={styles['adjustment']}>
      <p className={styles['head']}>
        <Tag tone={isStaffWaiting ? 'work' : tones[state]}>
          {isStaffWaiting ? t('stateStaff') : t(`state.${state}`)}
        </Tag>
        <span className="muted">
          {t('by', { date: formatDateTime(adjustment.offeredAt), name: adjustment.offeredBy })}
        </span>
        <span className="muted">
          {adjustment.answeredAt === null
            ? t('answerBy', { date: formatDateTime(adjustment.answerBy) })
            : t('answered', { date: formatDateTime(adjustment.answeredAt) })}
        </span>
      </p>
      <p>
        <b>{t('reason')}:</b> {reason}
      </p>
      <Changes adjustment={adjustment} lines={lines} />
      {proofs.length === 0 ? null : (
        <ul className={styles['proofs']} aria-label={t('proofs')}>
          {proofs.map((file, index) => (
            <li key={file.id}>
              <a href={file.url} target="_blank" rel="noreferrer">
                <img
                  src={smallPictureUrl(file.url)}
                  alt={t('proof', { index: index + 1 })}
                  width={88}
                  height={88}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {adjustment.answerReason === '' ? null : <p>{t('answerReason', { reason: adjustment.answerReason })}</p>}
      {children}
    </div>
  );
}

/** Only what differs, and always the total and the deposit. */
function Changes({ adjustment, lines }: { adjustment: OrderAdjustmentView; lines: Lines }) {
  const { t, language } = useTranslation('adjustments');
  const { before, after } = adjustment;
  const nameOf = (id: number) => {
    const line = lines.find((one) => one.id === id);
    const values = line?.specValues.map((value) => value[language] || value.cn).join(', ');
    return values || line?.title[language] || line?.title.cn || '';
  };
  const rows = [
    ...adjustment.lines.map((line) => ({
      key: `line ${line.lineId}`,
      label: t('unitPrice', { name: nameOf(line.lineId) }),
      from: line.oldPriceFen,
      to: line.newPriceFen,
    })),
    ...(['goods', 'freight', 'service', 'total', 'deposit'] as const).flatMap((kind) => {
      const [from, to] = [before[`${kind}Fen`], after[`${kind}Fen`]];
      const isShown = from !== to || kind === 'total' || kind === 'deposit';
      return isShown ? [{ key: kind, label: t(kind), from, to }] : [];
    }),
  ];
  return (
    <table className={styles['changes']} aria-label={t('table')}>
      <thead>
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, from, to }) => (
          <tr key={key} data-changed={from !== to || undefined}>
            <th scope="row">{label}</th>
            <td>{formatCny(from, language)}</td>
            <td>{formatCny(to, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
