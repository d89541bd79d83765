import {
  acceptOrder,
  actInSandbox,
  approveCase,
  approvePayment,
  type BodyOf,
  cancelOrder,
  cancelShipment,
  cancelShipmentByStaff,
  claimBankTransfer,
  claimDefect,
  closeShort,
  confirmAdjustment,
  confirmDelivery,
  createShipment,
  declineAdjustment,
  dispatchShipment,
  type EndpointShape,
  getCase,
  getShipment,
  listMyAdjustments,
  offerAdjustment,
  openCase,
  payFromWallet,
  quoteCase,
  quoteShipment,
  receiveGoods,
  recordDelivery,
  recordPayoutDone,
  recordPayoutFailed,
  recordPurchase,
  recordReturnedToStore,
  recordSentBack,
  refuseOrder,
  rejectCase,
  rejectPayment,
  reReviewCase,
  reReviewPayment,
  retryPayout,
  sendPayoutToWallet,
  startTrade,
} from '@kouan/contract';
import { shipmentFeeKinds } from '@kouan/domain';
import { refundOf } from '../../../../packages/domain/test/model/cases.ts';
import { costOf } from '../../../../packages/domain/test/model/goods.ts';
import { lineFor } from '../../../../packages/domain/test/model/pay.ts';
import { type Step, type StepName, termsOf } from '../../../../packages/domain/test/model/steps.ts';
import type { World } from '../../../../packages/domain/test/model/world.ts';
import type { CallInput } from '@kouan/contract';
import type { Caller } from '../harness.ts';
import { bankTransfers } from '../orders.ts';
import { aPicture, packGoods } from '../stock.ts';
import { comeBack, type Players } from './players.ts';
import { caseNumbers, paymentNumbers, shipmentNumbers } from './server-names.ts';

/** What a call answered: its status, and what the same key answers once more. */
export type Sent = { status: number; code: string | undefined };
type Game = { players: Players; world: World; step: Step; isPossible: boolean; isLost: boolean };
type Send = (game: Game) => Promise<Sent>;

let keys = 0;

/**
 * One call. With `isLost` its answer never arrives: it is sent once more with the same key, and has to be answered the
 * same.
 */
async function call<E extends EndpointShape>(
  { isLost }: Game,
  caller: Caller,
  endpoint: E,
  input: CallInput<E>,
): Promise<Sent> {
  // Safe: whether an endpoint takes a key is part of its type; this one does or the key is not sent.
  const keyed = (
    endpoint.idempotent ? { ...(input as object), idempotencyKey: `model-${++keys}` } : input
  ) as CallInput<E>;
  const first = await caller.call(endpoint, keyed);
  if (isLost && endpoint.idempotent && first.status < 400) {
    const again = await caller.call(endpoint, keyed);
    if (again.status !== first.status || JSON.stringify(again.data) !== JSON.stringify(first.data))
      throw new Error(`${endpoint.path} answers ${JSON.stringify(again.data)} to the same key`);
  }
  return { status: first.status, code: first.error?.code };
}

const nothing: Sent = { status: 404, code: 'nothing to send' };
const reason = 'because';
const linesOf = ({ players, step }: Game) =>
  players.lineIds.map((lineId, at) => ({ lineId, quantity: step.units[at] ?? 0 }));
const takenLines = (game: Game) => linesOf(game).filter(({ quantity }) => quantity > 0);

const onPayment =
  (send: (game: Game, number: string) => Promise<Sent>): Send =>
  async (game) => {
    const number = (await paymentNumbers(game.players))[game.step.at];
    return number === undefined ? nothing : send(game, number);
  };
const onShipment =
  (send: (game: Game, number: string) => Promise<Sent>): Send =>
  async (game) => {
    const number = (await shipmentNumbers(game.players))[game.step.at];
    return number === undefined ? nothing : send(game, number);
  };
const onCase =
  (send: (game: Game, number: string) => Promise<Sent>): Send =>
  async (game) => {
    const number = (await caseNumbers(game.players))[game.step.at];
    return number === undefined ? nothing : send(game, number);
  };

