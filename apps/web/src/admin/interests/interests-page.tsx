import type { StaffInterestView } from '@kouan/contract';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminHead } from '../admin-head.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import { InterestCard, useInterestColumns } from './interest-columns.tsx';
import { InterestDrawer } from './interest-drawer.tsx';
import { useInterests } from './interests-api.ts';

const queues = ['requested', 'mine', 'asked', 'priced', 'declined', 'all'] as const;

/** What buyers wish for that could not be read: the longest waiting first, one of them open at the side. */
export default function InterestsPage() {
  const { t, language } = useTranslation('admin-interests');
  const { params, valueOf, change, page, size } = useListAddress();
  const queue = queues.find((one) => one === valueOf('queue')) ?? 'requested';
  const query = useInterests({
    ...(queue === 'all' ? {} : queue === 'mine' ? { isMine: true } : { state: queue }),
    blurry: valueOf('blurry'),
    page: page - 1,
    size,
  });
  const open = ({ id }: Pick<StaffInterestView, 'id'>) => change({ open: String(id) });
  const columns = useInterestColumns(open);
  const opened = Number(valueOf('open'));
  const total = query.data?.totalElements;
  return (
    <>
      <AdminHead
        component="interests/index"
        note={total === undefined ? undefined : t('admin-parts:total', { count: formatCount(total, language) })}
      />
      <Tabs
        items={queues.map((key) => ({ key, label: t(`queue.${key}`) }))}
        active={queue}
        label={t('queues')}
        onChange={(next) => change({ queue: next, open: undefined })}
      />
      <FilterBar
        list="interests"
        filters={[{ name: 'blurry', label: t('blurry'), icon: 'search' }]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="interests"
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t('title')}
        empty={{ title: t('none'), hint: t('noneHint') }}
        card={(row) => <InterestCard row={row} onOpen={open} />}
        page={page}
        size={size}
        onChange={change}
        onOpen={open}
      />
      {Number.isSafeInteger(opened) && opened > 0 ? (
        <InterestDrawer key={opened} id={opened} onClose={() => change({ open: undefined })} />
      ) : null}
    </>
  );
}
