import type { LogRow } from '@kouan/contract';
import { useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { AdminHead } from '../admin-head.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { DataTable } from '../data-table.tsx';
import { dayRange } from '../day-range.ts';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import { LogCard, useLogColumns } from './log-columns.tsx';
import { LogDrawer } from './log-drawer.tsx';
import { type LogKind, logsWorkbook, useEmptyLogs, useLogs } from './logs-api.ts';

/** One of the two logs, newest first. */
export function LogList({ kind, component }: { kind: LogKind; component: string }) {
  const { t, language } = useTranslation('admin-operations');
  const { params, valueOf, change, page, size } = useListAddress();
  const [opened, setOpened] = useState<LogRow | null>(null);
  const [isEmptying, setEmptying] = useState(false);
  const empty = useEmptyLogs(kind);
  const sort = valueOf('sort');
  const filter = { blurry: valueOf('blurry'), createTime: dayRange(valueOf('from'), valueOf('to')), sort };
  const query = useLogs(kind, { ...filter, page: page - 1, size });
  const columns = useLogColumns(setOpened);
  const list = kind === 'info' ? 'logs' : 'errorLogs';
  const total = query.data && t('admin-parts:total', { count: formatCount(query.data.totalElements, language) });
  const emptyButton = (
    <Permitted any={['logs:del']}>
      <Button kind="danger" icon="trash" onClick={() => setEmptying(true)}>
        {t('log.empty')}
      </Button>
    </Permitted>
  );
  return (
    <>
      <AdminHead component={component} note={total} actions={emptyButton} />
      <FilterBar
        list={list}
        filters={[
          { name: 'blurry', label: t('log.blurry'), icon: 'search' },
          { name: 'from', label: t('admin-parts:from'), kind: 'day' },
          { name: 'to', label: t('admin-parts:to'), kind: 'day' },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list={list}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t(`log.title.${kind}`)}
        empty={{ title: t(`log.none.${kind}`), hint: t('admin-parts:list.noRowsHint') }}
        card={(row) => <LogCard row={row} onOpen={setOpened} />}
        page={page}
        size={size}
        sort={sort}
        onChange={change}
        onOpen={setOpened}
        download={{ address: logsWorkbook(kind, filter), fileName: t(`log.title.${kind}`) }}
      />
      {opened === null ? null : <LogDrawer kind={kind} row={opened} onClose={() => setOpened(null)} />}
      {isEmptying ? (
        <ConfirmDialog
          title={t(`log.emptyTitle.${kind}`)}
          consequence={t('log.emptyHint')}
          verb={t('log.empty')}
          error={empty.error}
          onConfirm={() => empty.act({})}
          onClose={() => setEmptying(false)}
        />
      ) : null}
    </>
  );
}
