import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n.ts';
import { AcceptanceTable } from '../../shared/acceptance-table.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { acceptancesQuery } from './center-api.ts';

/** Which versions of our rules one agreed to, when and on what occasion; each can be read as it was. */
export function CenterAgreements() {
  const { t } = useTranslation('content');
  const query = useQuery(acceptancesQuery());
  return (
    <PageFrame
      query={query}
      isEmpty={(rows) => rows.length === 0}
      empty={<EmptyState title={t('agreed.none')} hint={t('agreed.noneHint')} />}
    >
      {(rows) => <AcceptanceTable rows={rows} />}
    </PageFrame>
  );
}
