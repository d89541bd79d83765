import { expect, test } from 'vitest';
import {
  adjustmentEffect,
  afterSalesApproved,
  afterSalesCap,
  type BankLine,
  bankLine,
  cancelShipmentRefund,
  caseApproved,
  moneyIn,
  orderTotals,
  payoutDone,
  payoutToWallet,
  purchaseRecorded,
  returnRefund,
  returnShare,
  shipmentCancelled,
  toVnd,
  unitsReturned,
  type UnitsShare,
  unitsShort,
  halfUp,
} from '../src/index.ts';
import { stories, type Story } from './examples.ts';
import { type Act, feesOf, replay } from './replay.ts';
import {
  approveDeposit,
  approveFinal,
  createShipment,
  dispatch,
  exactLine,
  moveUnits,
  placeOrder,
  takeUnits,
  type WorldOrder,
  type WorldShipment,
} from './story-world.ts';

function storyOf(id: string): Story {
  const story = stories.find((found) => found.id === id);
  if (story === undefined) throw new Error(`no story ${id}`);
  return story;
}

function shipmentFeesOf(story: Story, n: number) {
  const shipment = story.orders[0]?.shipments.find((found) => found.n === n);
  return feesOf(shipment?.feesFen ?? {});
}

/** Steps that several stories share, for one order. */
function actsFor(order: WorldOrder) {
  let line: BankLine = { leftVnd: 0n, leftFen: 0n };
  const claimDeposit: Act = () => {
    const exact = exactLine(order, order.depositDueFen);
    line = exact.line;
    order.depositPayments = [...order.depositPayments.slice(0, -1), 'pendingApproval'];
    return exact.posting;
  };
  const approve: Act = () => {
    const { posting } = approveDeposit(order, line);
    order.adjustment = undefined;
    return posting;
  };
  const shipment = () => order.shipments.at(-1) as WorldShipment; // Safe: used after a shipment was created.
  const claimFinal =
    (from: 'bank' | 'gateway' | 'wallet', amountFen?: bigint): Act =>
    () => {
      shipment().state = 'paymentReview';
      return moneyIn({ from, amountFen: amountFen ?? shipment().dueFen });
    };
  const approveShipment =
    (amountFen?: bigint): Act =>
    () =>
      approveFinal(order, shipment(), amountFen ?? shipment().dueFen);
  const send: Act = () => dispatch(order, shipment());
  const deliver: Act = () => void (shipment().state = 'delivered');
  const purchase =
    (extraFen: bigint): Act =>
    () => {
      moveUnits(
        order,
        'purchased',
        order.lines.map(({ quantity }) => quantity),
      );
      const { goodsFen, freightFen } = order.pots;
      return purchaseRecorded({ goodsFen, freightFen, actualFen: goodsFen + freightFen + extraFen });
    };
  return { claimDeposit, approve, shipment, claimFinal, approveShipment, send, deliver, purchase };
}

test('story 1: everything arrives and goes out in two shipments', () => {
  const story = storyOf('mstory1');
  const lines = [
    { priceFen: 3500n, quantity: 10 },
    { priceFen: 1299n, quantity: 7 },
  ];
  const order = placeOrder({ id: 'o1', lines, freightFen: 1800n, rateVndPerCnyMicros: 3_587_250_000n });
  const act = actsFor(order);
  const ship =
    (n: number, units: number[]): Act =>
    () =>
      void createShipment(order, units, shipmentFeesOf(story, n));

  replay(story, new Map([['o1', order]]), [
    () => undefined,
    () => void (order.accepted = true),
    act.claimDeposit,
    act.approve,
    act.purchase(0n),
    () => moveUnits(order, 'received', [10, 0]),
    () => moveUnits(order, 'received', [0, 7]),
    ship(1, [4, 0]),
    act.claimFinal('bank'),
    act.approveShipment(),
    act.send,
    act.deliver,
    ship(2, [6, 7]),
    act.claimFinal('bank'),
    act.approveShipment(),
    act.send,
    act.deliver,
  ]);
  expect(order.pots).toEqual({ ...order.pots, goodsFen: 0n, freightFen: 0n, serviceFen: 0n, depositFen: 0n });
});

