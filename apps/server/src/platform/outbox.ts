import type { EventName, EventPayload } from '@kouan/contract';
import type { Tx } from './db.ts';

type Listener<N extends EventName> = (tx: Tx, payload: EventPayload<N>) => Promise<void>;
export type Publish = <N extends EventName>(tx: Tx, name: N, payload: EventPayload<N>) => Promise<void>;

// Listeners are wired once, when the modules are loaded; there is no state of a run in here.
const listeners = new Map<EventName, Listener<never>[]>();

/** Registers what a later module does about an event. It runs in the publisher's transaction and may refuse it. */
export function onEvent<N extends EventName>(name: N, listener: Listener<N>): void {
  const known = listeners.get(name) ?? [];
  if (!known.includes(listener)) listeners.set(name, [...known, listener]);
}

/** Tells every listener, one after the other, in the same transaction: all of it happens or nothing. */
export const publish: Publish = async (tx, name, payload) => {
  for (const listener of listeners.get(name) ?? []) await listener(tx, payload as never);
};
