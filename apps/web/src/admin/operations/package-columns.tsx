import type { PackageRow } from '@kouan/contract';
import { useTranslation } from '../../lib/i18n.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { CardRow } from '../card-row.tsx';
import type { ListColumn } from '../list-column.ts';
import type { RowAction } from '../row-action.ts';
import { RowActions } from '../row-actions.tsx';
import styles from './operations.module.css';

const shownOfSum = 12;

export function usePackageColumns(actionsOf: (row: PackageRow) => readonly RowAction[]): ListColumn<PackageRow>[] {
  const { t } = useTranslation('admin-operations');
  return [
    { title: t('package.name'), key: 'name', fixed: 'left', render: (_, row) => <PackageName row={row} /> },
    { title: t('package.version'), key: 'version', align: 'right', render: (_, row) => row.version },
    { title: t('package.size'), key: 'size', align: 'right', render: (_, row) => row.size },
    { title: t('package.sha256'), key: 'sha256', render: (_, row) => <Checksum row={row} /> },
    { title: t('package.target'), key: 'target', hidden: true, render: (_, row) => row.target },
    { title: t('package.createBy'), key: 'createBy', render: (_, row) => row.createBy },
    {
      title: t('admin-parts:list.createdAt'),
      key: 'createTime',
      render: (_, row) => <span className="num muted">{row.createTime}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => <RowActions name={row.name} actions={actionsOf(row)} />,
    },
  ];
}

type Acts = { mayRemove: string; onRemove: (row: PackageRow) => void };

export function usePackageActions({ mayRemove, onRemove }: Acts) {
  const { t } = useTranslation('common');
  return (row: PackageRow): RowAction[] => [
    {
      key: 'remove',
      label: t('admin-parts:list.removeVerb'),
      any: [mayRemove],
      isDanger: true,
      onAct: () => onRemove(row),
    },
  ];
}

const PackageName = ({ row }: { row: PackageRow }) => (
  <a href={row.url} download>
    {row.name}
  </a>
);

function Checksum({ row }: { row: PackageRow }) {
  const { t } = useTranslation('common');
  return (
    <span className={styles['sum']}>
      <code className="mono" title={row.sha256}>
        {row.sha256.slice(0, shownOfSum)}
      </code>{' '}
      <CopyButton text={row.sha256} labels={{ copy: t('copy'), copied: t('copied') }} />
    </span>
  );
}

export function PackageCard({ row, actions }: { row: PackageRow; actions: readonly RowAction[] }) {
  const { t } = useTranslation('admin-operations');
  return (
    <CardRow
      title={<PackageName row={row} />}
      tag={`${t('package.version')} ${row.version}`}
      lines={[`${row.size} · ${row.createBy}`, row.createTime, <Checksum key="sum" row={row} />]}
      actions={<RowActions name={row.name} actions={actions} />}
    />
  );
}
