import type { Person } from './people.ts';

/** One acknowledged change. `key` makes a repeated call harmless; `check` reads back what the reply said. */
export type Step<R> = {
  name: string;
  isKeyed: boolean;
  send: (key: string) => Promise<R>;
  check: (reply: R) => Promise<unknown>;
};
export type Run = <R>(step: Step<R>) => Promise<R>;
export type People = { address: string; buyer: Person; service: Person; finance: Person; warehouse: Person };
