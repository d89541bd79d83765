import { errorTexts } from './error-texts.ts';

export const identityErrors = errorTexts({
  'identity.username_empty': { status: 400, cn: '用户名不能为空', en: 'Username cannot be empty', vi: 'Tên đăng nhập không được để trống' },
  'identity.password_empty': { status: 400, cn: '密码不能为空', en: 'Password cannot be empty', vi: 'Mật khẩu không được để trống' },
  'identity.captcha_empty': { status: 400, cn: '验证码不能为空', en: 'Captcha cannot be empty', vi: 'Mã xác nhận không được để trống' },
});
