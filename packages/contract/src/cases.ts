import {
  caseKinds,
  caseReasons,
  caseStates,
  refundBearers,
  refundTargets,
  remedies,
  replacementStates,
  replacings,
  storeClaimStates,
} from '@kouan/domain';
import { type Static, Type } from 'typebox';
import { CompensationView } from './compensation.ts';
import {
  count,
  fen,
  FileRef,
  id,
  languages,
  moment,
  oneOf,
  orderNumber,
  orNull,
  shipmentNumber,
  signedFen,
  Texts,
  vnd,
} from './words.ts';

export const caseNumber = Type.String({ pattern: '^R[0-9A-HJKMNP-TV-Z]{13}$' });

/** The language of a paper; the caller's unless told. */
export const evidenceQuery = Type.Object({ language: Type.Optional(oneOf(languages)) });

/** Units of an order line that a case is about. `reason` says why these units, where each line may have its own. */
export const CaseLineView = Type.Object({
  lineId: id,
  title: Texts,
  specValues: Type.Array(Texts),
  imageUrl: Type.String(),
  unitPriceFen: fen,
  quantity: count,
  reason: oneOf(caseReasons),
  /** Of an after-sales case: what came back to the warehouse, and what of that went on to the store. */
  sentBack: count,
  returned: count,
});

/** What a refund is made of; what is taken off is negative. The sum is the refund. */
export const RefundItemView = Type.Object({
  kind: oneOf(['depositShare', 'freight', 'service', 'returnFreight', 'minimum', 'claimed']),
  amountFen: signedFen,
});

/** One step of a case, as its evidence timeline shows it. */
export const CaseEventView = Type.Object({
  event: oneOf([
    'opened',
    'targetChosen',
    'claimed',
    'released',
    'asked',
    'answered',
    'proposed',
    'approved',
    'rejected',
    'turnedUp',
    'reReviewed',
    'rejectionFinal',
    'sentBack',
    'returnedToStore',
    'payoutDone',
    'payoutFailed',
    'payoutRetried',
    'payoutToWallet',
    'offered',
    'offerAccepted',
    'offerDeclined',
    'replacementAgreed',
    'replacementBought',
    'replacementReceived',
    'replacementSent',
    'replacementDelivered',
    'replacementRefused',
    'replacementEnded',
  ]),
  actorKind: oneOf(['buyer', 'staff', 'system']),
  actorName: Type.String(),
  text: Type.String(),
  /** Numbers and short words: quantity, refundFen, returnFreightFen, reference, to … */
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  files: Type.Array(FileRef),
  at: moment,
});
export type CaseEventView = Static<typeof CaseEventView>;

/** Money on its way back to one payment. `wallet`: it went to the wallet instead. */
export const PayoutView = Type.Object({
  id,
  paymentNumber: Type.String(),
  method: Type.String(),
  amountFen: fen,
  amountVnd: vnd,
  state: oneOf(['pending', 'done', 'failed', 'wallet']),
  /** Until when the gateway that the payment came through is waited for: nobody pays it out by hand before. */
  atGatewayUntil: orNull(moment),
  /** Who paid and from which bank, as the buyer wrote it. */
  remitter: Type.String(),
  bank: Type.String(),
  reference: Type.String(),
  failure: Type.String(),
  doneAt: orNull(moment),
});
export type PayoutView = Static<typeof PayoutView>;

export const caseActions = [
  'answer',
  'chooseTarget',
  'claim',
  'release',
  'ask',
  'approve',
  'reject',
  'reReview',
  'recordSentBack',
  'recordReturned',
  'payout',
  'answerOffer',
  'confirmReplacement',
  'offer',
  'replace',
  'replacementBought',
  'replacementReceived',
  'replacementSent',
  'endReplacement',
  'prepareStoreClaim',
  'raiseStoreClaim',
  'answerStoreClaim',
  'recoverStoreClaim',
  'giveUpStoreClaim',
  'takeBackStoreClaim',
] as const;

