import type { Language } from '@kouan/contract';

type MailText = { subject: string; text: string };

const registrationCode: Record<Language, MailText> = {
  cn: {
    subject: '口岸代采 注册验证码',
    text: '你的注册验证码是 {code}，10 分钟内有效，只能用一次。\n\n如果不是你在注册，可以不理会这封邮件。',
  },
  en: {
    subject: 'Kouan registration code',
    text: 'Your registration code is {code}. It is good for 10 minutes and for one use.\n\nIf you are not registering, you can ignore this mail.',
  },
  vi: {
    subject: 'Kouan: mã đăng ký',
    text: 'Mã đăng ký của bạn là {code}, có hiệu lực trong 10 phút và chỉ dùng một lần.\n\nNếu bạn không đăng ký, hãy bỏ qua thư này.',
  },
};

const accountExists: Record<Language, MailText> = {
  cn: {
    subject: '口岸代采 你已有账号',
    text: '有人想用这个邮箱注册，但它已经有账号了，所以没有发送验证码。请直接用你的用户名登录。\n\n如果不是你在注册，可以不理会这封邮件。',
  },
  en: {
    subject: 'Kouan: you have an account',
    text: 'Somebody asked to register with this address. It already has an account, so no code was sent: log in with your username.\n\nIf it was not you, you can ignore this mail.',
  },
  vi: {
    subject: 'Kouan: bạn đã có tài khoản',
    text: 'Có người muốn đăng ký bằng email này, nhưng email đã có tài khoản nên không gửi mã. Hãy đăng nhập bằng tên đăng nhập của bạn.\n\nNếu không phải bạn, hãy bỏ qua thư này.',
  },
};

export function registrationCodeMail(language: Language, code: string): MailText {
  const { subject, text } = registrationCode[language];
  return { subject, text: text.replace('{code}', code) };
}

export const accountExistsMail = (language: Language): MailText => accountExists[language];
