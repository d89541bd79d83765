import { logout } from '@kouan/contract';
import type { QueryClient } from '@tanstack/react-query';
import { callOf } from './query.ts';
import { endSession } from './session.ts';

/** Tells the server, forgets the session whether or not it answered, and leaves to the mall. */
export async function logOut(client: QueryClient, go: (path: string) => void): Promise<void> {
  await callOf(client)(logout).catch(() => undefined);
  endSession();
  client.clear();
  go('/mall');
}
