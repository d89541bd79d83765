import { useState } from 'react';
import { formatCny, formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SelectInput } from '../../ui/field.tsx';
import { useFeeReplay } from './finance-api.ts';
import styles from './finance.module.css';

const choices = ['50', '200', '500'] as const;
const signed = (fen: number): '+' | '' => (fen > 0 ? '+' : '');

/** What the last orders and shipments would have cost: who would pay more, who less. */
export function FeeReplayPart({ id }: { id: number }) {
  const { t, language } = useTranslation('admin-finance');
  const [last, setLast] = useState(200);
  const query = useFeeReplay(id, last);
  return (
    <section aria-label={t('fees.replay')}>
      <h2>{t('fees.replay')}</h2>
      <SelectInput
        aria-label={t('fees.replayLast')}
        value={String(last)}
        choices={choices.map((value) => ({ value, label: t('fees.replayCount', { count: Number(value) }) }))}
        onChange={({ target }) => setLast(Number(target.value))}
      />
      <PageFrame query={query}>
        {(replay) => (
          <>
            {(['orders', 'shipments'] as const).map((kind) => {
              const { count, beforeFen, afterFen, more, less } = replay[kind];
              return (
                <p key={kind} className={styles['sum']}>
                  {t(`fees.replaySum.${kind}`, {
                    count: formatCount(count, language),
                    before: formatCny(beforeFen, language),
                    after: formatCny(afterFen, language),
                    more: formatCount(more, language),
                    less: formatCount(less, language),
                  })}
                </p>
              );
            })}
            {replay.rows.length === 0 ? (
              <p className="muted">{t('fees.replayNone')}</p>
            ) : (
              <table className={styles['changes']}>
                <thead>
                  <tr>
                    <th scope="col">{t('fees.record')}</th>
                    <th scope="col">{t('journal.buyerCode')}</th>
                    <th scope="col">{t('fees.before')}</th>
                    <th scope="col">{t('fees.after')}</th>
                    <th scope="col">{t('fees.difference')}</th>
                  </tr>
                </thead>
                <tbody>
                  {replay.rows.map((row) => (
                    <tr key={row.number}>
                      <th scope="row" className="mono">
                        {row.number}
                      </th>
                      <td className="mono">{row.buyerCode}</td>
                      <td>{formatCny(row.beforeFen, language)}</td>
                      <td>{formatCny(row.afterFen, language)}</td>
                      <td className={classNames(row.differenceFen > 0 ? styles['up'] : styles['down'])}>
                        {signed(row.differenceFen)}
                        {formatCny(row.differenceFen, language)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </>
        )}
      </PageFrame>
    </section>
  );
}
