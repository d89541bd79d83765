import type en from '../en/account.ts';
import type { Translation } from '../resources.ts';

const account: Translation<typeof en> = {
  title: '个人中心',
  parts: '个人中心各部分',
  part: {
    profile: '基本资料',
    password: '修改密码',
    email: '修改邮箱',
    log: '操作日志',
  },
  ways: '我的',
  username: '用户名',
  nickName: '昵称',
  buyerCode: '买家编码',
  email: '邮箱',
  phone: '手机号',
  gender: '性别',
  roles: '角色',
  department: '部门',
  state: '状态',
  since: '注册时间',
  payments: '我的付款',
  avatar: {
    change: '更换头像',
    hint: 'JPEG、PNG、WebP 或 GIF，最大 {{max}} MB',
  },
  profile: {
    save: '保存资料',
    saved: '资料已保存',
    open: '不填',
    female: '女',
    male: '男',
  },
  password: {
    hint: '修改密码后，所有设备上的登录都会失效，需用新密码重新登录。',
    old: '当前密码',
    new: '新密码',
    submit: '修改密码',
  },
  mail: {
    now: '当前邮箱：{{email}}',
    new: '新邮箱',
    password: '当前密码',
    submit: '修改邮箱',
    changed: '邮箱已改为 {{email}}',
  },
  log: {
    act: '操作',
    time: '时间',
    address: 'IP 地址',
    browser: '浏览器',
    duration: '用时',
    ms: '{{ms}} 毫秒',
    none: '还没有记录',
    noneHint: '你做的修改会列在这里。',
  },
};

export default account;