const claim = onPayment(async (game, number) => {
  const { players, step, world } = game;
  const isFinal = world.payments[step.at]?.purpose === 'final';
  const screenshotIds = isFinal ? [(await aPicture(players.server, players.asBuyer)).id] : [];
  return call(game, players.asBuyer, claimBankTransfer, {
    params: { number },
    body: { remitter: 'Nguyễn Văn A', bank: 'Vietcombank', amountVnd: 100_000, screenshotIds },
  });
});

const byGateway = onPayment(async (game, number) => {
  const { asBuyer } = game.players;
  const { data, status, error } = await asBuyer.call(startTrade, { params: { number }, body: { method: 'online' } });
  if (status >= 400) return { status, code: error?.code };
  const act = game.step.amount === 'more' ? 'wrongAmount' : game.isLost ? 'notifyTwice' : 'succeed';
  return call(game, asBuyer, actInSandbox, { params: { number: data.tradeNumber }, body: { act } });
});

const fromWallet = onPayment((game, number) =>
  call(game, game.players.asBuyer, payFromWallet, { params: { number }, body: {} }),
);

const approve = onPayment(async (game, number) => {
  const { players, world, step, isPossible } = game;
  const body: BodyOf<typeof approvePayment> = {};
  if (isPossible && world.payments[step.at]?.method === 'bank') {
    const line = lineFor(world, step.at, step.amount);
    if ('newVnd' in line)
      players.bankLineIds.push(
        ...(await bankTransfers(
          players.server,
          [{ amountVnd: Number(line.newVnd), memo: number }],
          players.staff.admin,
        )),
      );
    body.bankLineId = players.bankLineIds['line' in line ? line.line : players.bankLineIds.length - 1] ?? 0;
  }
  return call(game, players.asAdmin, approvePayment, { params: { number }, body });
});

const ask =
  (kind: 'cancel' | 'return' | 'afterSales'): Send =>
  async (game) => {
    const { players, step } = game;
    const shipmentNumber = kind === 'afterSales' ? (await shipmentNumbers(players))[step.at] : undefined;
    const lines = takenLines(game);
    if (kind === 'afterSales' && (shipmentNumber === undefined || lines.length === 0)) return nothing;
    return call(game, players.asBuyer, openCase, {
      body: {
        ...{ orderNumber: players.number, kind, reasonCode: 'other', reason, refundTo: step.to, fileIds: [] },
        ...(kind === 'afterSales' ? { shipmentNumber, lines } : {}),
      },
    });
  };

const purchase: Send = (game) => {
  const { players, world, step } = game;
  return call(game, players.asKeeper, recordPurchase, {
    params: { number: players.number },
    body: {
      sellerOrderNumbers: ['990011223344'],
      waybillNumbers: [],
      expectedOn: '2099-01-01',
      reason,
      costFen: Number(costOf(world, step.units)),
      lines: linesOf(game),
    },
  });
};

const receive: Send = (game) => {
  const lines = takenLines(game);
  if (lines.length === 0) return Promise.resolve(nothing);
  return call(game, game.players.asKeeper, receiveGoods, {
    params: { number: game.players.number },
    body: {
      lines: lines.map((line) => ({
        ...line,
        ...{ grams: line.quantity * 400, cm3: line.quantity * 2_000, packages: 1, photoIds: [] },
      })),
    },
  });
};

const short: Send = (game) => {
  const lines = takenLines(game).map((line) => ({ ...line, reason: 'missing' as const }));
  if (lines.length === 0) return Promise.resolve(nothing);
  return call(game, game.players.asKeeper, closeShort, {
    params: { number: game.players.number },
    body: { lines, reason, photoIds: [] },
  });
};

const defect: Send = async (game) => {
  const { server, asKeeper, number } = game.players;
  const lines = takenLines(game);
  if (lines.length === 0) return nothing;
  return call(game, asKeeper, claimDefect, {
    params: { number },
    body: { reasonCode: 'quality', reason, lines, photoIds: [(await aPicture(server, asKeeper)).id] },
  });
};

