import { errorTexts } from './error-texts.ts';

export const identityErrors = errorTexts({
  'identity.username_empty': {
    status: 400,
    cn: '用户名不能为空',
    en: 'Username cannot be empty',
    vi: 'Tên đăng nhập không được để trống',
  },
  'identity.username_rule': {
    status: 400,
    cn: '用户名为 3-32 位字母、数字、点、横线或下划线，以字母开头',
    en: 'Username: 3-32 letters, digits, dots, dashes or underscores, beginning with a letter',
    vi: 'Tên đăng nhập gồm 3-32 chữ cái, chữ số, dấu chấm, gạch nối hoặc gạch dưới, bắt đầu bằng chữ cái',
  },
  'identity.username_taken': {
    status: 409,
    cn: '这个用户名已有人用',
    en: 'This username is taken',
    vi: 'Tên đăng nhập này đã có người dùng',
  },
  'identity.nickname_empty': {
    status: 400,
    cn: '昵称不能为空',
    en: 'Nickname cannot be empty',
    vi: 'Biệt danh không được để trống',
  },
  'identity.email_invalid': {
    status: 400,
    cn: '请输入正确的邮箱地址',
    en: 'Please enter the correct email address',
    vi: 'Vui lòng nhập đúng địa chỉ email',
  },
  'identity.email_taken': {
    status: 409,
    cn: '邮箱或验证码不能使用，请重新获取验证码',
    en: 'This e-mail address or code cannot be used: get a new code',
    vi: 'Không dùng được email hoặc mã này, hãy lấy mã mới',
  },
  'identity.email_code_empty': {
    status: 400,
    cn: '邮箱验证码不能为空',
    en: 'The e-mail code cannot be empty',
    vi: 'Mã email không được để trống',
  },
  'identity.email_code_wrong': {
    status: 400,
    cn: '邮箱验证码不正确或已过期',
    en: 'The e-mail code is wrong or has expired',
    vi: 'Mã email không đúng hoặc đã hết hạn',
  },
  'identity.password_empty': {
    status: 400,
    cn: '密码不能为空',
    en: 'Password cannot be empty',
    vi: 'Mật khẩu không được để trống',
  },
  'identity.password_rule': {
    status: 400,
    cn: '密码为 6-12 位数字或字母',
    en: 'Password: 6-12 digits or letters',
    vi: 'Mật khẩu gồm 6-12 chữ số hoặc chữ cái',
  },
  'identity.password_common': {
    status: 400,
    cn: '这个密码太常见，请换一个',
    en: 'This password is too common: choose another',
    vi: 'Mật khẩu này quá phổ biến, hãy chọn mật khẩu khác',
  },
  'identity.passwords_differ': {
    status: 400,
    cn: '两次输入的密码不一致',
    en: 'The password entered twice is inconsistent',
    vi: 'Hai lần nhập mật khẩu không khớp',
  },
  'identity.phone_invalid': {
    status: 400,
    cn: '请输入正确的电话号码',
    en: 'Enter a correct phone number',
    vi: 'Vui lòng nhập đúng số điện thoại',
  },
  'identity.agreement_required': {
    status: 400,
    cn: '请先阅读并同意',
    en: 'Please read and agree first',
    vi: 'Vui lòng đọc và đồng ý trước',
  },
  'identity.registration_invalid': {
    status: 400,
    cn: '请检查标出的各项',
    en: 'Check the marked fields',
    vi: 'Hãy kiểm tra các mục được đánh dấu',
  },
  'identity.captcha_empty': {
    status: 400,
    cn: '验证码不能为空',
    en: 'Captcha cannot be empty',
    vi: 'Mã xác nhận không được để trống',
  },
  'identity.captcha_wrong': {
    status: 400,
    cn: '验证码不正确或已过期',
    en: 'The captcha is wrong or has expired',
    vi: 'Mã xác nhận không đúng hoặc đã hết hạn',
  },
  'identity.login_wrong': {
    status: 400,
    cn: '用户名或密码不正确',
    en: 'The username or password is wrong',
    vi: 'Tên đăng nhập hoặc mật khẩu không đúng',
  },
  'identity.login_limited': {
    status: 429,
    cn: '错误次数太多，请 {minutes} 分钟后再试',
    en: 'Too many wrong tries: try again in {minutes} minutes',
    vi: 'Sai quá nhiều lần, hãy thử lại sau {minutes} phút',
  },
});
