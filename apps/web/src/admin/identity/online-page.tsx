import { addressOf, downloadOnline, endOnline, listOnline, type OnlineSession, signInKinds } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { endpointQuery } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { RowActions } from '../row-actions.tsx';
import { useAct } from '../use-act.ts';

/** Who is signed in, where and since when, with paired plug-ins; each can be ended. */
export default function OnlinePage() {
  const { t, language } = useTranslation('admin-identity');
  const { params, valueOf, change, page, size } = useListAddress();
  const [ending, setEnding] = useState<{ sessions: readonly OnlineSession[]; clear: () => void } | null>(null);
  const end = useAct(endOnline, { refresh: [listOnline] });
  const filter = {
    username: valueOf('username'),
    kind: signInKinds.find((one) => one === valueOf('kind')),
  };
  const kinds = signInKinds.map((value) => ({ value, label: t(`online.kinds.${value}`) }));
  const query = useQuery({
    ...endpointQuery(listOnline, { query: { ...filter, page: page - 1, size } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const endOne = (session: OnlineSession) => setEnding({ sessions: [session], clear: () => undefined });
  const columns = useColumns(endOne);
  const total = query.data && t('admin-parts:total', { count: formatCount(query.data.totalElements, language) });
  return (
    <>
      <AdminHead component="monitor/online/index" note={total} />
      <FilterBar
        list="online"
        filters={[
          { name: 'username', label: t('online.user'), icon: 'search' },
          { name: 'kind', label: t('online.kind'), kind: 'choice', choices: kinds },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="online"
        query={query}
        columns={columns}
        rowKey={(session) => session.key}
        label={t('online.title')}
        empty={{ title: t('admin-parts:list.noRows'), hint: t('admin-parts:list.noRowsHint') }}
        card={(session) => <SessionCard session={session} onEnd={endOne} />}
        page={page}
        size={size}
        onChange={change}
        bulk={{
          any: ['online:del'],
          actions: (sessions, clear) => (
            <Permitted any={['online:del']}>
              <Button size="small" kind="danger" onClick={() => setEnding({ sessions, clear })}>
                {t('online.end')}
              </Button>
            </Permitted>
          ),
        }}
        download={{ address: addressOf(downloadOnline, { query: filter }), fileName: t('online.title') }}
      />
      {ending === null ? null : (
        <ConfirmDialog
          title={t('online.ask', { count: ending.sessions.length })}
          consequence={
            <>
              <p>
                <b>{[...new Set(ending.sessions.map(({ userName }) => userName))].join(', ')}</b>
              </p>
              <p>{t(ending.sessions.some(({ isOwn }) => isOwn) ? 'online.ownConsequence' : 'online.consequence')}</p>
            </>
          }
          verb={t('online.end')}
          error={end.error}
          onConfirm={() => end.act({ body: ending.sessions.map(({ key }) => key) }).then(ending.clear)}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}

function useColumns(onEnd: (session: OnlineSession) => void): ListColumn<OnlineSession>[] {
  const { t } = useTranslation('admin-identity');
  return [
    {
      title: t('user.username'),
      key: 'userName',
      fixed: 'left',
      render: (_, session) => <SessionName session={session} />,
    },
    { title: t('user.nickName'), key: 'nickName', render: (_, session) => session.nickName },
    { title: t('user.dept'), key: 'dept', hidden: true, render: (_, session) => session.dept },
    { title: t('online.kind'), key: 'kind', render: (_, session) => t(`online.kinds.${session.kind}`) },
    { title: t('online.ip'), key: 'ip', render: (_, session) => <span className="mono">{session.ip}</span> },
    { title: t('online.address'), key: 'address', hidden: true, render: (_, session) => session.address },
    { title: t('online.browser'), key: 'browser', render: (_, session) => session.browser },
    {
      title: t('online.loginTime'),
      key: 'loginTime',
      render: (_, session) => <span className="num muted">{session.loginTime}</span>,
    },
    {
      title: t('online.lastUsedTime'),
      key: 'lastUsedTime',
      render: (_, session) => <span className="num muted">{session.lastUsedTime}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, session) => <SessionActions session={session} onEnd={onEnd} />,
    },
  ];
}

type SessionProps = { session: OnlineSession; onEnd: (session: OnlineSession) => void };

function SessionName({ session }: { session: OnlineSession }) {
  const { t } = useTranslation('admin-identity');
  return (
    <>
      <b>{session.userName}</b> {session.isOwn ? <Tag tone="work">{t('online.own')}</Tag> : null}
    </>
  );
}

function SessionActions({ session, onEnd }: SessionProps) {
  const { t } = useTranslation('admin-identity');
  const act = { key: 'end', label: t('online.end'), any: ['online:del'], onAct: () => onEnd(session) };
  return <RowActions name={session.userName} actions={[act]} />;
}

function SessionCard({ session, onEnd }: SessionProps) {
  const { t } = useTranslation('admin-identity');
  return (
    <CardRow
      title={<SessionName session={session} />}
      tag={<span className="mono">{session.ip}</span>}
      lines={[
        session.nickName,
        [t(`online.kinds.${session.kind}`), session.browser].filter(Boolean).join(' · '),
        session.loginTime,
      ]}
      actions={<SessionActions session={session} onEnd={onEnd} />}
    />
  );
}
