import type { DeviceView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { devicesQuery, useRevokeDevice } from './plugin-api.ts';

/** The browsers that may use this account, each to be disconnected at once. */
export function Devices() {
  const { t } = useTranslation('plugin');
  const isSignedIn = useSession((session) => session.token !== null);
  const devices = useQuery({ ...devicesQuery(), enabled: isSignedIn, refetchOnWindowFocus: true });
  const [leaving, setLeaving] = useState<DeviceView>();
  const columns = useColumns(setLeaving);
  if (!isSignedIn) return null;
  return (
    <>
      <Panel title={t('devices.title')} isFlush>
        <PageFrame
          query={devices}
          needsLogIn
          isEmpty={(list) => list.length === 0}
          empty={<EmptyState title={t('devices.none')} />}
        >
          {(list) => <Table columns={columns} rows={list} rowKey={(row) => row.id} label={t('devices.title')} />}
        </PageFrame>
      </Panel>
      <RevokeDialog device={leaving} onClose={() => setLeaving(undefined)} />
    </>
  );
}

function useColumns(onRemove: (device: DeviceView) => void): Column<DeviceView>[] {
  const { t } = useTranslation('plugin');
  return [
    { key: 'name', head: t('devices.name'), small: 'title', cell: (row) => row.name },
    { key: 'version', head: t('devices.version'), cell: (row) => row.pluginVersion },
    { key: 'pairedAt', head: t('devices.pairedAt'), cell: (row) => <Time of={row.pairedAt} /> },
    {
      key: 'lastUsedAt',
      head: t('devices.lastUsedAt'),
      cell: (row) => (row.lastUsedAt === null ? t('devices.never') : <Time of={row.lastUsedAt} />),
    },
    {
      key: 'remove',
      head: '',
      cell: (row) => (
        <Button
          kind="text"
          size="small"
          icon="trash"
          aria-label={t('devices.removeOf', { name: row.name })}
          onClick={() => onRemove(row)}
        >
          {t('devices.remove')}
        </Button>
      ),
    },
  ];
}

const Time = ({ of }: { of: string }) => <span className="num">{formatDateTime(of)}</span>;

function RevokeDialog({ device, onClose }: { device: DeviceView | undefined; onClose: () => void }) {
  const { t } = useTranslation('plugin');
  const revoke = useRevokeDevice();
  const handleRevoke = () =>
    device && void revoke.mutateAsync({ params: { id: device.id } }).then(onClose, () => undefined);
  return (
    <Dialog
      isOpen={device !== undefined}
      onClose={onClose}
      title={t('devices.removeTitle')}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button kind="dangerSolid" isBusy={revoke.isPending} onClick={handleRevoke}>
            {t('devices.remove')}
          </Button>
        </>
      }
    >
      <p>{t('devices.removeText', { name: device?.name ?? '' })}</p>
    </Dialog>
  );
}
