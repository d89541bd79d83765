import { is, Param, Placeholder, sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgInsertBase, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { clientOf, type Reader } from './db.ts';
import { assert } from './errors.ts';

// Statements that are asked very often are put together once and parsed and planned once by each connection. That takes
// less than half of the time of one that is made anew, here as well as in the database. Everything else stays as it is.

/** A statement in the database's own words. The name is its own in the whole server. */
type Prepared = { name: string; text: string };

/** The rows of such a statement. */
export async function askPrepared<Row>(
  db: Reader,
  { name, text }: Prepared,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await send<Row>(db, { name, text, values: [...values] })).rows;
}

/** Hands a query over already made: one that is only described would be copied property by property each time. */
const send = <Row>(db: Reader, config: pg.QueryConfig & { rowMode?: 'array' }): Promise<{ rows: Row[] }> =>
  new Promise((resolve, reject) => {
    // The driver takes a callback with a made query, and its declarations know nothing of that.
    const client = clientOf(db) as unknown as { query: (query: pg.Query, done: Done<Row>) => void };
    client.query(new pg.Query(config), (error, result) => (error ? reject(error) : resolve(result)));
  });
type Done<Row> = (error: Error | null | undefined, result: { rows: Row[] }) => void;

/** A statement of the query layer that says what rows it answers. */
type Built<Rows> = PromiseLike<Rows> & { prepare: (name: string) => unknown };
type Values = Readonly<Record<string, unknown>>;
/** Stands for a value that each call gives under this name. */
export type ValueOf = (name: string) => Placeholder;

/**
 * A statement of the query layer, made at the first call. `build` may use no value of a call but by `valueOf`, and no outer
 * join; a list of ids is `= any(…)`. The function that it answers is called with the values by their names.
 */
export function prepared<Rows>(
  build: (db: Reader, valueOf: ValueOf) => Built<Rows>,
): (db: Reader, values: Values) => Promise<Rows> {
  let statement: Statement | undefined;
  return async (db, values) => {
    statement ??= statementOf(build(db, sql.placeholder));
    // What is read here are the rows that the builder says.
    return (await ask(db, statement, values)) as Rows;
  };
}

const mostRows = 8;
const mostShapes = 50;
type Insert<Table extends PgTable> = PgInsertBase<Table, NodePgQueryResultHKT>;

/**
 * Inserts rows of a table; those of the same number and columns share one statement. `finish` says what is answered. Many
 * rows at once are made anew: nobody inserts them often.
 */
export function insertsInto<Table extends PgTable, Rows>(
  table: Table,
  finish: (insert: Insert<Table>) => Built<Rows>,
): (db: Reader, rows: readonly Table['$inferInsert'][]) => Promise<Rows> {
  const known = new Map<string, Statement>();
  const insert = (db: Reader, rows: readonly object[]) =>
    // Rows have the table's columns, or a placeholder in the place of each.
    finish(db.insert(table).values(rows as never));
  return async (db, rows) => {
    const shape = rows.map((row) => columnsOf(row).join()).join(' ');
    const statement = known.get(shape);
    if (!statement && (rows.length > mostRows || known.size >= mostShapes)) return insert(db, rows);
    const made = statement ?? statementOf(insert(db, rows.map(placeholdersOf)));
    known.set(shape, made);
    return (await ask(db, made, Object.assign({}, ...rows.map(namedByRow)))) as Rows;
  };
}

const columnsOf = (row: object): string[] =>
  Object.entries(row).flatMap(([key, value]) => (value === undefined ? [] : key));
const nameOf = (key: string, at: number): string => `${key} ${at}`;
const placeholdersOf = (row: object, at: number) =>
  Object.fromEntries(columnsOf(row).map((key) => [key, sql.placeholder(nameOf(key, at))]));
const namedByRow = (row: object, at: number) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [nameOf(key, at), value]));

type Encoder = { mapToDriverValue: (value: unknown) => unknown };
type Decoder = { mapFromDriverValue: (value: unknown) => unknown };
/** `name`: what the value of a call is called; without one `value` is the same each time. */
type Parameter = { name?: string; encoder?: Encoder; value?: unknown };
type Field = { path: readonly string[]; decoder: Decoder };
type Statement = { name: string; text: string; parameters: readonly Parameter[]; fields: readonly Field[] | undefined };

/** What the query layer makes of a statement that is to be prepared, as far as it is used here. */
type Made = {
  fields: { path: string[]; field: Decoder | { decoder: Decoder } | { sql: { decoder: Decoder } } }[] | undefined;
  getQuery: () => { sql: string; params: unknown[] };
};

let statements = 0;

function statementOf(built: Built<unknown>): Statement {
  const name = `prepared ${++statements}`;
  const made = built.prepare(name) as Made;
  const { sql: text, params } = made.getQuery();
  const fields = made.fields?.map(({ path, field }) => ({ path, decoder: decoderOf(field) }));
  return { name, text, parameters: params.map(parameterOf), fields };
}

function decoderOf(field: NonNullable<Made['fields']>[number]['field']): Decoder {
  if ('mapFromDriverValue' in field) return field;
  return 'decoder' in field ? field.decoder : field.sql.decoder;
}

function parameterOf(param: unknown): Parameter {
  if (is(param, Placeholder)) return { name: param.name };
  return is(param, Param) && is(param.value, Placeholder)
    ? { name: param.value.name, encoder: param.encoder }
    : { value: param };
}

function valueFor({ name, encoder, value }: Parameter, values: Values): unknown {
  if (name === undefined) return value;
  const given = values[name];
  assert(given !== undefined, `a statement has its value ${name}`);
  return given === null || !encoder ? given : encoder.mapToDriverValue(given);
}

async function ask(db: Reader, { name, text, parameters, fields }: Statement, values: Values): Promise<unknown> {
  const config = { name, text, values: parameters.map((parameter) => valueFor(parameter, values)) };
  if (!fields) return send(db, config);
  const { rows } = await send<unknown[]>(db, { ...config, rowMode: 'array', types });
  return rows.map((row) => rowOf(fields, row));
}

/** A row as the query layer has it: a field's path is its name, or that of its table and its own. */
function rowOf(fields: readonly Field[], values: readonly unknown[]): object {
  const row: Record<string, unknown> = {};
  for (const [at, { path, decoder }] of fields.entries()) {
    const [first = '', second] = path;
    const value = values[at] === null ? null : decoder.mapFromDriverValue(values[at]);
    if (second === undefined) row[first] = value;
    else Object.assign((row[first] ??= {}), { [second]: value });
  }
  return row;
}

/** Days and moments are read by their columns, from the text. */
const readByColumns = new Set<number>([
  pg.types.builtins.TIMESTAMPTZ,
  pg.types.builtins.TIMESTAMP,
  pg.types.builtins.DATE,
  pg.types.builtins.INTERVAL,
]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    readByColumns.has(id) ? (value: string) => value : pg.types.getTypeParser(id, format),
};
