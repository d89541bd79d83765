import { fetchFile } from '../lib/fetch-file.ts';
import { currentToken } from '../lib/session.ts';

const openForMs = 60_000;

/** Opens a PDF of the server in a new tab. The tab opens with the click, or browsers would stop it. Throws ApiError. */
export async function openPdf(address: string): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const signal = new AbortController().signal;
    const file = await fetchFile(address, { token: currentToken(), signal, onProgress: () => undefined });
    const url = URL.createObjectURL(file);
    if (tab) tab.location.href = url;
    setTimeout(() => URL.revokeObjectURL(url), openForMs);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
