import { randomBytes } from 'node:crypto';
import { businessDate, makeNumber, makePaymentCode, numberRandomBytes, paymentCodeRandomBytes } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { parameters } from '../settings/index.ts';
import { lockInOrder, requirePayable } from './change-payment.ts';
import {
  addMembers,
  getJoint,
  insertJoint,
  type JointKey,
  jointOf,
  leaveJoints,
  type Member,
  membersOf,
} from './joint-queries.ts';
import type { JointRow } from './joint-tables.ts';
import { isOpenMember } from './joint-view.ts';
import { getPayment } from './payment-queries.ts';
import type { PaymentRow } from './payment-tables.ts';

const maxTries = 5;
const fewest = 2;

type Opening = { paymentNumbers: readonly string[]; buyerId: number };

/**
 * One code and one sum for several unpaid payments of a buyer, in the order in which they are named. They leave the
 * joint transfers that they were in, unless these very ones are together already. Throws payment.not_found,
 * payment.not_payable, payment.joint_too_few.
 */
export async function openJointTransfer(tx: Tx, { paymentNumbers, buyerId }: Opening): Promise<JointRow> {
  const numbers = [...new Set(paymentNumbers)];
  if (numbers.length < fewest) fail('payment.joint_too_few');
  const locked = await lockPayments(tx, { numbers, buyerId });
  locked.forEach(requirePayable);
  const ids = locked.map(({ id }) => id);
  const known = await findSame(tx, ids);
  if (known) return known;
  await leaveJoints(tx, ids);
  const joint = await createJoint(tx, buyerId);
  await addMembers(tx, joint.id, ids);
  return joint;
}

/** Locks payments, order after order as everybody does, and answers them as they were named. */
async function lockPayments(
  tx: Tx,
  { numbers, buyerId }: { numbers: readonly string[]; buyerId: number | 'any' },
): Promise<PaymentRow[]> {
  const found: PaymentRow[] = [];
  for (const number of numbers) found.push(await getPayment(tx, { number, buyerId }));
  const locked = new Map<string, PaymentRow>();
  for (const { number } of found.toSorted((a, b) => a.orderId - b.orderId || a.id - b.id))
    locked.set(number, await lockInOrder(tx, { number, buyerId }));
  return numbers.map((number) => locked.get(number) ?? fail('payment.not_found'));
}

async function findSame(tx: Tx, ids: readonly number[]): Promise<JointRow | undefined> {
  const joint = ids[0] === undefined ? undefined : await jointOf(tx, ids[0]);
  if (!joint) return undefined;
  const open = (await membersOf(tx, joint.id)).filter(isOpenMember).map(({ payment }) => payment.id);
  return open.length === ids.length && ids.every((id) => open.includes(id)) ? joint : undefined;
}

async function createJoint(tx: Tx, buyerId: number): Promise<JointRow> {
  const { businessTimeZone } = await parameters(tx);
  const date = businessDate(await currentTime(tx), businessTimeZone);
  for (let tries = 0; tries < maxTries; tries++) {
    const joint = await insertJoint(tx, {
      buyerId,
      number: makeNumber('J', date, randomBytes(numberRandomBytes)),
      code: makePaymentCode('joint', randomBytes(paymentCodeRandomBytes)),
    });
    if (joint) return joint;
  }
  throw new Error('no free number of a joint transfer was found');
}

/** Takes an unpaid payment out. Throws payment.joint_not_found, payment.not_found, payment.not_payable. */
export async function leaveJointTransfer(
  tx: Tx,
  { paymentNumber, ...key }: JointKey & { paymentNumber: string },
): Promise<JointRow> {
  const joint = await getJoint(tx, key);
  const payment = await lockInOrder(tx, { number: paymentNumber, buyerId: key.buyerId });
  const member = (await membersOf(tx, joint.id)).find((one) => one.payment.id === payment.id);
  if (!member) return fail('payment.not_found');
  if (member.leftAt !== null) return joint;
  if (payment.status !== 'unpaid') fail('payment.not_payable');
  await leaveJoints(tx, [payment.id]);
  return joint;
}

/** Locks all who are in it, with their orders, and answers them as they stand then, in its order. */
export async function lockMembers(tx: Tx, joint: JointRow): Promise<Member[]> {
  const members = (await membersOf(tx, joint.id)).filter(({ leftAt }) => leftAt === null);
  await lockPayments(tx, { numbers: members.map(({ payment }) => payment.number), buyerId: 'any' });
  return (await membersOf(tx, joint.id)).filter(({ leftAt }) => leftAt === null);
}
