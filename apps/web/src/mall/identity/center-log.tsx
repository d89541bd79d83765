import type { ReplyOf, listOwnLogs } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAddressQuery } from '../../lib/address-query.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { logSize, ownLogsQuery } from './center-api.ts';

type Row = ReplyOf<typeof listOwnLogs>['content'][number];
const maxPage = 10_000;

/** What was done with the account, newest first: whatever is not known was somebody else. */
export function CenterLog() {
  const { t } = useTranslation('account');
  const [query, changeQuery] = useAddressQuery();
  const asked = Number(query.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked > 1 ? Math.min(asked, maxPage) - 1 : 0;
  const logs = useQuery({ ...ownLogsQuery(page), placeholderData: keepPreviousData });
  const columns: Column<Row>[] = [
    { key: 'description', head: t('log.act'), cell: (row) => row.description, small: 'title' },
    { key: 'createTime', head: t('log.time'), cell: (row) => row.createTime },
    { key: 'requestIp', head: t('log.address'), cell: (row) => row.requestIp },
    { key: 'browser', head: t('log.browser'), cell: (row) => row.browser },
    { key: 'time', head: t('log.duration'), cell: (row) => t('log.ms', { ms: row.time }), align: 'right' },
  ];
  return (
    <PageFrame
      query={logs}
      isEmpty={({ content }) => content.length === 0}
      empty={<EmptyState title={t('log.none')} hint={t('log.noneHint')} />}
    >
      {({ content, totalElements: total }) => (
        <>
          <Table
            columns={columns}
            rows={content}
            rowKey={(row) => row.id}
            label={t('part.log')}
            isRefreshing={logs.isPlaceholderData}
          />
          <Pagination
            page={page}
            size={logSize}
            total={total}
            onChange={(next) => changeQuery(() => new URLSearchParams({ tab: 'log', page: String(next + 1) }))}
            labels={{
              pages: t('common:table.pages'),
              previous: t('common:table.previous'),
              next: t('common:table.next'),
              page: (one) => t('common:table.page', { page: one }),
              range: t('common:table.range', {
                from: page * logSize + 1,
                to: Math.min(total, (page + 1) * logSize),
                total,
              }),
            }}
          />
        </>
      )}
    </PageFrame>
  );
}
