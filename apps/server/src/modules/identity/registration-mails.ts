import type { Language } from '@kouan/contract';
import { filled, type MailText } from './account-mails.ts';
import type { ReviewOutcome } from './review-registration.ts';

const texts: Record<ReviewOutcome, Record<Language, MailText>> = {
  approved: {
    cn: {
      subject: '口岸代采 注册申请已通过',
      text: '你的注册申请已通过审核，现在可以用用户名 {username} 登录。',
    },
    en: {
      subject: 'Kouan: your registration was approved',
      text: 'Your registration was approved: you can log in as {username} now.',
    },
    vi: {
      subject: 'Kouan: hồ sơ đăng ký đã được chấp thuận',
      text: 'Hồ sơ đăng ký của bạn đã được chấp thuận, bạn có thể đăng nhập bằng tên {username}.',
    },
  },
  notApproved: {
    cn: {
      subject: '口岸代采 注册申请未通过',
      text: '用户名 {username} 的注册申请未通过审核。\n\n原因：{reason}\n\n你可以在 30 天内修改后重新提交：\n{link}\n\n如有疑问，请联系客服。',
    },
    en: {
      subject: 'Kouan: your registration was not approved',
      text: 'The registration of {username} was not approved.\n\nReason: {reason}\n\nYou can correct it and send it again within 30 days:\n{link}\n\nIf you have questions, contact customer service.',
    },
    vi: {
      subject: 'Kouan: hồ sơ đăng ký không được chấp thuận',
      text: 'Hồ sơ đăng ký của {username} không được chấp thuận.\n\nLý do: {reason}\n\nBạn có thể sửa và gửi lại trong vòng 30 ngày:\n{link}\n\nNếu có thắc mắc, hãy liên hệ chăm sóc khách hàng.',
    },
  },
  reReview: {
    cn: {
      subject: '口岸代采 注册申请重新审核',
      text: '用户名 {username} 的注册申请正在重新审核，完成前不能登录。\n\n原因：{reason}',
    },
    en: {
      subject: 'Kouan: your registration is being reviewed again',
      text: 'The registration of {username} is being reviewed again; logging in is not possible until then.\n\nReason: {reason}',
    },
    vi: {
      subject: 'Kouan: hồ sơ đăng ký đang được duyệt lại',
      text: 'Hồ sơ đăng ký của {username} đang được duyệt lại, chưa thể đăng nhập cho đến khi xong.\n\nLý do: {reason}',
    },
  },
};

export const registrationMail = (
  language: Language,
  outcome: ReviewOutcome,
  details: { username: string; reason: string; link: string },
): MailText => filled(texts[outcome][language], details);
