import { useQuery } from '@tanstack/react-query';
import { formatInProse } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './my-orders.module.css';
import { myProposalsQuery } from './orders-api.ts';

/** Orders that the staff put together for the buyer, to be placed or declined. */
export function ProposalNotes() {
  const { t, language } = useTranslation('order-work');
  const proposals = useQuery(myProposalsQuery()).data?.content ?? [];
  if (proposals.length === 0) return null;
  return (
    <ul className={styles['proposals']}>
      {proposals.map((proposal) => (
        <li key={proposal.id}>
          <Note tone="info">
            <span>
              <b>{t('proposal.waits', { name: proposal.madeBy })}</b> {proposal.storeName} ·{' '}
              {t('proposal.lines', { count: proposal.lines.length })} ·{' '}
              {t('proposal.until', { date: formatInProse(proposal.expiresAt, language) })}
              {proposal.remarks === '' ? null : <span className={styles['proposalText']}>{proposal.remarks}</span>}
            </span>
            <ButtonLink kind="primary" size="small" to={`/checkout?proposal=${proposal.id}`}>
              {t('proposal.look')}
            </ButtonLink>
          </Note>
        </li>
      ))}
    </ul>
  );
}
