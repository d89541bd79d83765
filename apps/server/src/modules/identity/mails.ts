import type { Language } from '@kouan/contract';

const registrationCode = {
  cn: { subject: '口岸代采 注册验证码', text: '你的注册验证码是 {code}，10 分钟内有效，只能用一次。\n\n如果不是你在注册，可以不理会这封邮件。' },
  en: { subject: 'Kouan registration code', text: 'Your registration code is {code}. It is good for 10 minutes and for one use.\n\nIf you are not registering, you can ignore this mail.' },
  vi: { subject: 'Kouan: mã đăng ký', text: 'Mã đăng ký của bạn là {code}, có hiệu lực trong 10 phút và chỉ dùng một lần.\n\nNếu bạn không đăng ký, hãy bỏ qua thư này.' },
} satisfies Record<Language, { subject: string; text: string }>;

export function registrationCodeMail(language: Language, code: string): { subject: string; text: string } {
  const { subject, text } = registrationCode[language];
  return { subject, text: text.replace('{code}', code) };
}
