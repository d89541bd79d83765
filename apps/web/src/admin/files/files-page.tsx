import {
  addLibraryFile,
  filePurposes,
  fileTypes,
  listFiles,
  maxLibraryBytes,
  renameFile,
  type StoredFileRow,
} from '@kouan/contract';
import { useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { AdminHead } from '../admin-head.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { DataTable } from '../data-table.tsx';
import { dayRange } from '../day-range.ts';
import { type Filter, FilterBar } from '../filter-bar.tsx';
import { FormDrawer } from '../form-drawer.tsx';
import { useListAddress } from '../list-address.ts';
import type { RowAction } from '../row-action.ts';
import { UploadPanel } from '../upload-panel.tsx';
import { CloudDrawer } from './cloud-drawer.tsx';
import { FileCard, useFileColumns } from './file-columns.tsx';
import { filesWorkbook, useFiles, useRemoveFiles, useRenameFile } from './files-api.ts';

type Removal = { files: readonly StoredFileRow[]; clear: () => void };

/** Everything that was uploaded. What belongs to a record is only listed: it opens through its record and stays. */
export default function FilesPage() {
  const { t, language } = useTranslation('admin-files');
  const { params, valueOf, change, page, size } = useListAddress();
  const [renamed, setRenamed] = useState<StoredFileRow | null>(null);
  const [removed, setRemoved] = useState<Removal | null>(null);
  const [isCloudOpen, setCloudOpen] = useState(false);
  const sort = valueOf('sort');
  const filter = {
    blurry: valueOf('blurry'),
    type: fileTypes.find((one) => one === valueOf('type')),
    purpose: filePurposes.find((one) => one === valueOf('purpose')),
    createTime: dayRange(valueOf('from'), valueOf('to')),
    sort,
  };
  const query = useFiles({ ...filter, page: page - 1, size });
  const actionsOf = useFileActions({
    onRename: setRenamed,
    onRemove: (file) => setRemoved({ files: [file], clear: () => undefined }),
  });
  const columns = useFileColumns(actionsOf);
  const total = query.data && t('admin-parts:total', { count: formatCount(query.data.totalElements, language) });
  return (
    <>
      <AdminHead
        component="tools/storage/index"
        note={total}
        actions={
          <Permitted any={['storage:edit']}>
            <Button icon="settings" onClick={() => setCloudOpen(true)}>
              {t('cloud.open')}
            </Button>
          </Permitted>
        }
      />
      <Permitted any={['storage:add']}>
        <UploadPanel
          label={t('upload')}
          hint={t('uploadHint')}
          maxBytes={maxLibraryBytes}
          endpoint={addLibraryFile}
          refresh={[listFiles]}
        />
      </Permitted>
      <FilterBar list="files" filters={useFilters()} params={params} onChange={change} />
      <DataTable
        list="files"
        query={query}
        columns={columns}
        rowKey={(file) => file.id}
        label={t('title')}
        empty={{ title: t('admin-parts:list.noRows'), hint: t('admin-parts:list.noRowsHint') }}
        card={(file) => <FileCard file={file} actions={actionsOf(file)} />}
        page={page}
        size={size}
        sort={sort}
        onChange={change}
        bulk={{
          any: ['storage:del'],
          actions: (files, clear) => (
            <Permitted any={['storage:del']}>
              <Button size="small" kind="danger" icon="trash" onClick={() => setRemoved({ files, clear })}>
                {t('admin-parts:list.removeVerb')}
              </Button>
            </Permitted>
          ),
        }}
        download={{ address: filesWorkbook(filter), fileName: t('title') }}
      />
      {isCloudOpen ? <CloudDrawer onClose={() => setCloudOpen(false)} /> : null}
      {renamed === null ? null : <RenameDrawer file={renamed} onClose={() => setRenamed(null)} />}
      {removed === null ? null : <RemoveDialog removal={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

function useFilters(): Filter[] {
  const { t } = useTranslation('admin-files');
  const types = fileTypes.map((value) => ({ value, label: t(`types.${value}`) }));
  const purposes = filePurposes.map((value) => ({ value, label: t(`purposes.${value}`) }));
  return [
    { name: 'blurry', label: t('blurry'), icon: 'search' },
    { name: 'type', label: t('type'), kind: 'choice', choices: types },
    { name: 'purpose', label: t('purpose'), kind: 'choice', choices: purposes },
    { name: 'from', label: t('admin-parts:from'), kind: 'day' },
    { name: 'to', label: t('admin-parts:to'), kind: 'day' },
  ];
}

function useFileActions({ onRename, onRemove }: Record<'onRename' | 'onRemove', (file: StoredFileRow) => void>) {
  const { t } = useTranslation('admin-files');
  return (file: StoredFileRow): RowAction[] =>
    file.recordKind === null
      ? [
          { key: 'rename', label: t('rename'), any: ['storage:edit'], onAct: () => onRename(file) },
          {
            key: 'remove',
            label: t('admin-parts:list.removeVerb'),
            any: ['storage:del'],
            isDanger: true,
            onAct: () => onRemove(file),
          },
        ]
      : [];
}

function RenameDrawer({ file, onClose }: { file: StoredFileRow; onClose: () => void }) {
  const { t } = useTranslation('admin-files');
  const rename = useRenameFile();
  return (
    <FormDrawer
      title={t('renameTitle', { name: file.name })}
      schema={renameFile.body}
      initial={{ id: file.id, name: file.name }}
      verb={t('rename')}
      error={rename.error}
      onSubmit={(body) => rename.act({ body })}
      onDone={onClose}
      onClose={onClose}
    >
      <TextField name="name" label={t('name')} hint={t('renameHint')} />
    </FormDrawer>
  );
}

function RemoveDialog({ removal: { files, clear }, onClose }: { removal: Removal; onClose: () => void }) {
  const { t } = useTranslation('admin-files');
  const remove = useRemoveFiles();
  return (
    <ConfirmDialog
      title={t('admin-parts:list.deleteTitle', { count: files.length })}
      consequence={
        <>
          <p>
            <b>{files.map(({ name }) => name).join(', ')}</b>
          </p>
          <p>{t('removeHint')}</p>
        </>
      }
      verb={t('admin-parts:list.removeVerb')}
      error={remove.error}
      onConfirm={() => remove.act({ body: files.map(({ id }) => id) }).then(clear)}
      onClose={onClose}
    />
  );
}