/** Fills in the fees that the server asks for these units, as the model takes them from outside. */
export async function withFees(players: Players, step: Step): Promise<Step> {
  if (step.name !== 'createShipment') return step;
  const lines = players.lineIds.flatMap((lineId, at) => (step.units[at] ? [{ lineId, quantity: step.units[at] }] : []));
  if (lines.length === 0) return step;
  const body = { orderNumber: players.number, lines, destination: 'hanoi', services: [] };
  const quote = await players.asBuyer.call(quoteShipment, { body });
  if (quote.status >= 400) return step;
  const fees = shipmentFeeKinds.flatMap((kind) =>
    quote.data.fees.flatMap((fee) => (fee.kind === kind ? [{ kind, feeFen: BigInt(fee.feeFen) }] : [])),
  );
  return { ...step, fees };
}

const ship: Send = async (game) => {
  const { players } = game;
  const lines = takenLines(game);
  if (lines.length === 0) return nothing;
  const wish = { orderNumber: players.number, lines, destination: 'hanoi', services: [] };
  const quote = await players.asBuyer.call(quoteShipment, { body: wish });
  return call(game, players.asBuyer, createShipment, {
    body: {
      ...wish,
      ...{ mode: 'address', consigneeName: 'Trần Văn Long', contact: '0912 345 678', address: 'Số 18 ngõ 95, Hà Nội' },
      amountFen: quote.status < 400 ? quote.data.amountFen : 1,
    },
  });
};

const decide = onCase(async (game, number) => {
  const { asAdmin } = game.players;
  const found = game.world.cases[game.step.at];
  const terms = termsOf(game.step);
  const isClaim = found?.kind === 'afterSales';
  const body = {
    ...(found?.kind === 'return' ? { returnFreightFen: Number(terms.returnFreightFen) } : {}),
    ...(isClaim && terms.isHalf && game.isPossible ? { amountFen: Number(refundOf(game.world, found, terms)) } : {}),
  };
  const quote = await asAdmin.call(quoteCase, { params: { number }, body });
  if (quote.status >= 400) return { status: quote.status, code: quote.error?.code };
  return call(game, asAdmin, approveCase, { params: { number }, body: { ...body, refundFen: quote.data.refundFen } });
});

const payout = (
  from: 'pending' | 'failed',
  send: (game: Game, params: { number: string; id: number }) => Promise<Sent>,
): Send =>
  onCase(async (game, number) => {
    const { data } = await game.players.asAdmin.call(getCase, { params: { number } });
    const found = data.payouts.find(({ state }) => state === from);
    return found ? send(game, { number, id: found.id }) : nothing;
  });

const goodsOfCase = (endpoint: typeof recordSentBack | typeof recordReturnedToStore): Send =>
  onCase(async (game, number) => {
    const lines = takenLines(game);
    if (lines.length === 0) return nothing;
    return call(game, game.players.asKeeper, endpoint, { params: { number }, body: { lines, photoIds: [] } });
  });

const pass: Send = async ({ players, step }) => {
  await players.server.moveClock({ hours: step.hours });
  while ((await players.server.runTimers()) > 0);
  await comeBack(players);
  return { status: 200, code: undefined };
};

const byOrder = ({ players }: Game) => ({ number: players.number });

/** Staff offer another freight, with a picture that proves it. */
const offer: Send = async (game) => {
  const { server, asAdmin } = game.players;
  const proofIds = [(await aPicture(server, asAdmin)).id];
  const body = { freightFen: Number(game.step.freightFen), reason, proofIds };
  return call(game, asAdmin, offerAdjustment, { params: byOrder(game), body });
};

/** The buyer answers the change that was offered last. */
async function seenAdjustment({ players }: Game): Promise<number> {
  const { data } = await players.asBuyer.call(listMyAdjustments, { params: { number: players.number } });
  return data.content[0]?.id ?? 1;
}

