import {
  accountKey,
  applyMovement,
  balancesFen,
  basisPointsOf,
  canHappen,
  canMove,
  feesTotalFen,
  goodsValueFen,
  moneyPanel,
  openBalance,
  type OrderEvent,
  statusOf,
  sumOf,
  unitPlaces,
  unitsOf,
} from '../../src/index.ts';
import { dueFen, factsOf, heldFen, type ModelCase, orderKey, sumUnits, walletFen, type World } from './world.ts';

/** A rule and what of the world breaks it; each is computed from the records, not from what the acts remember. */
type Rule = { name: string; breaks(world: World): boolean };

const depositsOf = (world: World) => world.payments.filter(({ purpose }) => purpose !== 'final');
const isOpenShipment = (state: string) =>
  ['paymentPending', 'paymentReview', 'paymentRejected', 'ready'].includes(state);
const isOut = (state: string) => state === 'inTransit' || state === 'delivered';
const isSettled = ({ kind, state }: ModelCase) =>
  ['approved', 'paid', 'payoutFailed'].includes(state) || (kind === 'return' && state === 'rejectedFinal');
const balanceFen = (world: World, account: string) => balancesFen(world.ledger).get(account) ?? 0n;

/** What still stands in goods advanced: bought, neither gone nor given back. */
function advancedFen(world: World): bigint {
  if (!world.isPurchased) return 0n;
  const frozen = world.shipments.filter(({ state }) => isOpenShipment(state)).map(({ share }) => share);
  const doubted = world.cases.flatMap(({ kind, state, share }) =>
    kind === 'defective' && state === 'requested' && share ? [share] : [],
  );
  return sumOf([world.pots, ...frozen, ...doubted].map(({ goodsFen, freightFen }) => goodsFen + freightFen));
}

/** What shipments and cases took out of the pots. */
const takenShares = (world: World) => [
  ...world.shipments.filter(({ state }) => state !== 'cancelled').map(({ share }) => share),
  ...world.cases.flatMap(({ share }) => (share ? [share] : [])),
];

const isOnce = (world: World, ...events: OrderEvent[]) =>
  world.history.filter(({ event }) => events.includes(event)).length <= 1;

const reasonedEvents: readonly OrderEvent[] = [
  'refused',
  'cancelled',
  'depositRejected',
  'finalRejected',
  'depositReReviewed',
  'finalReReviewed',
  'cancelRequested',
  'returnRequested',
  'afterSalesRequested',
  'closedShort',
  'defectClaimed',
  'foundMissing',
  'caseRejected',
  'caseReReviewed',
  'payoutFailed',
];

