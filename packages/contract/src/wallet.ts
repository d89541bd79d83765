import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { count, fen, moment, orNull, pageQuery, signedFen } from './words.ts';

export const WalletView = Type.Object({
  balanceFen: fen,
  entries: Type.Array(
    Type.Object({
      event: Type.String(),
      orderNumber: orNull(Type.String()),
      paymentNumber: orNull(Type.String()),
      amountFen: signedFen,
      at: moment,
    }),
  ),
  totalElements: count,
});
export const getMyWallet = endpoint({
  method: 'GET',
  path: '/api/wallet',
  permission: 'payment:own',
  query: Type.Object(pageQuery),
  reply: WalletView,
});
