import type { CaptureProposal } from '@kouan/contract';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { AdminHead } from '../admin-head.tsx';
import { DataTable } from '../data-table.tsx';
import { useListAddress } from '../list-address.ts';
import { Problem } from '../problem.tsx';
import { useDecideProposal, useProposals } from './captures-api.ts';
import { ProposalCard, useProposalColumns } from './proposal-columns.tsx';

/** What buyers captured differently of known products, oldest first: accepted for everybody, or declined. */
export default function ProposalsPage() {
  const { t, language } = useTranslation('admin-captures');
  const { change, page, size } = useListAddress();
  const query = useProposals({ page: page - 1, size });
  const { act, error } = useDecideProposal();
  const decide = ({ id }: CaptureProposal, isAccepted: boolean) =>
    void act({ params: { id }, body: { isAccepted } }).catch(() => undefined);
  const columns = useProposalColumns(decide);
  const count = query.data?.totalElements;
  return (
    <>
      <AdminHead
        component="captures/index"
        note={count === undefined ? undefined : t('admin-parts:total', { count: formatCount(count, language) })}
      />
      <Problem error={error} />
      <DataTable
        list="captures"
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t('title')}
        empty={{ title: t('none'), hint: t('noneHint') }}
        card={(row) => <ProposalCard proposal={row} onDecide={decide} />}
        page={page}
        size={size}
        onChange={change}
      />
    </>
  );
}
