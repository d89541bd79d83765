import {
  type listDatabaseScripts,
  type listDeployPackages,
  maxLibraryBytes,
  type PackageRow,
  type removeDatabaseScript,
  type removeDeployPackage,
  type uploadDatabaseScript,
  type uploadDeployPackage,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { endpointQuery } from '../../lib/query.ts';
import { AdminHead } from '../admin-head.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import { UploadPanel } from '../upload-panel.tsx';
import { useAct } from '../use-act.ts';
import { PackageCard, usePackageActions, usePackageColumns } from './package-columns.tsx';

type PackageListProps = {
  kind: 'deploy' | 'database';
  component: string;
  calls: {
    list: typeof listDeployPackages | typeof listDatabaseScripts;
    upload: typeof uploadDeployPackage | typeof uploadDatabaseScript;
    remove: typeof removeDeployPackage | typeof removeDatabaseScript;
  };
  mayAdd: string;
  mayRemove: string;
};

/** Files of one of the two kinds, newest first, each with its version and checksum. */
export function PackageList({ kind, component, calls, mayAdd, mayRemove }: PackageListProps) {
  const { t, language } = useTranslation('admin-operations');
  const { params, valueOf, change, page, size } = useListAddress();
  const [removed, setRemoved] = useState<PackageRow | null>(null);
  const remove = useAct(calls.remove, { refresh: [calls.list] });
  const filter = { blurry: valueOf('blurry'), sort: valueOf('sort'), page: page - 1, size };
  const query = useQuery({
    ...endpointQuery(calls.list, { query: filter }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const actionsOf = usePackageActions({ mayRemove, onRemove: setRemoved });
  const columns = usePackageColumns(actionsOf);
  const total = query.data && t('admin-parts:total', { count: formatCount(query.data.totalElements, language) });
  return (
    <>
      <AdminHead component={component} note={total} />
      <Permitted any={[mayAdd]}>
        <UploadPanel
          label={t(`package.upload.${kind}`)}
          hint={t('package.uploadHint')}
          maxBytes={maxLibraryBytes}
          endpoint={calls.upload}
          refresh={[calls.list]}
        />
      </Permitted>
      <FilterBar
        list={kind}
        filters={[{ name: 'blurry', label: t('package.blurry'), icon: 'search' }]}
        params={params}
        onChange={change}
      />
      <DataTable
        list={kind}
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t(`package.title.${kind}`)}
        empty={{ title: t('package.none'), hint: t('package.noneHint') }}
        card={(row) => <PackageCard row={row} actions={actionsOf(row)} />}
        page={page}
        size={size}
        sort={valueOf('sort')}
        onChange={change}
      />
      {removed === null ? null : (
        <ConfirmDialog
          title={t('package.removeTitle', { name: removed.name, version: removed.version })}
          consequence={t('admin-parts:list.deleteHint')}
          verb={t('admin-parts:list.removeVerb')}
          error={remove.error}
          onConfirm={() => remove.act({ params: { id: removed.id } })}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}
