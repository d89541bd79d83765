import type { CaseRow } from '@kouan/contract';
import { Link } from 'react-router';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Money } from '../../shared/money.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './aftersales.module.css';
import { caseStateWord, caseTone } from '../../shared/case-words.ts';

/** One case in a list: about what, how it stands, what comes back. */
export function CaseCard({ row }: { row: CaseRow }) {
  const { t, language } = useTranslation('aftersales');
  return (
    <article className={styles['card']} aria-label={t('case', { number: row.number })}>
      <header>
        <b>{t(`kind.${row.kind}`)}</b>
        <span className="mono">{row.number}</span>
        <span className="num">{formatDateTime(row.openedAt)}</span>
        <Link className="mono" to={`/myOrderDetail/${row.orderNumber}`}>
          {t('order', { number: row.orderNumber })}
        </Link>
        <Tag tone={caseTone(row)}>{t(`state.${caseStateWord(row)}`)}</Tag>
      </header>
      <div className={styles['cardBody']}>
        <Picture src={row.imageUrl} alt="" width={48} height={48} />
        <div>
          <p>{row.title[language] || row.title.cn}</p>
          <p className="muted">
            {t('pieces', { quantity: formatCount(row.quantity, language) })} · {t(`reason.${row.reasonCode}`)}
          </p>
        </div>
        {row.refundFen > 0 ? <Money fen={row.refundFen} vnd={row.refundVnd} align="right" /> : null}
        <ButtonLink kind={row.waitsFor === 'buyer' ? 'primary' : 'outlined'} to={`/myRefundDetail/${row.number}`}>
          {t(row.waitsFor === 'buyer' ? 'answer.open' : 'view')}
        </ButtonLink>
      </div>
    </article>
  );
}
