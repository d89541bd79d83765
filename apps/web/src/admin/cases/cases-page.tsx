import { caseQueues } from '@kouan/contract';
import { caseKinds } from '@kouan/domain';
import { formatAgo, formatCny, formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CopyNumbers } from '../copy-numbers.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import { CaseCard, useCaseColumns } from './case-columns.tsx';
import { CaseDrawer } from './case-drawer.tsx';
import { useCaseCounts, useCases } from './cases-api.ts';

/** Requests for money by queue, the longest waiting first; one of them open at the side. */
export default function CasesPage() {
  const { t, language } = useTranslation('admin-cases');
  const { params, valueOf, change, page, size } = useListAddress();
  const queue = caseQueues.find((one) => one === valueOf('queue')) ?? 'open';
  const counts = useCaseCounts().data ?? [];
  const query = useCases({
    queue,
    kind: caseKinds.find((one) => one === valueOf('kind')),
    blurry: valueOf('blurry'),
    orderNumber: valueOf('orderNumber'),
    page: page - 1,
    size,
  });
  const open = (number: string) => change({ open: number });
  const columns = useCaseColumns(open);
  const opened = valueOf('open');
  const current = counts.find((one) => one.queue === queue);
  const note =
    current === undefined
      ? undefined
      : [
          t('admin-parts:total', { count: formatCount(current.count, language) }),
          current.refundFen > 0 ? formatCny(current.refundFen, language) : '',
          current.oldestAt === null ? '' : t('oldest', { age: formatAgo(current.oldestAt, t) }),
        ]
          .filter((part) => part !== '')
          .join(' · ');
  return (
    <>
      <AdminHead component="cases/index" note={note} />
      <Tabs
        items={caseQueues.map((key) => ({
          key,
          label: t(`queue.${key}`),
          count: counts.find((one) => one.queue === key)?.count,
          isHot: key === 'open' || key === 'payout',
        }))}
        active={queue}
        label={t('queues')}
        onChange={(next) => change({ queue: next, open: undefined })}
      />
      <FilterBar
        list="cases"
        filters={[
          { name: 'blurry', label: t('filter.blurry'), icon: 'search' },
          { name: 'orderNumber', label: t('admin-parts:order'), icon: 'list' },
          {
            name: 'kind',
            label: t('kind'),
            kind: 'choice',
            choices: caseKinds.map((value) => ({ value, label: t(`aftersales:kind.${value}`) })),
          },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="cases"
        query={query}
        columns={columns}
        rowKey={(row) => row.number}
        label={t('title')}
        empty={{ title: t('none'), hint: t('noneHint') }}
        card={(row) => <CaseCard row={row} onOpen={open} />}
        page={page}
        size={size}
        onChange={change}
        onOpen={(row) => open(row.number)}
        bulk={{ amountFen: (row) => row.refundFen, actions: (rows) => <CopyNumbers rows={rows} /> }}
      />
      {opened === undefined ? null : (
        <CaseDrawer key={opened} number={opened} onClose={() => change({ open: undefined })} />
      )}
    </>
  );
}
