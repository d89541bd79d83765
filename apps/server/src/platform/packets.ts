import type pg from 'pg';

/** From now on what is asked of this connection at one go leaves in one packet. */
export function packQuestions(client: pg.PoolClient): void {
  // The pool makes clients, and what a client sends goes through its stream; its overloads come down to this.
  const packed = client as unknown as Pick<pg.Client, 'connection'> & { query: (...args: unknown[]) => unknown };
  const { stream } = packed.connection;
  const query = packed.query.bind(packed);
  let isHeld = false;
  packed.query = (...args: unknown[]) => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return query(...args);
  };
}
