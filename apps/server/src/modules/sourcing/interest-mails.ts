import type { Language } from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { queueMail } from '../../platform/mail.ts';
import { publish } from '../../platform/outbox.ts';
import { emailsOfHolders, findEmail } from '../identity/index.ts';
import type { InterestRow } from './interest-tables.ts';

type MailText = { subject: string; text: string };
type MailTexts = Record<Language, MailText>;

const question: MailTexts = {
  cn: {
    subject: '口岸代采 感兴趣商品“{title}”需要您补充信息',
    text: '关于您登记的感兴趣商品“{title}”，客服想确认：\n\n{text}\n\n请在“感兴趣商品”页面回答。',
  },
  en: {
    subject: 'Kouan: a question about your product of interest "{title}"',
    text: 'About your product of interest "{title}" our staff ask:\n\n{text}\n\nPlease answer on the page "Products of interest".',
  },
  vi: {
    subject: 'Kouan: cần bổ sung thông tin cho hàng quan tâm "{title}"',
    text: 'Về hàng quan tâm "{title}", nhân viên muốn hỏi:\n\n{text}\n\nVui lòng trả lời ở trang "Hàng quan tâm".',
  },
};
const priced: MailTexts = {
  cn: {
    subject: '口岸代采 感兴趣商品“{title}”已报价',
    text: '您登记的感兴趣商品“{title}”可以购买。\n\n{text}\n\n请在“感兴趣商品”页面一键加入购物车。',
  },
  en: {
    subject: 'Kouan: your product of interest "{title}" has a price',
    text: 'Your product of interest "{title}" can be bought.\n\n{text}\n\nPut it into the cart with one press on the page "Products of interest".',
  },
  vi: {
    subject: 'Kouan: hàng quan tâm "{title}" đã có giá',
    text: 'Hàng quan tâm "{title}" có thể mua được.\n\n{text}\n\nHãy thêm vào giỏ chỉ với một lần bấm ở trang "Hàng quan tâm".',
  },
};
const declined: MailTexts = {
  cn: {
    subject: '口岸代采 感兴趣商品“{title}”无法采购',
    text: '您登记的感兴趣商品“{title}”无法采购。原因：\n\n{text}',
  },
  en: {
    subject: 'Kouan: your product of interest "{title}" cannot be bought',
    text: 'Your product of interest "{title}" cannot be bought. The reason:\n\n{text}',
  },
  vi: {
    subject: 'Kouan: không thể mua hàng quan tâm "{title}"',
    text: 'Không thể mua hàng quan tâm "{title}". Lý do:\n\n{text}',
  },
};
const overdue: MailTexts = {
  cn: {
    subject: '口岸代采 感兴趣商品“{title}”已超过答复时限',
    text: '感兴趣商品“{title}”已超过答复买家的时限，请尽快处理。',
  },
  en: {
    subject: 'Kouan: the product of interest "{title}" is overdue',
    text: 'The buyer of the product of interest "{title}" should have been answered by now. Please work on it.',
  },
  vi: {
    subject: 'Kouan: hàng quan tâm "{title}" đã quá hạn trả lời',
    text: 'Hàng quan tâm "{title}" đã quá hạn trả lời cho người mua. Vui lòng xử lý sớm.',
  },
};

/** In all three languages, Vietnamese first. */
function mailOf(texts: MailTexts, { title, text }: { title: string; text: string }): MailText {
  const fill = (one: string) => one.replaceAll('{title}', () => title).replaceAll('{text}', () => text);
  return {
    subject: fill(texts.vi.subject),
    text: [texts.vi, texts.cn, texts.en].map((one) => `${fill(one.subject)}\n\n${fill(one.text)}`).join('\n\n----\n\n'),
  };
}

type Told = { kind: 'interestAsked' | 'interestPriced' | 'interestDeclined'; texts: MailTexts; text: string };

/** Tells the buyer, in the mall and by mail. */
async function tellBuyer(tx: Tx, { buyerId, title }: InterestRow, { kind, texts, text }: Told): Promise<void> {
  await publish(tx, 'buyer.noticed', { buyerId, kind, orderId: null, subject: title, text });
  const to = await findEmail(tx, buyerId);
  if (to !== undefined) await queueMail(tx, { to, ...mailOf(texts, { title, text }) });
}

export const tellQuestion = (tx: Tx, interest: InterestRow, text: string): Promise<void> =>
  tellBuyer(tx, interest, { kind: 'interestAsked', texts: question, text });
export const tellAnswer = (
  tx: Tx,
  interest: InterestRow,
  { kind, text }: { kind: 'priced' | 'declined'; text: string },
): Promise<void> =>
  kind === 'priced'
    ? tellBuyer(tx, interest, { kind: 'interestPriced', texts: priced, text })
    : tellBuyer(tx, interest, { kind: 'interestDeclined', texts: declined, text });

/** To whoever works on it, else to everybody who may. */
export async function mailOverdue(tx: Tx, { claimedBy, title }: InterestRow): Promise<void> {
  const claimed = claimedBy === null ? undefined : await findEmail(tx, claimedBy);
  const receivers = claimed === undefined ? await emailsOfHolders(tx, 'interest:edit') : [claimed];
  for (const to of receivers) await queueMail(tx, { to, ...mailOf(overdue, { title, text: '' }) });
}