const money: Rule[] = [
  {
    name: 'I1: debits and credits are equal, transaction by transaction',
    breaks: ({ ledger }) =>
      ledger.some((posting) => sumOf(posting.map(({ debitFen, creditFen }) => debitFen - creditFen)) !== 0n),
  },
  {
    name: 'I1: no account that holds money of a buyer is below zero',
    breaks: ({ ledger }) =>
      [...balancesFen(ledger)].some(
        ([key, fen]) => /^(wallet|depositsHeld|prepaymentsHeld|payoutsPending|receipts)/.test(key) && fen > 0n,
      ),
  },
  {
    name: 'I2: what was paid is what approvals credited, and is consumed, held or refunded',
    breaks(world) {
      const { paidFen, consumedFen, heldFen: held, refundedFen } = moneyPanel(world.ledger, orderKey);
      const creditedFen = sumOf(world.payments.map((payment) => payment.creditedFen));
      return paidFen !== creditedFen || paidFen !== consumedFen + held + refundedFen;
    },
  },
  {
    name: 'I2: a payment is credited by its approvals, and paid exactly when nothing of it is due',
    breaks: ({ payments }) =>
      payments.some(
        (payment) =>
          payment.creditedFen !== sumOf(payment.allocations.map(({ creditedFen }) => creditedFen)) ||
          payment.creditedFen > payment.amountFen ||
          (payment.status === 'paid') !== (payment.status !== 'cancelled' && dueFen(payment) === 0n) ||
          (payment.status === 'paid' && payment.creditedFen !== payment.amountFen),
      ),
  },
  {
    name: 'I2: receipts are what no payment has taken',
    breaks: (world) =>
      -balanceFen(world, 'receipts') !==
      sumOf([...world.bankMoney.map(({ leftFen }) => leftFen), ...world.payments.map(({ receiptFen }) => receiptFen)]),
  },
  {
    name: 'I2: deposits held, and those still due, are of the units that have not left',
    breaks(world) {
      const held = heldFen(world, 'depositsHeld');
      if (world.closed) return held !== 0n;
      if (!world.accepted) return held !== 0n;
      const frozen = world.shipments.filter(({ state }) => isOpenShipment(state)).map(({ share }) => share);
      const undecided = world.cases.flatMap((found) => (found.share && !isSettled(found) ? [found.share] : []));
      const unsettledFen = sumOf([...frozen, ...undecided].map(({ depositShareFen }) => depositShareFen));
      return held + sumOf(depositsOf(world).map(dueFen)) !== world.pots.depositFen + unsettledFen;
    },
  },
  {
    name: 'I2: prepayments held are what shipments before their dispatch have paid',
    breaks: (world) =>
      heldFen(world, 'prepaymentsHeld') !==
      sumOf(
        world.payments
          .filter(({ shipment }) => shipment !== null && isOpenShipment(world.shipments[shipment]?.state ?? ''))
          .map((payment) => payment.creditedFen),
      ),
  },
  {
    name: 'I2: goods advanced are what was bought and has neither left nor been given back',
    breaks: (world) => balanceFen(world, 'goodsAdvanced') !== advancedFen(world),
  },
  {
    name: 'I4: every amount is a whole number of fen, never below zero',
    breaks: ({ ledger }) =>
      ledger
        .flat()
        .some((entry) =>
          [entry.debitFen, entry.creditFen].some(
            (fen) => typeof fen !== 'bigint' || fen < 0n || accountKey(entry) === '',
          ),
        ),
  },
  {
    name: 'I5: refunds are at most what was paid: of the order, of each payment, of each shipment',
    breaks(world) {
      const { paidFen, refundedFen } = moneyPanel(world.ledger, orderKey);
      const payouts = world.cases.flatMap((found) => found.payouts);
      const isPaymentOver = world.payments.some(
        ({ creditedFen }, at) =>
          sumOf(payouts.filter(({ payment }) => payment === at).map(({ fen }) => fen)) > creditedFen,
      );
      const isShipmentOver = world.shipments.some(
        ({ share, fees }, at) =>
          sumOf(world.cases.filter(({ shipment }) => shipment === at).map(({ refundFen }) => refundFen)) >
          share.valueFen + feesTotalFen(fees),
      );
      return refundedFen > paidFen || isPaymentOver || isShipmentOver;
    },
  },
  {
    name: 'I5: payouts that wait are what stands on payouts pending',
    breaks: (world) =>
      -balanceFen(world, 'payoutsPending') !==
      sumOf(
        world.cases
          .flatMap(({ payouts }) => payouts)
          .filter(({ state }) => state === 'pending' || state === 'failed')
          .map(({ fen }) => fen),
      ),
  },
  { name: 'I5: nobody spends a wallet twice', breaks: (world) => walletFen(world) < 0n },
];

const shares: Rule[] = [
  {
    name: 'I3: the deposit is 30 % of the total, half a fen rounded up',
    breaks: ({ totals }) =>
      totals.depositFen !== (totals.totalFen * 6n + 10n) / 20n ||
      totals.depositFen !== basisPointsOf(totals.totalFen, 3000),
  },
  {
    name: 'I3: what was taken and what the pots hold add up to the order, to the fen',
    breaks(world) {
      const all = takenShares(world);
      const sum = (pick: 'goodsFen' | 'freightFen' | 'serviceFen') => world.pots[pick] + sumOf(all.map((s) => s[pick]));
      return (
        sum('goodsFen') !== world.totals.goodsFen ||
        sum('freightFen') !== world.freightFen ||
        sum('serviceFen') !== world.totals.serviceFen ||
        world.pots.depositFen + sumOf(all.map(({ depositShareFen }) => depositShareFen)) !== world.totals.depositFen
      );
    },
  },
  {
    name: 'I6: a final payment is the balance of exactly its units, and its fees',
    breaks: (world) =>
      world.payments.some(({ shipment: at, amountFen }) => {
        const shipment = at === null ? undefined : world.shipments[at];
        if (!shipment) return false;
        const { share, fees, units } = shipment;
        const goodsFen = goodsValueFen(
          world.lines.map(({ priceFen }, line) => ({ priceFen, quantity: units[line] ?? 0 })),
        );
        const valueFen = goodsFen + share.freightFen + share.serviceFen;
        return share.balanceShareFen < 0n || amountFen !== valueFen - share.depositShareFen + feesTotalFen(fees);
      }),
  },
  {
    name: 'I6: what is ready or has left is paid whole',
    breaks: (world) =>
      world.shipments.some(
        ({ state }, at) =>
          (state === 'ready' || isOut(state)) !==
            world.payments.some((p) => p.shipment === at && p.status === 'paid') && state !== 'cancelled',
      ),
  },
  {
    name: 'I25: whole quantities from 1, and prices that add up to the goods value',
    breaks: ({ lines, totals }) =>
      lines.some(({ quantity, priceFen }) => !Number.isSafeInteger(quantity) || quantity < 1 || priceFen < 1n) ||
      goodsValueFen(lines) !== totals.goodsFen,
  },
];

