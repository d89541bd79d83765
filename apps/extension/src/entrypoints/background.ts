import { isAllowed } from '../background/allowed-sender.ts';
import { handleRequest } from '../background/handle-request.ts';
import { closeStorage, readKept } from '../background/kept-state.ts';
import { MallFailure } from '../background/mall-call.ts';
import type { Answer, Replies, Request } from '../messages.ts';

void closeStorage();

chrome.runtime.onMessage.addListener((request: Request, sender, answer) => {
  void answerTo(request, sender).then(answer);
  return true;
});

async function answerTo(
  request: Request,
  sender: chrome.runtime.MessageSender,
): Promise<Answer<Replies[Request['type']]>> {
  try {
    const { address } = await readKept();
    const mallOrigin = URL.canParse(address) ? new URL(address).origin : '';
    if (!isAllowed(request, sender, { ownId: chrome.runtime.id, mallOrigin })) throw new MallFailure('notAllowed');
    return { ok: true, data: await handleRequest(request) };
  } catch (error) {
    const failure = error instanceof MallFailure ? { code: error.code, message: error.message } : undefined;
    return { ok: false, failure: failure ?? { code: 'unreachable', message: '' } };
  }
}
