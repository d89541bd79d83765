import type { Language } from '@kouan/contract';
import { formatDateTime, yuan } from '@kouan/domain';
import { and, eq, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { inThree, type MailText } from '../../platform/mail-text.ts';
import { queueMail } from '../../platform/mail.ts';
import type { Timer } from '../../platform/timers.ts';
import { findEmail } from '../identity/index.ts';
import { parameters } from '../settings/index.ts';
import { dueOf } from './payment-facts.ts';
import { paymentReminders, type PaymentRow, payments } from './payment-tables.ts';

const payInTime: Record<Language, MailText> = {
  cn: {
    subject: '口岸代采 订单 {order} 的付款将在 {at} 到期',
    text: '订单 {order} 的付款 {number} 还有 {cny}（{vnd} VND）未付。请在 {at} 前付款；逾期后订单或发货单会自动取消，已付的部分退回钱包。\n\n如已转账，请在付款页面提交转账信息。',
  },
  en: {
    subject: 'Kouan: the payment for order {order} is due by {at}',
    text: 'Payment {number} for order {order} still lacks {cny} ({vnd} VND). Please pay by {at}; after that the order or the shipment is cancelled by itself and what was paid of it goes to your wallet.\n\nIf you have transferred it already, enter the transfer on the payment page.',
  },
  vi: {
    subject: 'Kouan: khoản thanh toán của đơn {order} đến hạn lúc {at}',
    text: 'Khoản {number} của đơn {order} còn thiếu {cny} ({vnd} VND). Vui lòng thanh toán trước {at}; quá hạn, đơn hàng hoặc phiếu giao sẽ tự động hủy và phần đã trả được chuyển vào ví.\n\nNếu đã chuyển khoản, hãy nhập thông tin chuyển khoản ở trang thanh toán.',
  },
};

/** The second reminder comes so long before the end. */
const lastHours = 1;
const reminders = 2;

/** Half of a payment's time limit, in hours; of a short one the hour before its end comes first. */
const halfOf = (limitHours: number): number => Math.max(lastHours, limitHours / 2);

/** The next unpaid payment whose buyer has to be reminded, locked, and how many reminders are due by now; after `skip` others. */
async function lockReminderDue(tx: Tx, skip: number): Promise<{ payment: PaymentRow; due: number } | undefined> {
  const { depositDueHours, shipmentDueHours } = await parameters(tx);
  const before = (hours: number) => sql`${payments.dueAt} - make_interval(mins => ${Math.round(hours * 60)}::int)`;
  const isLast = sql<boolean>`(${before(lastHours)} <= ${nowSql})`;
  const half = sql`case ${payments.purpose} when 'final' then ${before(halfOf(shipmentDueHours))} else ${before(halfOf(depositDueHours))} end`;
  const sent = sql`coalesce(${paymentReminders.sent}, 0)`;
  const longest = Math.round(Math.max(halfOf(depositDueHours), halfOf(shipmentDueHours)) * 60);
  const [found] = await tx
    .select({ payment: payments, isLast })
    .from(payments)
    .leftJoin(
      paymentReminders,
      and(eq(paymentReminders.paymentId, payments.id), eq(paymentReminders.dueAt, payments.dueAt)),
    )
    .where(
      and(
        eq(payments.status, 'unpaid'),
        eq(payments.isPaused, false),
        sql`${payments.dueAt} > ${nowSql} and ${payments.dueAt} <= ${nowSql} + make_interval(mins => ${longest}::int)`,
        sql`((${sent} = 0 and ${half} <= ${nowSql}) or (${sent} < ${reminders} and ${isLast}))`,
      ),
    )
    .orderBy(payments.dueAt, payments.id)
    .limit(1)
    .offset(skip)
    .for('update', { of: payments, skipLocked: true });
  return found && { payment: found.payment, due: found.isLast ? reminders : 1 };
}

/** Reminds one buyer of a payment. After a standstill only the last reminder is sent; each goes out once. */
async function remindNext(tx: Tx, skip: number): Promise<boolean> {
  const found = await lockReminderDue(tx, skip);
  if (!found) return false;
  const { payment, due: sent } = found;
  const { dueAt } = payment;
  if (dueAt === null) return false;
  // The database's own moment: a date of this language has no microseconds.
  const limit = sql`(select due_at from payments where id = ${payment.id})`;
  await tx
    .insert(paymentReminders)
    .values({ paymentId: payment.id, dueAt: limit, sent })
    .onConflictDoUpdate({ target: paymentReminders.paymentId, set: { dueAt: sql`excluded.due_at`, sent } });
  const email = await findEmail(tx, payment.buyerId);
  if (email === undefined) return true;
  const { businessTimeZone } = await parameters(tx);
  const { dueFen, dueVnd } = dueOf(payment);
  await queueMail(tx, {
    to: email,
    ...inThree(payInTime, {
      number: payment.number,
      order: payment.orderNumber,
      cny: yuan(dueFen),
      vnd: dueVnd.toLocaleString('en-US'),
      at: formatDateTime(dueAt, businessTimeZone),
    }),
  });
  return true;
}

/** A buyer is reminded of a payment at half of its time limit and an hour before its end. */
export const reminderTimer: Timer = { name: 'reminders of payments', step: remindNext };