export const CaseRow = Type.Object({
  number: caseNumber,
  orderNumber,
  shipmentNumber: orNull(Type.String()),
  kind: oneOf(caseKinds),
  state: oneOf(caseStates),
  reasonCode: oneOf(caseReasons),
  reason: Type.String(),
  title: Texts,
  imageUrl: Type.String(),
  quantity: count,
  /** What goes back once it is approved; 0 before. */
  refundFen: fen,
  refundVnd: vnd,
  /** What it is about before it is decided: what the buyer named, or the deposit share of its units. */
  askedFen: fen,
  refundTo: oneOf(refundTargets),
  /** What the buyer asks for, and once it is decided what it ended with. */
  remedy: oneOf(remedies),
  /** How far new pieces are; null: none were agreed on. */
  replacing: orNull(oneOf(replacementStates)),
  /** What is claimed from its store, and until when; null: nothing, and for buyers. */
  storeClaim: orNull(Type.Object({ state: oneOf(storeClaimStates), amountFen: fen, dueAt: moment })),
  openedAt: moment,
  openedBy: oneOf(['buyer', 'staff', 'system']),
  /** Who has to do something now, and until when the platform decides; null while the buyer is asked or all is decided. */
  waitsFor: oneOf(['buyer', 'platform', 'none']),
  dueAt: orNull(moment),
  isOverdue: Type.Boolean(),
  /** The nickname of who works on it; empty for nobody and for buyers. */
  claimedBy: Type.String(),
  isClaimedByOther: Type.Boolean(),
  /** A first approval waits for a second person. */
  isProposed: Type.Boolean(),
  allowedActions: Type.Array(oneOf(caseActions)),
  buyer: Type.Object({ code: Type.String(), nickName: Type.String() }),
});
export type CaseRow = Static<typeof CaseRow>;

/** New pieces instead of claimed ones: who made which step when, and how they travel. */
const ReplacementView = Type.Object({
  remedy: oneOf(replacings),
  state: oneOf(replacementStates),
  /** The number of the store's order; empty before. */
  sellerOrderNumber: Type.String(),
  /** What it costs us; null for buyers, who never pay for it. */
  costFen: orNull(fen),
  carrier: Type.String(),
  trackingNumber: Type.String(),
  agreedAt: moment,
  boughtAt: orNull(moment),
  receivedAt: orNull(moment),
  sentAt: orNull(moment),
  endedAt: orNull(moment),
});

export const CaseView = Type.Object({
  ...CaseRow.properties,
  /** Another remedy that staff offer; the buyer says yes or no. */
  offer: orNull(Type.Object({ remedy: oneOf(remedies), refundFen: fen })),
  replacement: orNull(ReplacementView),
  lines: Type.Array(CaseLineView),
  /** What the buyer asked for, of an after-sales case; 0: nothing was named. */
  wantFen: fen,
  /** Of the units: their deposit share, which is what can go back at most before the dispatch. */
  depositShareFen: fen,
  items: Type.Array(RefundItemView),
  files: Type.Array(FileRef),
  events: Type.Array(CaseEventView),
  payouts: Type.Array(PayoutView),
  decidedAt: orNull(moment),
  opinion: Type.String(),
  /** Until then a rejection can be looked at again, or a failed payout be retried. */
  finalAt: orNull(moment),
});
export type CaseView = Static<typeof CaseView>;

/** What approving would give back now, computed by the server. */
export const CaseProposal = Type.Object({
  items: Type.Array(RefundItemView),
  refundFen: fen,
  /** The most that an after-sales claim may give: what is left of the shipment; and the whole value of its units. */
  capFen: fen,
  fullValueFen: fen,
  /** Refunds of the order so far, and what the viewer may approve alone; null is no limit. */
  refundedBeforeFen: fen,
  ceilingFen: orNull(fen),
  needsSecond: Type.Boolean(),
});
export type CaseProposal = Static<typeof CaseProposal>;

/** A payment that a refund can go back to, the newest first. */
export const RefundSource = Type.Object({
  paymentNumber: Type.String(),
  purpose: Type.String(),
  method: Type.String(),
  remitter: Type.String(),
  bank: Type.String(),
  serialNumber: Type.String(),
  creditedFen: fen,
  /** What no refund has given back yet, and what of the computed refund would go back here now. */
  leftFen: fen,
  backFen: fen,
});
export type RefundSource = Static<typeof RefundSource>;

