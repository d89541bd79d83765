import type { CapturedProduct, CaptureView, Language, ReportedProblem, ScreeningNotice } from '@kouan/contract';

/** A chosen combination by its Chinese values. */
export type ChosenLine = { specValues: string[]; quantity: number };

/** What pages of the shops may ask for. */
export type PageRequest =
  | { type: 'state' }
  | { type: 'estimate'; unitPriceFen: number; quantity: number; unitWeightGrams?: number | undefined }
  /** What stands against goods with these texts. */
  | { type: 'screen'; texts: string[] }
  | { type: 'addToCart'; product: CapturedProduct; lines: ChosenLine[] }
  | { type: 'addInterest'; product: CapturedProduct; specification: string; quantity: number | null }
  /** How reading the open page went, so that the mall knows which shops cannot be read. */
  | { type: 'report'; url: string; problem: ReportedProblem | null }
  | { type: 'open'; where: 'cart' | 'product' | 'plugin' | 'options'; canonicalUrl?: string };
/** What only the plug-in's own pages may ask for. */
export type OwnRequest =
  | { type: 'pair'; address: string; code: string; name: string }
  | { type: 'unpair' }
  | { type: 'captures' }
  | { type: 'language'; language: Language };
export type Request = PageRequest | OwnRequest;

/** How things stand with the mall. `isReachable` false: it did not answer, the rest is what was known before. */
export type State = {
  version: string;
  language: Language;
  address: string;
  isPaired: boolean;
  isReachable: boolean;
  nickName: string;
  minimumVersion: string;
  isTooOld: boolean;
};
export type Estimate = {
  place: { cn: string; en: string; vi: string };
  unitPriceVnd: number;
  landedPerUnitFen: number;
  landedPerUnitVnd: number;
  isWeightEstimated: boolean;
};
export type Added = { count: number; hasRaised: boolean; isWaiting: boolean };

export type Replies = {
  state: State;
  estimate: Estimate;
  screen: ScreeningNotice[];
  addToCart: Added;
  addInterest: null;
  report: null;
  open: null;
  pair: State;
  unpair: State;
  captures: CaptureView[];
  language: State;
};

/** Our own failures; those of the mall come with the mall's words. */
export type FailureCode =
  | 'notConnected'
  | 'unreachable'
  | 'notOffered'
  | 'notAllowed'
  | 'noAccess'
  | 'address'
  | 'mall';
export type Failure = { code: FailureCode; message: string };
export type Answer<T> = { ok: true; data: T } | { ok: false; failure: Failure };

/** Asks the background. Also an answer when the plug-in was reloaded meanwhile and nobody is there. */
export async function ask<R extends Request>(request: R): Promise<Answer<Replies[R['type']]>> {
  try {
    const answer: unknown = await chrome.runtime.sendMessage(request);
    // Safe: only our own background answers, with what handleRequest gives for this request.
    if (typeof answer === 'object' && answer !== null) return answer as Answer<Replies[R['type']]>;
  } catch {
    // Falls through to the same answer.
  }
  return { ok: false, failure: { code: 'notAllowed', message: '' } };
}
