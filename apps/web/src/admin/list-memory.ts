import { create } from 'zustand';
import { useSession } from '../lib/session.ts';
import type { ColumnSettings } from './column-settings.ts';
import { viewsKeptHere } from './saved-views.ts';

export const densities = ['compact', 'normal', 'roomy'] as const;
export type Density = (typeof densities)[number];

/** What one account made of one list. It is kept in this browser: another device starts with the list as it comes. */
export type ListMemory = {
  columns: ColumnSettings | null;
  density: Density;
  /** Views of the time when browsers kept them; they go to the account with the next look at the list. */
  unsent: readonly { name: string; query: string }[];
};

const fresh: ListMemory = { columns: null, density: 'normal', unsent: [] };
const maxColumns = 100;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, maxColumns) : [];

/** Reads what was kept; whatever is not as written by `memoryText` counts as not there. */
export function memoryOf(text: string | null): ListMemory {
  const value = parsed(text);
  if (!isRecord(value)) return fresh;
  const columns = value['columns'];
  return {
    columns: isRecord(columns) ? { order: textsOf(columns['order']), hidden: textsOf(columns['hidden']) } : null,
    density: densities.find((one) => one === value['density']) ?? fresh.density,
    unsent: viewsKeptHere(value['views']),
  };
}

/** What is written down for the next visit. */
export const memoryText = ({ unsent, ...rest }: ListMemory): string =>
  JSON.stringify(unsent.length > 0 ? { ...rest, views: unsent } : rest);

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

const useMemories = create<Record<string, ListMemory>>()(() => ({}));

/** A browser may refuse to keep anything; the list then lasts as long as the page. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function store(key: string, memory: ListMemory): void {
  try {
    localStorage.setItem(key, memoryText(memory));
  } catch {
    // Full or forbidden: nothing that the reader could do about it.
  }
}

/** Columns and density of a list, and how to change them: at once, and for the next visit of this account. */
export function useListMemory(list: string): [ListMemory, (change: Partial<ListMemory>) => void] {
  const userId = useSession(({ user }) => user?.id ?? 0);
  const key = `kouan.list.${userId}.${list}`;
  const known = useMemories((memories) => memories[key]);
  const memory = known ?? memoryOf(stored(key));
  const change = (changes: Partial<ListMemory>) => {
    const next = { ...(useMemories.getState()[key] ?? memory), ...changes };
    useMemories.setState({ [key]: next });
    store(key, next);
  };
  return [memory, change];
}