test('story 2: freight rises, units are short, a paid shipment is cancelled, the rest is returned', () => {
  const story = storyOf('mstory2');
  const lines = [{ priceFen: 2890n, quantity: 12 }];
  const order = placeOrder({ id: 'o1', lines, freightFen: 950n, rateVndPerCnyMicros: 3_550_000_000n });
  const act = actsFor(order);
  const ship =
    (n: number, units: number[]): Act =>
    () =>
      void createShipment(order, units, shipmentFeesOf(story, n));
  let lost: UnitsShare | undefined;
  const lose = (cause: 'closedShort' | 'returned', units: number[]) => {
    moveUnits(order, cause, units);
    lost = takeUnits(order, units);
    order.cases.push({ kind: cause === 'returned' ? 'return' : 'short', state: 'requested' });
    return lost;
  };
  const decide =
    (returnFreightFen?: bigint): Act =>
    () => {
      if (lost === undefined) throw new Error('nothing was lost');
      const { freightFen: freightShareFen, serviceFen: serviceShareFen, depositShareFen } = lost;
      const { refundFen } =
        returnFreightFen === undefined
          ? { refundFen: depositShareFen }
          : returnRefund({ depositShareFen, freightShareFen, serviceShareFen, returnFreightFen });
      const decided = order.cases.at(-1)?.kind ?? 'short';
      order.cases = [...order.cases.slice(0, -1), { kind: decided, state: 'paid', refundFen }];
      return caseApproved({ order: 'o1', depositShareFen, refundFen, to: 'wallet' });
    };
  const confirmAdjustment: Act = () => {
    const after = orderTotals({ lines, freightFen: 2150n });
    order.depositDueFen = adjustmentEffect(orderTotals({ lines, freightFen: order.freightFen }), after).payMoreFen;
    order.freightFen = 2150n;
    order.pots = { ...after, freightFen: order.freightFen };
    order.adjustment = 'due';
    order.depositPayments.push('unpaid');
  };
  const cancelShipment: Act = () => {
    const shipment = act.shipment();
    const fees = shipment.fees.map((fee) => ({ ...fee, performed: fee.kind === 'inspection' }));
    const { kept, toWalletFen } = cancelShipmentRefund({ balanceShareFen: shipment.share.balanceShareFen, fees });
    shipment.state = 'cancelled';
    moveUnits(order, 'shipmentCancelled', shipment.units);
    order.pots = returnShare(order.pots, shipment.share);
    return shipmentCancelled({ order: 'o1', kept, toWalletFen });
  };

  replay(story, new Map([['o1', order]]), [
    () => void (order.accepted = true),
    act.claimDeposit,
    act.approve,
    () => void (order.adjustment = 'offered'),
    confirmAdjustment,
    act.claimDeposit,
    act.approve,
    act.purchase(500n),
    () => moveUnits(order, 'received', [10]),
    () => unitsShort(lose('closedShort', [2])),
    decide(),
    ship(1, [4]),
    act.claimFinal('bank'),
    act.approveShipment(),
    () => undefined,
    cancelShipment,
    ship(2, [7]),
    act.claimFinal('wallet', 15_211n),
    act.approveShipment(15_211n),
    act.claimFinal('bank'),
    act.approveShipment(),
    act.send,
    () => unitsReturned(lose('returned', [3])),
    decide(400n),
    act.deliver,
  ]);
  expect(order.pots.depositFen).toBe(0n);
});

test('story 3: one transfer pays two deposits with a surplus; a cancelled order and an after-sales refund are paid out', () => {
  const story = storyOf('mstory3');
  const o1 = placeOrder({
    id: 'o1',
    lines: [{ priceFen: 9990n, quantity: 3 }],
    freightFen: 0n,
    rateVndPerCnyMicros: 3_587_250_000n,
  });
  const o2 = placeOrder({
    id: 'o2',
    lines: [{ priceFen: 1250n, quantity: 8 }],
    freightFen: 600n,
    rateVndPerCnyMicros: 3_550_000_000n,
  });
  const act = actsFor(o1);
  let line: BankLine = { leftVnd: 0n, leftFen: 0n };
  let refundFen = 0n;

  const transfer: Act = () => {
    const dueVnd = [o1, o2].map((order) => toVnd(order.depositDueFen, order.rateVndPerCnyMicros));
    line = bankLine(halfUp(dueVnd.reduce((sum, vnd) => sum + vnd, 0n) * 110n, 100n), 3_600_000_000n);
    o1.depositPayments = ['pendingApproval'];
    o2.depositPayments = ['pendingApproval'];
    return moneyIn({ from: 'bank', amountFen: line.leftFen });
  };
  const approveFirst: Act = () => {
    const { posting, left } = approveDeposit(o1, line, false);
    line = left;
    return posting;
  };
  const approveCancel: Act = () => {
    moveUnits(o2, 'orderCancelled', [8]);
    const { depositShareFen } = takeUnits(o2, [8]);
    o2.cases = [{ kind: 'cancel', state: 'approved', refundFen: depositShareFen }];
    return caseApproved({ order: 'o2', depositShareFen, refundFen: depositShareFen, to: 'source' });
  };
  const approveClaim: Act = () => {
    const { share, fees } = act.shipment();
    const feesFen = fees.reduce((sum, { feeFen }) => sum + feeFen, 0n);
    const claim = { ...share, feesFen, refundedFen: 0n, claimedGoodsFen: 9990n };
    refundFen = afterSalesCap({ ...claim, wantFen: 1n }).fullValueFen;
    const { allowed, countsAsRefunded } = afterSalesCap({ ...claim, wantFen: refundFen });
    expect({ allowed, countsAsRefunded }).toEqual({ allowed: true, countsAsRefunded: true });
    o1.wholeRefundedUnits = 1;
    o1.cases = [{ kind: 'afterSales', state: 'approved', refundFen }];
    return afterSalesApproved({ order: 'o1', amountFen: refundFen, bornBy: 'store', to: 'source' });
  };

  replay(
    story,
    new Map([
      ['o1', o1],
      ['o2', o2],
    ]),
    [
      () => void (o1.accepted = true),
      () => void (o2.accepted = true),
      transfer,
      approveFirst,
      () => approveDeposit(o2, line).posting,
      () => void (o2.cases = [{ kind: 'cancel', state: 'requested' }]),
      approveCancel,
      () => {
        o2.cases = [{ kind: 'cancel', state: 'paid', refundFen: 3270n }];
        return payoutDone({ from: 'bank', amountFen: 3270n });
      },
      act.purchase(-120n),
      () => moveUnits(o1, 'received', [3]),
      () => void createShipment(o1, [3], shipmentFeesOf(story, 1)),
      act.claimFinal('gateway'),
      act.approveShipment(),
      act.send,
      act.deliver,
      () => void (o1.cases = [{ kind: 'afterSales', state: 'requested' }]),
      approveClaim,
      () => void (o1.cases = [{ kind: 'afterSales', state: 'payoutFailed', refundFen }]),
      () => {
        o1.cases = [{ kind: 'afterSales', state: 'paid', refundFen }];
        return payoutToWallet(refundFen);
      },
    ],
  );
});