/** The seller's side of a case. */
const StoreClaimView = Type.Object({
  storeName: Type.String(),
  state: oneOf(storeClaimStates),
  reason: Type.String(),
  amountFen: fen,
  agreedFen: orNull(fen),
  recoveredFen: orNull(fen),
  /** What the case has charged to the store so far; what was not recovered of it is our loss in the end. */
  chargedFen: signedFen,
  dueAt: moment,
  /** The store's number of it; empty before it was raised. */
  reference: Type.String(),
  raisedAt: orNull(moment),
  answeredAt: orNull(moment),
  endedAt: orNull(moment),
  transactionId: orNull(id),
  events: Type.Array(
    Type.Object({
      event: oneOf(['prepared', 'changed', 'raised', 'agreed', 'refused', 'recovered', 'givenUp', 'takenBack']),
      actorName: Type.String(),
      text: Type.String(),
      amountFen: orNull(fen),
      files: Type.Array(FileRef),
      at: moment,
    }),
  ),
});

export const StaffCaseView = Type.Object({
  ...CaseView.properties,
  /** Null: nothing is claimed from the store; `expected` is then what it would be, and until when. */
  claim: orNull(StoreClaimView),
  expected: Type.Object({ amountFen: fen, dueAt: moment }),
  proposal: CaseProposal,
  /** The money of the order as the ledger has it, the buyer's wallet, and what the refund can go back to. */
  money: Type.Object({ paidFen: fen, heldFen: fen, consumedFen: fen, refundedFen: fen, walletFen: fen }),
  sources: Type.Array(RefundSource),
  /** The buyer's cases so far: all, those that were paid, those that were rejected. */
  buyerHistory: Type.Object({ caseCount: count, paidCount: count, rejectedCount: count }),
  /** An approval that is carried out at `effectiveAt`, and why the last one was not; null for none. */
  decision: orNull(Type.Object({ by: Type.String(), isMine: Type.Boolean(), refundFen: fen, effectiveAt: moment })),
  failure: orNull(Type.String()),
  /** The rules in force when it was opened: which version, and of a claim what they say about its reason. */
  rules: Type.Object({ id, claim: orNull(CompensationView.properties.claims.items) }),
  bornBy: orNull(oneOf(refundBearers)),
  /**
   * A first approval above its giver's ceiling: a second person approves the same (`returnFreightFen`, `bornBy`, and of an
   * after-sales case `amountFen` = `refundFen`).
   */
  pending: orNull(
    Type.Object({ by: Type.String(), refundFen: fen, returnFreightFen: fen, opinion: Type.String(), at: moment }),
  ),
});
export type StaffCaseView = Static<typeof StaffCaseView>;

/** What a buyer may open a case about, with what would come back. */
export const CaseOptions = Type.Object({
  /** What a request that is sent now goes by. */
  rules: CompensationView,
  cancel: orNull(Type.Object({ refundFen: fen })),
  /** All that is available, back to the store; the refund is before return freight, which is not known yet. */
  return: orNull(
    Type.Object({
      quantity: count,
      goodsFen: fen,
      depositShareFen: fen,
      freightFen: fen,
      serviceFen: fen,
      refundFen: fen,
      autoReturnAt: orNull(moment),
    }),
  ),
  /** Shipments with units that can still be claimed. */
  afterSales: Type.Array(
    Type.Object({
      shipmentNumber,
      /** Null until it is delivered. */
      until: orNull(moment),
      lines: Type.Array(
        Type.Object({
          lineId: id,
          title: Texts,
          specValues: Type.Array(Texts),
          imageUrl: Type.String(),
          /** Units that no claim was made for yet, and the most that one of them gives back. */
          left: count,
          unitPriceFen: fen,
        }),
      ),
      capFen: fen,
    }),
  ),
});
export type CaseOptions = Static<typeof CaseOptions>;
