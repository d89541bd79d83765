import type { Language } from '@kouan/contract';

export type MailText = { subject: string; text: string };
type Texts = Record<Language, MailText>;

/** The text of a mail with its details filled in. They are data: whatever stands in them stays as it is. */
export const filled = ({ subject, text }: MailText, details: Record<string, string> = {}): MailText => ({
  subject,
  text: text.replace(/\{(\w+)\}/g, (whole, name: string) => details[name] ?? whole),
});

const newPassword: Texts = {
  cn: {
    subject: '口岸代采 你的账号密码',
    text: '管理员为你的账号设置了新密码。\n\n用户名：{username}\n密码：{password}\n\n请登录后在个人中心修改密码。',
  },
  en: {
    subject: 'Kouan: the password of your account',
    text: 'An administrator set a new password for your account.\n\nUsername: {username}\nPassword: {password}\n\nPlease log in and change it in your personal centre.',
  },
  vi: {
    subject: 'Kouan: mật khẩu tài khoản của bạn',
    text: 'Quản trị viên đã đặt mật khẩu mới cho tài khoản của bạn.\n\nTên đăng nhập: {username}\nMật khẩu: {password}\n\nHãy đăng nhập và đổi mật khẩu trong trang cá nhân.',
  },
};
const emailChangeCode: Texts = {
  cn: {
    subject: '口岸代采 更换邮箱验证码',
    text: '你更换邮箱的验证码是 {code}，10 分钟内有效，只能用一次。\n\n如果不是你在操作，可以不理会这封邮件。',
  },
  en: {
    subject: 'Kouan: code for your new e-mail address',
    text: 'Your code for the new e-mail address is {code}. It is good for 10 minutes and for one use.\n\nIf it was not you, you can ignore this mail.',
  },
  vi: {
    subject: 'Kouan: mã đổi email',
    text: 'Mã đổi email của bạn là {code}, có hiệu lực trong 10 phút và chỉ dùng một lần.\n\nNếu không phải bạn, hãy bỏ qua thư này.',
  },
};
const addressInUse: Texts = {
  cn: {
    subject: '口岸代采 邮箱已被使用',
    text: '有人想把账号的邮箱换成这个地址，但它已属于另一个账号，所以没有发送验证码。\n\n如果不是你在操作，可以不理会这封邮件。',
  },
  en: {
    subject: 'Kouan: this address is in use',
    text: 'Somebody asked to use this address for an account. It belongs to another account already, so no code was sent.\n\nIf it was not you, you can ignore this mail.',
  },
  vi: {
    subject: 'Kouan: email đã được sử dụng',
    text: 'Có người muốn dùng email này cho một tài khoản, nhưng email đã thuộc tài khoản khác nên không gửi mã.\n\nNếu không phải bạn, hãy bỏ qua thư này.',
  },
};
const emailChanged: Texts = {
  cn: {
    subject: '口岸代采 邮箱已更换',
    text: '账号 {username} 的邮箱已更换，以后的邮件会发到新地址。\n\n如果不是你在操作，请立即联系客服。',
  },
  en: {
    subject: 'Kouan: your e-mail address was changed',
    text: 'The e-mail address of the account {username} was changed; further mails go to the new one.\n\nIf it was not you, contact customer service at once.',
  },
  vi: {
    subject: 'Kouan: email đã được đổi',
    text: 'Email của tài khoản {username} đã được đổi, thư sau này sẽ gửi đến địa chỉ mới.\n\nNếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
  },
};
const passwordResetCode: Texts = {
  cn: {
    subject: '口岸代采 找回密码验证码',
    text: '账号 {username} 找回密码的验证码是 {code}，10 分钟内有效，只能用一次。\n\n如果不是你在操作，可以不理会这封邮件。',
  },
  en: {
    subject: 'Kouan: code for your forgotten password',
    text: 'The code for a new password of the account {username} is {code}. It is good for 10 minutes and for one use.\n\nIf it was not you, you can ignore this mail.',
  },
  vi: {
    subject: 'Kouan: mã đặt lại mật khẩu',
    text: 'Mã đặt lại mật khẩu của tài khoản {username} là {code}, có hiệu lực trong 10 phút và chỉ dùng một lần.\n\nNếu không phải bạn, hãy bỏ qua thư này.',
  },
};
const noAccount: Texts = {
  cn: {
    subject: '口岸代采 没有这个账号',
    text: '有人想找回密码，但没有账号使用这个邮箱。你注册时可能用了另一个邮箱。\n\n如果不是你在操作，可以不理会这封邮件。',
  },
  en: {
    subject: 'Kouan: no account has this address',
    text: 'Somebody asked for a new password, but no account has this e-mail address. You may have registered with another one.\n\nIf it was not you, you can ignore this mail.',
  },
  vi: {
    subject: 'Kouan: không có tài khoản này',
    text: 'Có người muốn đặt lại mật khẩu nhưng không tài khoản nào dùng email này. Có thể bạn đã đăng ký bằng email khác.\n\nNếu không phải bạn, hãy bỏ qua thư này.',
  },
};
const passwordChanged: Texts = {
  cn: {
    subject: '口岸代采 密码已修改',
    text: '账号 {username} 的密码已修改，所有设备都已退出登录。\n\n如果不是你在操作，请立即用“忘记密码”设置新密码。',
  },
  en: {
    subject: 'Kouan: your password was changed',
    text: 'The password of the account {username} was changed, and every device was logged out.\n\nIf it was not you, set a new one through “Forgot password” at once.',
  },
  vi: {
    subject: 'Kouan: mật khẩu đã được đổi',
    text: 'Mật khẩu của tài khoản {username} đã được đổi và mọi thiết bị đã đăng xuất.\n\nNếu không phải bạn, hãy đặt lại mật khẩu ngay bằng chức năng “Quên mật khẩu”.',
  },
};
const loginCode: Texts = {
  cn: {
    subject: '口岸代采 登录验证码',
    text: '你的登录验证码是 {code}，10 分钟内有效，只能用一次。登录时还需要密码。\n\n如果不是你在登录，可以不理会这封邮件。',
  },
  en: {
    subject: 'Kouan: login code',
    text: 'Your login code, in place of the picture, is {code}. It is good for 10 minutes and for one try; the password is needed as well.\n\nIf you are not logging in, you can ignore this mail.',
  },
  vi: {
    subject: 'Kouan: mã đăng nhập',
    text: 'Mã đăng nhập của bạn là {code}, có hiệu lực trong 10 phút và chỉ dùng một lần. Bạn vẫn cần nhập mật khẩu.\n\nNếu bạn không đăng nhập, hãy bỏ qua thư này.',
  },
};

export const newPasswordMail = (language: Language, details: { username: string; password: string }): MailText =>
  filled(newPassword[language], details);
export const emailChangeCodeMail = (language: Language, code: string): MailText =>
  filled(emailChangeCode[language], { code });
export const addressInUseMail = (language: Language): MailText => addressInUse[language];
export const emailChangedMail = (language: Language, username: string): MailText =>
  filled(emailChanged[language], { username });
export const passwordResetCodeMail = (language: Language, details: { username: string; code: string }): MailText =>
  filled(passwordResetCode[language], details);
export const noAccountMail = (language: Language): MailText => noAccount[language];
export const passwordChangedMail = (language: Language, username: string): MailText =>
  filled(passwordChanged[language], { username });
export const loginCodeMail = (language: Language, code: string): MailText => filled(loginCode[language], { code });
