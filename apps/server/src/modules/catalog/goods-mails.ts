import type { Language } from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { queueMail } from '../../platform/mail.ts';
import { findEmail } from '../identity/index.ts';

type MailTexts = Record<Language, { subject: string; text: string }>;

const approved: MailTexts = {
  cn: { subject: '口岸代采 “{title}”已通过审核', text: '您提交的“{title}”已通过审核，买家现在看到的是新内容。' },
  en: { subject: 'Kouan: "{title}" was approved', text: 'Your change of "{title}" was approved: buyers see it now.' },
  vi: {
    subject: 'Kouan: "{title}" đã được duyệt',
    text: 'Thay đổi "{title}" của bạn đã được duyệt, người mua đang thấy nội dung mới.',
  },
};
const returned: MailTexts = {
  cn: {
    subject: '口岸代采 “{title}”未通过审核',
    text: '您提交的“{title}”被退回。原因：\n\n{reason}\n\n请修改后重新提交。',
  },
  en: {
    subject: 'Kouan: "{title}" was returned',
    text: 'Your change of "{title}" was returned. The reason:\n\n{reason}\n\nPlease correct it and submit it again.',
  },
  vi: {
    subject: 'Kouan: "{title}" bị trả lại',
    text: 'Thay đổi "{title}" của bạn bị trả lại. Lý do:\n\n{reason}\n\nVui lòng sửa rồi gửi lại.',
  },
};

/** Tells the supplier how a review ended, in all three languages. */
export async function mailDecision(
  tx: Tx,
  {
    ownerId,
    title,
    outcome,
    reason,
  }: { ownerId: number; title: string; outcome: 'approved' | 'returned'; reason: string },
): Promise<void> {
  const to = await findEmail(tx, ownerId);
  if (to === undefined) return;
  const texts = outcome === 'approved' ? approved : returned;
  const fill = (one: string) => one.replaceAll('{title}', () => title).replaceAll('{reason}', () => reason);
  await queueMail(tx, {
    to,
    subject: fill(texts.cn.subject),
    text: [texts.cn, texts.vi, texts.en]
      .map(({ subject, text }) => `${fill(subject)}\n\n${fill(text)}`)
      .join('\n\n----\n\n'),
  });
}
