import { addShelves, type ShelfRow } from '@kouan/contract';
import { useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../lib/form.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { FormDrawer } from '../form-drawer.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { RowActions } from '../row-actions.tsx';
import { Type } from 'typebox';
import { useAddShelves, useShelves } from './shelves-api.ts';
import styles from './scan.module.css';

/** All shelves, by code, and a way to make new ones. */
export function ShelfList({ onOpen }: { onOpen: (code: string) => void }) {
  const { t, language } = useTranslation('admin-shelves');
  const { params, valueOf, change, page, size } = useListAddress();
  const [isAdding, setAdding] = useState(false);
  const query = useShelves({ code: valueOf('code'), page: page - 1, size });
  const actions = (row: ShelfRow) => (
    <RowActions
      name={row.code}
      actions={[{ key: 'open', label: t('shelf.open'), any: [], onAct: () => onOpen(row.code) }]}
    />
  );
  const columns: ListColumn<ShelfRow>[] = [
    { title: t('shelf.code'), key: 'code', render: (_, row) => <b className="mono">{row.code}</b> },
    { title: t('shelf.note'), key: 'note', render: (_, row) => row.note },
    {
      title: t('shelf.batches'),
      key: 'batchCount',
      align: 'right',
      render: (_, row) => formatCount(row.batchCount, language),
    },
    { title: t('shelf.units'), key: 'units', align: 'right', render: (_, row) => formatCount(row.units, language) },
    { title: t('admin-parts:action'), key: 'action', fixed: 'right', align: 'right', render: (_, row) => actions(row) },
  ];
  return (
    <>
      <div className={styles['bar']}>
        <Permitted any={['warehouse:receive']}>
          <Button kind="outlined" icon="plus" onClick={() => setAdding(true)}>
            {t('shelf.add')}
          </Button>
        </Permitted>
      </div>
      <FilterBar
        list="shelves"
        filters={[{ name: 'code', label: t('shelf.begins'), icon: 'search' }]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="shelves"
        query={query}
        columns={columns}
        rowKey={(row) => row.code}
        label={t('shelf.title')}
        empty={{ title: t('shelf.none'), hint: t('shelf.noneHint') }}
        card={(row) => (
          <CardRow
            title={<span className="mono">{row.code}</span>}
            tag={<span className="num">{t('shelf.holds', { count: row.units })}</span>}
            lines={[row.note]}
            actions={actions(row)}
          />
        )}
        page={page}
        size={size}
        onChange={change}
        onOpen={(row) => onOpen(row.code)}
      />
      {isAdding ? <AddShelves onClose={() => setAdding(false)} /> : null}
    </>
  );
}

const schema = Type.Object({
  codes: Type.String({ minLength: 1, maxLength: 12_000 }),
  note: addShelves.body.properties.note,
});

function AddShelves({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-shelves');
  const add = useAddShelves();
  return (
    <FormDrawer
      title={t('shelf.add')}
      schema={schema}
      verb={t('shelf.addAct')}
      error={add.error}
      onSubmit={({ codes, note }) =>
        add.act({
          body: { codes: codes.split(/[\s,;，；]+/).filter((code) => code !== ''), ...(note ? { note } : {}) },
        })
      }
      onDone={onClose}
      onClose={onClose}
    >
      <TextArea name="codes" label={t('shelf.codes')} hint={t('shelf.codesHint')} />
      <TextField name="note" label={t('shelf.note')} />
    </FormDrawer>
  );
}