const goods: Rule[] = [
  {
    name: 'I7: units are nowhere below zero, and every movement has its row',
    breaks: ({ balances, movements, lines }) =>
      lines.some(({ quantity }, line) => {
        const balance = balances[line];
        if (!balance || unitPlaces.some((place) => balance[place] < 0) || unitsOf(balance) !== quantity) return true;
        const own = movements.filter((movement) => movement.line === line);
        const replayed = own.reduce(
          (sum, { line: _, ...movement }) => applyMovement(sum, movement),
          openBalance(quantity),
        );
        return unitPlaces.some((place) => replayed[place] !== balance[place]);
      }),
  },
  {
    name: 'I8: shipped is what shipments carried, frozen what open ones ask for, after-sales what cases hold',
    breaks: (world) =>
      world.balances.some((balance, line) => {
        const units = (isIn: (state: string) => boolean) =>
          sumUnits(world.shipments.filter(({ state }) => isIn(state)).map((shipment) => shipment.units[line] ?? 0));
        const back = sumUnits(world.cases.map(({ sentBack }) => sentBack[line] ?? 0));
        const held = world.cases.map((found) => {
          const isHeld = found.kind === 'defective' && !['rejected', 'rejectedFinal'].includes(found.state);
          return (isHeld ? (found.units[line] ?? 0) : (found.sentBack[line] ?? 0)) - (found.returned[line] ?? 0);
        });
        return (
          balance.shipped !== units(isOut) - back ||
          balance.frozen !== units(isOpenShipment) ||
          balance.afterSales !== sumUnits(held)
        );
      }),
  },
];

const flow: Rule[] = [
  {
    name: 'I10: the status is what the facts say and where the history ends',
    breaks: (world) => world.status !== statusOf(factsOf(world)) || world.history.at(-1)?.to !== world.status,
  },
  {
    name: 'I10: every step is one of the flow, begins where the last one ended, and has its actor and reason',
    breaks: ({ history }) =>
      history.some(({ event, from, to, actor, reason }, at) => {
        if (at === 0) return event !== 'placed' || from !== null;
        if (from === null || from !== history[at - 1]?.to) return true;
        if (!canHappen(event, from) || (from !== to && !canMove(from, to))) return true;
        return reasonedEvents.includes(event) && actor !== 'system' && reason === '';
      }),
  },
  {
    name: 'I11: a claim is decided once, and again only after a re-review',
    breaks: ({ payments }) =>
      payments.some(({ claims }) =>
        claims.some((reviews) =>
          reviews.some((outcome, at) => {
            const isDecided = at > 0 && reviews[at - 1] !== 'reReview';
            return (outcome === 'reReview') !== isDecided;
          }),
        ),
      ),
  },
  {
    name: 'I14: at most one open payment of the deposit and of each shipment',
    breaks: ({ payments }) => {
      const open = payments.filter(({ status }) => status === 'unpaid' || status === 'pendingApproval');
      return new Set(open.map(({ purpose, shipment }) => `${purpose} ${shipment}`)).size !== open.length;
    },
  },
  {
    name: 'I18: an order ends once, and each shipment expires, is cancelled or delivered once',
    breaks: (world) =>
      !isOnce(world, 'refused', 'acceptanceExpired', 'cancelled', 'depositExpired') ||
      !isOnce(world, 'purchased') ||
      world.history.filter(({ event }) => event === 'shipmentExpired' || event === 'shipmentCancelled').length !==
        world.shipments.filter(({ state }) => state === 'cancelled').length ||
      world.history.filter(({ event }) => event === 'delivered').length !==
        world.shipments.filter(({ state }) => state === 'delivered').length,
  },
  {
    name: 'I18: nothing that was not paid in time stays open',
    breaks: ({ hour, depositDueAt, shipments, adjustment }) =>
      (depositDueAt !== null && depositDueAt <= hour && adjustment?.state !== 'offered') ||
      shipments.some(({ payBy }) => payBy !== null && payBy <= hour),
  },
];

const rules = [...money, ...shares, ...goods, ...flow];

/** The rules that do not hold in this world. */
export const brokenRules = (world: World): string[] =>
  rules.filter((rule) => rule.breaks(world)).map(({ name }) => name);

/** What was written is never changed: the earlier ledger, history and movements are the beginning of the later ones. */
export const isContinued = (before: World, after: World): boolean =>
  (['ledger', 'history', 'movements'] as const).every(
    (list) => before[list].length <= after[list].length && before[list].every((row, at) => row === after[list][at]),
  );
