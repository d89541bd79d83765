import { Type } from 'typebox';
import { fen, id, moment, oneOf, paymentNumber, vnd } from './words.ts';

/** Money that came through a wallet or a gateway and waits for this review. */
export const ReceiptView = Type.Object({
  method: Type.String(),
  amountFen: fen,
  tradeNumber: Type.String(),
  at: moment,
});
/** Money that one person has seen and no statement has yet; a second person decides. */
export const OverrideView = Type.Object({
  amountVnd: vnd,
  reference: Type.String(),
  payer: Type.String(),
  bookedAt: moment,
  reason: Type.String(),
  requestedBy: Type.String(),
  requestedAt: moment,
});
export const ReviewJoint = Type.Object({
  number: Type.String(),
  code: Type.String(),
  /** What is due of the members that wait; what was due of all when none waits any more. */
  dueVnd: vnd,
  members: Type.Array(
    Type.Object({
      paymentNumber,
      orderNumber: Type.String(),
      status: oneOf(['unpaid', 'pendingApproval', 'paid', 'cancelled']),
      /** Of a paid one what it was. */
      dueVnd: vnd,
    }),
  ),
});
/** Several transfers that name one payment. */
export const ReviewTogether = Type.Object({
  lineIds: Type.Array(id),
  sumVnd: vnd,
  dueVnd: vnd,
  /** Of the sum against what is due: below 0 a part stays due, above it goes to the wallet. */
  differenceVnd: Type.Integer(),
});
