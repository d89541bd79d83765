import { create } from 'zustand';

export type Notice = {
  id: number;
  kind: 'info' | 'success' | 'warning' | 'error';
  title: string;
  text?: string | undefined;
  action?: { label: string; to: string } | undefined;
};

export const noticeMs = 5000;
const maxNotices = 3;
let lastId = 0;

export const useNotices = create<{ notices: readonly Notice[] }>()(() => ({ notices: [] }));

/** Shows a message at the top right for five seconds; at most three at a time, the oldest goes first. The same text shows once. */
export function notify(notice: Omit<Notice, 'id'>): void {
  lastId += 1;
  const added = { ...notice, id: lastId };
  useNotices.setState(({ notices }) => {
    const others = notices.filter((one) => one.title !== notice.title || one.text !== notice.text);
    return { notices: [...others, added].slice(-maxNotices) };
  });
}

export const dismiss = (id: number): void =>
  useNotices.setState(({ notices }) => ({ notices: notices.filter((one) => one.id !== id) }));
