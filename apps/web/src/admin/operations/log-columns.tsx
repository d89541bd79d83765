import type { LogRow } from '@kouan/contract';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CardRow } from '../card-row.tsx';
import type { ListColumn } from '../list-column.ts';

const firstRefusal = 400;

export function useLogColumns(onOpen: (row: LogRow) => void): ListColumn<LogRow>[] {
  const { t, language } = useTranslation('admin-operations');
  return [
    {
      title: t('log.time'),
      key: 'createTime',
      sorter: true,
      fixed: 'left',
      render: (_, row) => <span className="num">{row.createTime}</span>,
    },
    { title: t('log.user'), key: 'username', render: (_, row) => row.username },
    { title: t('log.call'), key: 'description', render: (_, row) => <span className="mono">{row.description}</span> },
    {
      title: t('log.method'),
      key: 'method',
      hidden: true,
      render: (_, row) => <span className="mono">{row.method}</span>,
    },
    { title: t('log.status'), key: 'status', render: (_, row) => <LogStatus row={row} /> },
    {
      title: t('log.took'),
      key: 'time',
      align: 'right',
      sorter: true,
      render: (_, row) => t('log.ms', { count: formatCount(row.time, language) }),
    },
    { title: t('log.ip'), key: 'requestIp', render: (_, row) => <span className="mono">{row.requestIp}</span> },
    { title: t('log.address'), key: 'address', hidden: true, render: (_, row) => row.address },
    { title: t('log.browser'), key: 'browser', render: (_, row) => row.browser },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => (
        <Button kind="text" size="small" onClick={() => onOpen(row)}>
          {t('common:view')}
        </Button>
      ),
    },
  ];
}

export const LogStatus = ({ row }: { row: LogRow }) => (
  <Tag tone={row.status >= firstRefusal ? 'bad' : 'done'}>{row.status}</Tag>
);

export function LogCard({ row, onOpen }: { row: LogRow; onOpen: (row: LogRow) => void }) {
  const { t } = useTranslation('common');
  return (
    <CardRow
      title={<span className="num">{row.createTime}</span>}
      tag={<LogStatus row={row} />}
      lines={[
        row.username,
        <span key="call" className="mono">
          {row.description}
        </span>,
        row.requestIp,
      ]}
      actions={
        <Button kind="text" size="small" onClick={() => onOpen(row)}>
          {t('view')}
        </Button>
      }
    />
  );
}
