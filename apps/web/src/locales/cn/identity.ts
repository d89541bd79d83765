import type en from '../en/identity.ts';
import type { Translation } from '../resources.ts';

const identity: Translation<typeof en> = {
  login: {
    title: '登录', sub: '价格、订单和库存都在你的账号里。', comeBack: '登录后回到你刚才的页面。', registered: '注册成功，请用新账号登录。',
    username: '用户名', password: '密码', captcha: '验证码', captchaPicture: '验证码图片', newCaptcha: '换一张验证码', remember: '记住我，1 天内免登录', submit: '登录',
    noAccount: '还没有账号？', register: '注册', lookAround: '先逛采购大厅',
  },
  register: {
    title: '注册', sub: '先选身份。验证邮箱后即可采购，并得到买家编码，例如 B000128。',
    purchaser: '核心企业', purchaserHint: '我要采购。贴链接下单，收货或发给我的平台客户。',
    otherRoles: '供应商和合作社暂不在这里注册：由我们的工作人员核对执照后开通账号。',
    purchaserTitle: '核心企业注册', purchaserSub: '各项均为必填。', otherRole: '换一种身份',
    username: '用户名', usernameHint: '字母和数字，用于登录', nickName: '昵称', email: '邮箱', code: '邮箱验证码', codePlaceholder: '6 位数字', sendCode: '发送验证码', sendAgain: '{{seconds}} 秒后重发', codeSent: '验证码已发送到 {{email}}。',
    password: '密码', passwordHint: '6-12 位数字或字母', confirmPassword: '确认密码', phone: '手机号',
    agreeTo: '我已阅读并同意', agreeAnd: '与', guide: { agreement: '《注册协议》', terms: '《服务条款》', prohibited: '《禁采目录》' },
    registrationAgreement: '我已阅读并同意《注册协议》', termsOfService: '我已阅读并同意《服务条款》与《禁采目录》', submit: '提交注册', haveAccount: '已有账号？',
    emailInvalid: '请输入正确的邮箱地址', passwordRule: '密码为 6-12 位数字或字母', passwordsDiffer: '两次输入的密码不一致', phoneInvalid: '请输入正确的电话号码',
  },
  art: { yiwu: '义乌', guangzhou: '广州', hanoi: '河内', saigon: '胡志明市', warehouse: '凭祥边境仓', work: '点数、拍照、入库' },
};

export default identity;
