import { fetchFile } from '../lib/fetch-file.ts';
import { keepFile } from '../lib/keep-file.ts';
import { currentToken } from '../lib/session.ts';

/** Fetches a file of the server with the session and gives it to the browser to keep. Throws ApiError. */
export async function keepDownload(address: string, name: string): Promise<void> {
  const signal = new AbortController().signal;
  keepFile(await fetchFile(address, { token: currentToken(), signal, onProgress: () => undefined }), name);
}
