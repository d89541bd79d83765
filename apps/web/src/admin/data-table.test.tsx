import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ApiError } from '../lib/api-error.ts';
import { createI18n, I18nProvider } from '../lib/i18n.ts';
import { afterDrawing, afterSending, afterTyping, untouched } from '../lib/typed-values.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { shownActions } from './row-action.ts';

type Row = { id: number; name: string; note: string };
const columns = [
  { title: 'Name', key: 'name', fixed: 'left' as const, render: (_: unknown, row: Row) => row.name },
  { title: 'Note', key: 'note', hidden: true, render: (_: unknown, row: Row) => row.note },
  { title: 'Number', key: 'id', sorter: true, render: (_: unknown, row: Row) => row.id },
];
const rows = [
  { id: 1, name: 'First row', note: 'First note' },
  { id: 2, name: 'Second row', note: 'Second note' },
];

type Extra = Partial<Pick<DataTableProps<Row>, 'bulk' | 'download' | 'sort' | 'isWhole'>>;
type Data = { content: Row[]; totalElements: number };

function List({ extra }: { extra: Extra }) {
  const query = useQuery<Data>({
    queryKey: ['rows'],
    queryFn: () => Promise.reject(new Error('nothing is called')),
    retryOnMount: false,
  });
  return (
    <DataTable
      list="rows"
      query={query}
      columns={columns}
      rowKey={(row) => row.id}
      label="Rows"
      empty={{ title: 'No rows here', hint: 'Add one' }}
      card={(row) => row.name}
      page={1}
      size={15}
      onChange={() => undefined}
      {...extra}
    />
  );
}

async function render(page: React.ReactNode, client = new QueryClient()): Promise<string> {
  return renderToString(
    <StaticRouter location="/list?name=First">
      <QueryClientProvider client={client}>
        <I18nProvider value={await createI18n('en', ['admin-parts'])}>{page}</I18nProvider>
      </QueryClientProvider>
    </StaticRouter>,
  ).replaceAll('<!-- -->', '');
}

function listOf(data: Data | ApiError, extra: Extra = {}): Promise<string> {
  const client = new QueryClient();
  const entry = client.getQueryCache().build(client, { queryKey: ['rows'] });
  if (data instanceof ApiError) entry.setState({ status: 'error', error: data, fetchStatus: 'idle' });
  else client.setQueryData(['rows'], data);
  return render(<List extra={extra} />, client);
}

test('a list shows its rows, where they are among all, and the tools to arrange and refresh them', async () => {
  const html = await listOf({ content: rows, totalElements: 40 });
  expect(html).toContain('First row');
  expect(html).not.toContain('First note');
  expect(html).toContain('1-15 of 40');
  for (const tool of ['Columns', 'Row height', 'Refresh', 'Keys']) expect(html).toContain(`aria-label="${tool}"`);
  expect(html).not.toContain('aria-label="Export as xlsx"');
  expect(html).not.toContain('type="checkbox"');
  expect([...html.matchAll(/tabindex="(-?\d)"[^>]*data-row-key|data-row-key[^>]*tabindex="(-?\d)"/gi)]).toHaveLength(2);
});

test('rows can be chosen where something can be done with them, and exported where there is a download', async () => {
  const html = await listOf(
    { content: rows, totalElements: 2 },
    { bulk: { actions: () => null }, download: { address: '/api/rows/download', fileName: 'Rows' } },
  );
  expect(html.match(/type="checkbox"/g)?.length).toBeGreaterThan(rows.length);
  expect(html).toContain('aria-label="Export as xlsx"');
});

test('an empty list says what would be here, a failed one what failed with a way to try again', async () => {
  const empty = await listOf({ content: [], totalElements: 0 }, { download: { address: '/x', fileName: 'Rows' } });
  expect(empty).toContain('No rows here');
  expect(empty).toContain('Add one');
  expect(empty).not.toContain('aria-label="Export as xlsx"');
  const failed = await listOf(new ApiError({ status: 500, code: '', message: 'The database sleeps' }));
  expect(failed).toContain('The database sleeps');
  expect(failed).toContain('Retry');
});

test('the filter is filled from the address and offers to save it as a view', async () => {
  const filters = [{ name: 'name', label: 'Name of the row' }];
  const bar = (query: string) => (
    <FilterBar list="rows" filters={filters} params={new URLSearchParams(query)} onChange={() => undefined} />
  );
  const filtered = await render(bar('name=First'));
  expect(filtered).toContain('value="First"');
  expect(filtered).toContain('Save as view');
  expect(await render(bar(''))).not.toContain('Save as view');
});

test('text typed into the filter while a late address is drawn is kept', () => {
  const sent = afterSending(afterTyping(untouched({ name: '' }), 'name', 'First'), { name: 'First' });
  const typedOn = afterTyping(sent, 'name', 'First row');
  expect(afterDrawing(typedOn, { name: '' })).toBe(typedOn);
  expect(afterDrawing(typedOn, { name: 'First' }).typed).toEqual({ name: 'First row' });
});

test('only the acts that somebody may do stand in a row: two as links, the others behind more', () => {
  const act = (key: string) => ({ key, label: `Act ${key}`, any: [`row:${key}`], onAct: () => undefined });
  const actions = [...['a', 'b', 'c', 'd'].map(act), { ...act('e'), any: [] }];
  const shownFor = (roles: string[]) => {
    const { links, rest } = shownActions(actions, roles);
    return [links, rest].map((some) => some.map(({ key }) => key).join(''));
  };
  expect(shownFor(['row:c'])).toEqual(['ce', '']);
  expect(shownFor(['admin'])).toEqual(['ab', 'cde']);
  expect(shownFor([])).toEqual(['e', '']);
});
