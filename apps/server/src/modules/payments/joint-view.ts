import type { JointTransferView, ReviewView } from '@kouan/contract';
import { maxTransferVnd, sumOf } from '@kouan/domain';
import QRCode from 'qrcode';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { activeAccount, toAccountView } from './bank-accounts.ts';
import { getJoint, getJointById, type JointKey, type Member, membersOf } from './joint-queries.ts';
import type { JointRow } from './joint-tables.ts';
import { dueTogether, waitingMembers } from './joint-waiting.ts';
import { dueOf } from './payment-facts.ts';
import type { ClaimRow, PaymentRow } from './payment-tables.ts';
import { vietQrText } from './viet-qr.ts';

/** Still to be transferred: whoever is cancelled, expired, claimed or paid has left by itself. */
export const isOpenMember = ({ payment, leftAt }: Member): boolean =>
  leftAt === null && payment.status === 'unpaid' && !payment.isPaused;

/** All that the transfer page shows. Throws payment.joint_not_found. */
export const getJointView = async (db: Reader, key: JointKey): Promise<Sendable<JointTransferView>> =>
  toJointView(db, await getJoint(db, key));

export async function toJointView(db: Reader, joint: JointRow): Promise<Sendable<JointTransferView>> {
  const members = await membersOf(db, joint.id);
  const open = members.filter(isOpenMember);
  const { dueFen, dueVnd } = dueTogether(open);
  const account = await activeAccount(db);
  const qr =
    dueVnd === 0n
      ? ''
      : vietQrText({
          bankBin: account.bankBin,
          accountNumber: account.accountNumber,
          amountVnd: dueVnd <= BigInt(maxTransferVnd) ? dueVnd : undefined,
          memo: joint.code,
        });
  const limits = open.flatMap(({ payment }) => payment.dueAt ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  return {
    number: joint.number,
    code: joint.code,
    dueFen,
    dueVnd,
    dueAt: limits[0] ?? null,
    account: toAccountView(account),
    qr,
    qrSvg: qr === '' ? '' : await QRCode.toString(qr, { type: 'svg', errorCorrectionLevel: 'M', margin: 1 }),
    isScreenshotRequired: open.some(({ payment }) => payment.purpose === 'final'),
    members: members.map(toMemberView),
    allowedActions: open.length > 0 ? ['pay', 'leave'] : [],
  };
}

const toMemberView = (member: Member) => ({
  paymentNumber: member.payment.number,
  orderNumber: member.payment.orderNumber,
  purpose: member.payment.purpose,
  status: member.payment.status,
  ...dueOf(member.payment),
  dueAt: member.payment.dueAt,
  isOpen: isOpenMember(member),
  isOut: member.leftAt !== null,
});

/** What a reviewer sees of the others that were claimed as one transfer with this one. */
export async function reviewJoint(db: Reader, claim: ClaimRow | undefined): Promise<Sendable<ReviewView['joint']>> {
  if (!claim || claim.jointTransferId === null) return null;
  const { number, code } = await getJointById(db, claim.jointTransferId);
  const members = (await membersOf(db, claim.jointTransferId)).filter(({ leftAt }) => leftAt === null);
  const waiting = await waitingMembers(db, claim.jointTransferId);
  return {
    number,
    code,
    dueVnd: waiting.length > 0 ? dueTogether(waiting).dueVnd : sumOf(members.map(({ payment }) => askedVnd(payment))),
    members: members.map(({ payment }) => ({
      paymentNumber: payment.number,
      orderNumber: payment.orderNumber,
      status: payment.status,
      dueVnd: askedVnd(payment),
    })),
  };
}

/** What is due, and of what is paid what was. */
const askedVnd = (payment: PaymentRow): bigint =>
  payment.status === 'paid' ? payment.amountVnd : dueOf(payment).dueVnd;
