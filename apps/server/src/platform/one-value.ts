import type { Db } from './db.ts';

// The shortest way to one value: for what is asked with every request. The driver's own query has the database describe the
// answer each time and makes a row and a result of it, which costs more than the value.

/** A statement of one text or JSON column. The name is its own in the whole server. */
type Prepared = { name: string; text: string };

/** What the driver lets a query of one's own use of its connection. */
type Connection = {
  stream: { cork(): void; uncork(): void };
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
  parse(statement: Prepared): void;
  bind(values: { statement: string; values: readonly (string | null)[] }): void;
  execute(portal: object): void;
  sync(): void;
};
type Done = (error: Error | null, answered?: { rowCount: number }) => void;
type Queryable = { query: (query: ValueQuery, values: undefined, done: Done) => void };

/** A query as the driver wants it: it calls `submit`, hands over each part of the answer, and ends with ready or an error. */
class ValueQuery {
  readonly name: string;
  readonly text: string;
  /** Set by the driver. */
  callback: Done | undefined = undefined;
  found: string | undefined = undefined;
  private readonly values: readonly (string | null)[];

  constructor({ name, text }: Prepared, values: readonly (string | null)[]) {
    this.name = name;
    this.text = text;
    this.values = values;
  }

  submit(connection: Connection): null {
    const { name, text, values } = this;
    connection.stream.cork();
    try {
      if ((connection.parsedStatements[name] ?? connection.submittedNamedStatements[name]) === undefined) {
        connection.parse({ name, text });
        connection.submittedNamedStatements[name] = text;
      }
      connection.bind({ statement: name, values });
      connection.execute({});
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    return null;
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    this.found ??= fields[0] ?? undefined;
  }
  handleRowDescription(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleError(error: Error): void {
    this.callback?.(error);
  }
  handleReadyForQuery(): void {
    this.callback?.(null, { rowCount: this.found === undefined ? 0 : 1 });
  }
}

/** The value of the first row, as text; undefined without a row, or where it is null. */
export const askValue = (db: Db, prepared: Prepared, values: readonly (string | null)[]): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const query = new ValueQuery(prepared, values);
    // The pool hands on whatever has `submit`; its declarations know of the driver's own queries alone.
    const pool = db.$client as unknown as Queryable;
    pool.query(query, undefined, (error) => (error ? reject(error) : resolve(query.found)));
  });
