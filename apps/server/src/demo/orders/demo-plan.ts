/** How far demo orders have come, one for each status that an order can have today. */
export const demoStages = [
  'placed',
  'accepted',
  'depositClaimed',
  'depositRejected',
  'depositApproved',
  'purchased',
  'received',
  'shipmentClaimed',
  'shipmentRejected',
  'shipmentApproved',
  'dispatched',
  'delivered',
  'cancelled',
  'cancelAsked',
  'refunded',
  'payoutFailed',
  'closedShort',
  'givenBack',
  'claimed',
] as const;
export type DemoStage = (typeof demoStages)[number];

export type DemoStep =
  | 'place'
  | 'accept'
  | 'claimDeposit'
  | 'rejectDeposit'
  | 'approveDeposit'
  | 'purchase'
  | 'receive'
  | 'ship'
  | 'claimFinal'
  | 'rejectFinal'
  | 'approveFinal'
  | 'dispatch'
  | 'deliver'
  | 'cancel'
  | 'askToCancel'
  | 'approveCase'
  | 'failPayout'
  | 'receivePart'
  | 'closeShort'
  | 'giveBack'
  | 'claim';

const toDeposit: readonly DemoStep[] = ['place', 'accept', 'claimDeposit', 'approveDeposit'];
const toStock: readonly DemoStep[] = [...toDeposit, 'purchase', 'receive'];
const stepsTo: Record<DemoStage, readonly DemoStep[]> = {
  placed: ['place'],
  accepted: ['place', 'accept'],
  depositClaimed: ['place', 'accept', 'claimDeposit'],
  depositRejected: ['place', 'accept', 'claimDeposit', 'rejectDeposit'],
  depositApproved: ['place', 'accept', 'claimDeposit', 'approveDeposit'],
  purchased: ['place', 'accept', 'claimDeposit', 'approveDeposit', 'purchase'],
  received: toStock,
  shipmentClaimed: [...toStock, 'ship', 'claimFinal'],
  shipmentRejected: [...toStock, 'ship', 'claimFinal', 'rejectFinal'],
  shipmentApproved: [...toStock, 'ship', 'claimFinal', 'approveFinal'],
  dispatched: [...toStock, 'ship', 'claimFinal', 'approveFinal', 'dispatch'],
  delivered: [...toStock, 'ship', 'claimFinal', 'approveFinal', 'dispatch', 'deliver'],
  cancelled: ['place', 'accept', 'cancel'],
  cancelAsked: [...toDeposit, 'askToCancel'],
  refunded: [...toDeposit, 'askToCancel', 'approveCase'],
  payoutFailed: [...toDeposit, 'askToCancel', 'approveCase', 'failPayout'],
  closedShort: [...toDeposit, 'purchase', 'receivePart', 'closeShort'],
  givenBack: [...toStock, 'giveBack'],
  claimed: [...toStock, 'ship', 'claimFinal', 'approveFinal', 'dispatch', 'deliver', 'claim'],
};

/** Hours that pass before a step. */
const hoursBefore: Record<DemoStep, number> = {
  place: 0,
  accept: 2,
  claimDeposit: 3,
  rejectDeposit: 1,
  approveDeposit: 1,
  purchase: 6,
  receive: 96,
  ship: 12,
  claimFinal: 2,
  rejectFinal: 1,
  approveFinal: 1,
  dispatch: 10,
  deliver: 72,
  cancel: 1,
  askToCancel: 2,
  approveCase: 4,
  failPayout: 6,
  receivePart: 96,
  closeShort: 8,
  giveBack: 20,
  claim: 12,
};

export type TimedStep = { step: DemoStep; secondsAgo: number };

/** The steps of an order that came to its stage some hours ago, each with how long ago it happened. */
export function timedSteps(stage: DemoStage, lastHoursAgo: number): TimedStep[] {
  let hoursAgo = lastHoursAgo;
  return stepsTo[stage]
    .toReversed()
    .map((step) => {
      const timed = { step, secondsAgo: Math.round(hoursAgo * 3600) };
      hoursAgo += hoursBefore[step];
      return timed;
    })
    .reverse();
}

/** The orders of the demo: each stage as often, the buyers in turn. A deadline that runs is never past. */
export function demoPlan(count: number): { stage: DemoStage; lastHoursAgo: number; at: number }[] {
  return Array.from({ length: count }, (_, at) => {
    const stage = demoStages[at % demoStages.length] ?? 'placed';
    const round = Math.floor(at / demoStages.length);
    const isOld = stage === 'delivered' || stage === 'cancelled';
    return { stage, at, lastHoursAgo: isOld ? 20 + round * 41 : 0.4 + ((round * 7 + at) % 17) };
  });
}
