import { ApiError, apiErrorFrom, noAnswer } from './api-error.ts';

type FetchFile = {
  token: string | null;
  signal: AbortSignal;
  /** Bytes that have come, and how many there will be; null when the server does not say. */
  onProgress: (loaded: number, total: number | null) => void;
};

const maxErrorBytes = 100_000;

/**
 * Fetches a file with the session's token. A refusal comes as a blob of JSON: its message is the error's. Throws ApiError, or
 * what `fetch` throws when `signal` has stopped it.
 */
export async function fetchFile(address: string, { token, signal, onProgress }: FetchFile): Promise<Blob> {
  const headers = { ...(token ? { Authorization: token } : {}) };
  const reply = await fetch(address, { headers, signal, credentials: 'same-origin' }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ApiError({ status: noAnswer, code: '', message: '' });
  });
  const type = reply.headers.get('content-type') ?? '';
  if (!reply.ok || type.includes('json')) throw await refusalOf(reply);
  return new Blob(await chunksOf(reply, onProgress), { type });
}

async function refusalOf(reply: Response): Promise<ApiError> {
  const blob = await reply.blob();
  const text = blob.size > maxErrorBytes ? '' : await blob.text();
  return apiErrorFrom(reply.ok ? 500 : reply.status, jsonOf(text));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function chunksOf(reply: Response, onProgress: FetchFile['onProgress']): Promise<Uint8Array<ArrayBuffer>[]> {
  const said = Number(reply.headers.get('content-length'));
  const total = said > 0 && !reply.headers.has('content-encoding') ? said : null;
  const reader = reply.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  for (;;) {
    const step = await reader?.read();
    if (!step || step.done) return chunks;
    chunks.push(step.value);
    loaded += step.value.byteLength;
    onProgress(loaded, total);
  }
}
