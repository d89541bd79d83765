import type { OwnSession } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ownSessionsQuery, useEndOtherSessions, useEndOwnSession } from './center-api.ts';
import styles from './center-page.module.css';

/** Where the account is open: every browser and every paired plug-in, each to be ended at once. */
export function CenterSessions() {
  const { t } = useTranslation('account');
  const sessions = useQuery(ownSessionsQuery());
  const [ending, setEnding] = useState<OwnSession | 'others' | null>(null);
  const columns = useColumns(setEnding);
  const hasOthers = sessions.data?.some(({ isOwn }) => !isOwn) ?? false;
  return (
    <>
      <p className={styles['hint']}>{t('sessions.hint')}</p>
      <PageFrame query={sessions}>
        {(list) => <Table columns={columns} rows={list} rowKey={({ key }) => key} label={t('part.sessions')} />}
      </PageFrame>
      {hasOthers ? (
        <Button className={styles['others']} kind="danger" onClick={() => setEnding('others')}>
          {t('sessions.others')}
        </Button>
      ) : null}
      <EndDialog ending={ending} onClose={() => setEnding(null)} />
    </>
  );
}

function useColumns(onEnd: (session: OwnSession) => void): Column<OwnSession>[] {
  const { t } = useTranslation('account');
  const nameOf = useName();
  return [
    {
      key: 'name',
      head: t('log.browser'),
      small: 'title',
      cell: (session) => (
        <>
          <b>{nameOf(session)}</b> {session.isOwn ? <Tag tone="work">{t('sessions.own')}</Tag> : null}
          {session.kind === 'plugin' ? <Tag>{t('sessions.kind.plugin')}</Tag> : null}
        </>
      ),
    },
    { key: 'ip', head: t('sessions.where'), cell: ({ ip }) => <span className="mono">{ip || '-'}</span> },
    { key: 'started', head: t('sessions.started'), cell: ({ startedAt }) => <Time of={startedAt} /> },
    {
      key: 'lastUsed',
      head: t('sessions.lastUsed'),
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('sessions.never') : <Time of={lastUsedAt} />),
    },
    {
      key: 'end',
      head: '',
      align: 'right',
      cell: (session) =>
        session.isOwn ? null : (
          <Button
            kind="text"
            size="small"
            aria-label={t('sessions.endOf', { name: nameOf(session) })}
            onClick={() => onEnd(session)}
          >
            {t('sessions.end')}
          </Button>
        ),
    },
  ];
}

function useName(): (session: OwnSession) => string {
  const { t } = useTranslation('account');
  return ({ browser }) => browser || t('sessions.unknown');
}

const Time = ({ of }: { of: string }) => <span className="num">{formatDateTime(of)}</span>;

function EndDialog({ ending, onClose }: { ending: OwnSession | 'others' | null; onClose: () => void }) {
  const { t } = useTranslation('account');
  const nameOf = useName();
  const endOne = useEndOwnSession();
  const endOthers = useEndOtherSessions();

  async function end() {
    if (ending === null) return;
    if (ending === 'others') {
      const { ended } = await endOthers.mutateAsync({});
      notify({ kind: 'success', title: t('sessions.endedOthers', { count: ended }) });
    } else {
      await endOne.mutateAsync({ params: { key: ending.key } });
      notify({ kind: 'success', title: t('sessions.ended') });
    }
  }
  const words = ending === 'others' ? 'others' : ending?.kind === 'plugin' ? 'plugin' : 'ask';
  const name = ending === null || ending === 'others' ? '' : nameOf(ending);
  return (
    <Dialog
      isOpen={ending !== null}
      onClose={onClose}
      title={t(`sessions.${words}Title`)}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button
            kind="dangerSolid"
            isBusy={endOne.isPending || endOthers.isPending}
            // A failure is notified; what is gone already leaves the list with its next look.
            onClick={() => void end().then(onClose, onClose)}
          >
            {t(ending === 'others' ? 'sessions.others' : 'sessions.end')}
          </Button>
        </>
      }
    >
      <p>{t(`sessions.${words}Text`, { name })}</p>
    </Dialog>
  );
}
