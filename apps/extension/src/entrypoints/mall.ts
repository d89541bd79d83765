import { ask } from '../messages.ts';

/** Tells the mall's installation page which version stands here and whether it is connected to this mall; nothing else. */
const tell = async (): Promise<void> => {
  const answer = await ask({ type: 'state' });
  const { dataset } = document.documentElement;
  dataset['kouanPlugin'] = chrome.runtime.getManifest().version;
  dataset['kouanPluginPaired'] = String(answer.ok && answer.data.isPaired);
  document.dispatchEvent(new Event('kouan-plugin'));
};
void tell();
document.addEventListener('kouan-plugin-ask', () => void tell());
