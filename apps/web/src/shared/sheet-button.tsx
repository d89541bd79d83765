import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fetchFile } from '../lib/fetch-file.ts';
import { formatDate } from '../lib/formats.ts';
import { keepFile } from '../lib/keep-file.ts';
import { currentToken } from '../lib/session.ts';
import { Button, type ButtonKind } from '../ui/button.tsx';

const fetchTimeoutMs = 60_000;

type SheetButtonProps = {
  address: string;
  /** Of the file, without day and ending. */
  name: string;
  kind?: ButtonKind;
  /** Done before it is fetched. */
  before?: () => Promise<unknown>;
  children: ReactNode;
};

/** Fetches a workbook for the browser to keep. What fails is told as of every call. */
export function SheetButton({ address, name, kind, before, children }: SheetButtonProps) {
  const fetching = useMutation({
    mutationFn: async () => {
      await before?.();
      const signal = AbortSignal.timeout(fetchTimeoutMs);
      const file = await fetchFile(address, { token: currentToken(), signal, onProgress: () => undefined });
      keepFile(file, `${name}-${formatDate(new Date())}.xlsx`);
    },
  });
  return (
    <Button icon="download" {...(kind ? { kind } : {})} isBusy={fetching.isPending} onClick={() => fetching.mutate()}>
      {children}
    </Button>
  );
}
