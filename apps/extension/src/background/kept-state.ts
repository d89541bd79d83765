import { type Language, languages } from '@kouan/contract';
import { languageOf } from '../locales/texts.ts';

/** What survives a stopped worker. Kept where only the plug-in's own pages and worker can read, never the shops' pages. */
export type Kept = { address: string; token: string | null; language: Language; nickName: string };

const area = () => chrome.storage.local;

/** Closes the storage to content scripts; to be called whenever the worker starts. */
export const closeStorage = (): Promise<void> => area().setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });

export async function readKept(): Promise<Kept> {
  const { address, token, language, nickName } = await area().get(['address', 'token', 'language', 'nickName']);
  return {
    address: typeof address === 'string' ? address : ownMall(),
    token: typeof token === 'string' ? token : null,
    language: languages.find((one) => one === language) ?? languageOf(chrome.i18n.getUILanguage()),
    nickName: typeof nickName === 'string' ? nickName : '',
  };
}

export const keep = (changes: Partial<Kept>): Promise<void> => area().set(changes);

/** The mall that this plug-in was downloaded from. */
const ownMall = (): string => (chrome.runtime.getManifest().homepage_url ?? '').replace(/\/+$/, '');
