import { fileTypes, type StoredFileRow } from '@kouan/contract';
import { Image } from 'antd';
import { useTranslation } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CardRow } from '../card-row.tsx';
import type { ListColumn } from '../list-column.ts';
import type { RowAction } from '../row-action.ts';
import { RowActions } from '../row-actions.tsx';
import { attachmentOf, smallOf } from './file-address.ts';
import styles from './files.module.css';

const picturePx = 32;

export function useFileColumns(actionsOf: (file: StoredFileRow) => readonly RowAction[]): ListColumn<StoredFileRow>[] {
  const { t } = useTranslation('admin-files');
  return [
    { title: t('name'), key: 'name', fixed: 'left', sorter: true, render: (_, file) => <FileName file={file} /> },
    { title: t('type'), key: 'type', render: (_, file) => t(`types.${file.type}`) },
    { title: t('suffix'), key: 'suffix', render: (_, file) => <span className="mono">{file.suffix}</span> },
    { title: t('size'), key: 'size', align: 'right', sorter: true, render: (_, file) => file.size },
    { title: t('purpose'), key: 'purpose', render: (_, file) => t(`purposes.${file.purpose}`) },
    { title: t('use'), key: 'recordKind', render: (_, file) => <FileUse file={file} /> },
    { title: t('createBy'), key: 'createBy', render: (_, file) => file.createBy },
    {
      title: t('sha256'),
      key: 'sha256',
      hidden: true,
      render: (_, file) => <span className="mono">{file.sha256.slice(0, 16)}</span>,
    },
    {
      title: t('measures'),
      key: 'measures',
      hidden: true,
      align: 'right',
      render: (_, file) => (file.width === null ? '' : `${file.width} × ${file.height}`),
    },
    {
      title: t('admin-parts:list.createdAt'),
      key: 'createTime',
      sorter: true,
      render: (_, file) => <span className="num muted">{file.createTime}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, file) => <RowActions name={file.name} actions={actionsOf(file)} />,
    },
  ];
}

function FileName({ file }: { file: StoredFileRow }) {
  const { url, name } = file;
  const isPicture = file.type === fileTypes[0];
  return (
    <span className={styles['name']}>
      {isPicture && url !== null ? (
        <Image src={smallOf(url)} preview={{ src: url }} width={picturePx} height={picturePx} alt={name} />
      ) : (
        <Icon name="document" size={20} />
      )}
      {url === null ? (
        <span>{name}</span>
      ) : (
        <a href={attachmentOf(url)} download>
          {name}
        </a>
      )}
    </span>
  );
}

function FileUse({ file }: { file: StoredFileRow }) {
  const { t } = useTranslation('admin-files');
  if (file.recordKind === null) return <span className="muted">{t('free')}</span>;
  return <Tag tone="work">{t('inUse')}</Tag>;
}

export function FileCard({ file, actions }: { file: StoredFileRow; actions: readonly RowAction[] }) {
  const { t } = useTranslation('admin-files');
  return (
    <CardRow
      title={<FileName file={file} />}
      tag={<FileUse file={file} />}
      lines={[
        `${t(`types.${file.type}`)} · ${file.size}`,
        [file.createBy, file.createTime].filter(Boolean).join(' · '),
      ]}
      actions={<RowActions name={file.name} actions={actions} />}
    />
  );
}