/** Each step of the model as the calls that people make. */
const sends: Record<StepName, Send> = {
  accept: (game) => call(game, game.players.asAdmin, acceptOrder, { params: byOrder(game) }),
  refuse: (game) => call(game, game.players.asAdmin, refuseOrder, { params: byOrder(game), body: { reason } }),
  cancel: (game) => call(game, game.players.asBuyer, cancelOrder, { params: byOrder(game), body: { reason } }),
  offerAdjustment: offer,
  confirmAdjustment: async (game) =>
    call(game, game.players.asBuyer, confirmAdjustment, {
      params: byOrder(game),
      body: { id: await seenAdjustment(game) },
    }),
  declineAdjustment: async (game) =>
    call(game, game.players.asBuyer, declineAdjustment, {
      params: byOrder(game),
      body: { id: await seenAdjustment(game), reason },
    }),
  claimDeposit: claim,
  payDepositByGateway: byGateway,
  payDepositFromWallet: fromWallet,
  claimFinal: claim,
  payFinalByGateway: byGateway,
  payFinalFromWallet: fromWallet,
  approve,
  reject: onPayment((game, number) =>
    call(game, game.players.asAdmin, rejectPayment, { params: { number }, body: { reason } }),
  ),
  reReview: onPayment((game, number) =>
    call(game, game.players.asAdmin, reReviewPayment, { params: { number }, body: { reason } }),
  ),
  requestCancel: ask('cancel'),
  requestReturn: ask('return'),
  requestAfterSales: ask('afterSales'),
  purchase,
  receive,
  closeShort: short,
  claimDefect: defect,
  createShipment: ship,
  cancelShipment: onShipment((game, number) =>
    call(game, game.players.asBuyer, cancelShipment, { params: { number }, body: { reason } }),
  ),
  cancelShipmentByStaff: onShipment((game, number) =>
    call(game, game.players.asAdmin, cancelShipmentByStaff, { params: { number }, body: { reason } }),
  ),
  dispatch: onShipment(async (game, number) => {
    const { server, asAdmin } = game.players;
    // What is not paid is not packed either; the dispatch then answers why.
    const { data: shipment } = await asAdmin.call(getShipment, { params: { number } });
    if (shipment.state === 'ready') await packGoods(server, asAdmin, number);
    return call(game, asAdmin, dispatchShipment, {
      params: { number },
      body: { carrier: 'Kouan Express', trackingNumber: `KX-${number}` },
    });
  }),
  deliver: onShipment((game, number) => call(game, game.players.asBuyer, confirmDelivery, { params: { number } })),
  deliverByStaff: onShipment(async (game, number) => {
    const { server, asAdmin } = game.players;
    const { id } = await aPicture(server, asAdmin);
    const body = { receiverName: 'Trần Văn Long', photoIds: [id] };
    return call(game, asAdmin, recordDelivery, { params: { number }, body });
  }),
  approveCase: decide,
  rejectCase: onCase((game, number) =>
    call(game, game.players.asAdmin, rejectCase, { params: { number }, body: { reason } }),
  ),
  reReviewCase: onCase((game, number) =>
    call(game, game.players.asAdmin, reReviewCase, { params: { number }, body: { reason } }),
  ),
  payoutDone: payout('pending', (game, params) =>
    call(game, game.players.asAdmin, recordPayoutDone, { params, body: { reference: 'FT1', bankAccountId: 1 } }),
  ),
  payoutFailed: payout('pending', (game, params) =>
    call(game, game.players.asAdmin, recordPayoutFailed, { params, body: { reason } }),
  ),
  retryPayout: payout('failed', (game, params) => call(game, game.players.asAdmin, retryPayout, { params })),
  payoutToWallet: payout('failed', (game, params) => call(game, game.players.asAdmin, sendPayoutToWallet, { params })),
  sentBack: goodsOfCase(recordSentBack),
  returnedToStore: goodsOfCase(recordReturnedToStore),
  time: pass,
};

/** Does a step by calls. */
export const sendStep = (game: Game): Promise<Sent> => sends[game.step.name](game);
