import * as contract from '@kouan/contract';
import type { DictEntry, DictRow } from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { maxSheetRows, sendSheet, type SheetColumn } from '../../platform/xlsx.ts';
import { type Dictionaries, openDictionaries } from './dictionaries.ts';
import { listDicts } from './dictionary-queries.ts';
import { addDict, addDictEntry, deleteDictEntry, deleteDicts, editDict, editDictEntry } from './edit-dictionaries.ts';
import { parameters } from './parameters.ts';

const maxNames = 20;

export function dictionaryRoutes(app: App, kit: Kit): void {
  const dictionaries = openDictionaries(kit.db);
  route(app, contract.listDictEntries, ({ query, language }) => dictionaries.page(query, language));
  route(app, contract.getDictMap, async ({ query, language }) => {
    const names = [...new Set(query.dictName.split(',').map((name) => name.trim()))].filter(Boolean).slice(0, maxNames);
    const entries: [string, DictEntry[]][] = [];
    for (const name of names) entries.push([name, await dictionaries.all(name, language)]);
    return Object.fromEntries(entries);
  });
  listRoutes(app, dictionaries);
  editRoutes(app);
}

function listRoutes(app: App, dictionaries: Dictionaries): void {
  route(app, contract.listDicts, async ({ db, query, language }) =>
    listDicts(db, { ...query, language, timeZone: (await parameters(db)).businessTimeZone }),
  );
  route(app, contract.listAllDicts, async ({ db, language }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    return (await listDicts(db, { size: maxSheetRows, timeZone, language })).content;
  });
  route(app, contract.downloadDicts, async ({ db, query, language, reply }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    const { content } = await listDicts(db, { ...query, page: 0, size: maxSheetRows, timeZone, language });
    const rows: Line[] = [];
    for (const dict of content) {
      const entries = await dictionaries.all(dict.name, language);
      rows.push(...(entries.length > 0 ? entries.map((entry) => ({ dict, entry })) : [{ dict, entry: null }]));
    }
    return sendSheet({ reply, language }, { name: 'dictionaries', columns, rows });
  });
}

function editRoutes(app: App): void {
  route(app, contract.addDict, async ({ body, inTransaction }) => {
    await inTransaction((tx) => addDict(tx, body));
    return undefined;
  });
  route(app, contract.editDict, async ({ body, inTransaction }) => {
    await inTransaction((tx) => editDict(tx, body));
    return undefined;
  });
  route(app, contract.deleteDicts, async ({ body, inTransaction }) => {
    await inTransaction((tx) => deleteDicts(tx, body));
    return undefined;
  });
  route(app, contract.addDictEntry, async ({ body, inTransaction }) => {
    await inTransaction((tx) => addDictEntry(tx, body));
    return undefined;
  });
  route(app, contract.editDictEntry, async ({ body, language, inTransaction }) => {
    await inTransaction((tx) => editDictEntry(tx, body, language));
    return undefined;
  });
  route(app, contract.deleteDictEntry, async ({ params, inTransaction }) => {
    await inTransaction((tx) => deleteDictEntry(tx, params.id));
    return undefined;
  });
}

type Line = { dict: DictRow; entry: DictEntry | null };
const columns: readonly SheetColumn<Line>[] = [
  { heading: { cn: '字典名称', en: 'Dictionary', vi: 'Từ điển' }, value: ({ dict }) => dict.name },
  { heading: { cn: '描述', en: 'Description', vi: 'Mô tả' }, value: ({ dict }) => dict.description },
  { heading: { cn: '字典标签', en: 'Label', vi: 'Nhãn' }, value: ({ entry }) => entry?.label ?? null },
  { heading: { cn: '字典值', en: 'Value', vi: 'Giá trị' }, value: ({ entry }) => entry?.value ?? null },
  { heading: { cn: '排序', en: 'Order', vi: 'Thứ tự' }, value: ({ entry }) => entry?.dictSort ?? null },
  {
    heading: { cn: '创建时间', en: 'Created', vi: 'Ngày tạo' },
    value: ({ dict, entry }) => entry?.createTime ?? dict.createTime,
    width: 20,
  },
];
