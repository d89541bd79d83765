import type en from '../en/validation.ts';
import type { Translation } from '../resources.ts';

const validation: Translation<typeof en> = {
  email: '请输入正确的邮箱地址',
  phone: '请输入正确的电话号码',
  phoneOrLandline: '请输入正确的电话号码或者固话号码',
  ipv4: '请输入正确的IP地址',
  bankCard: '请输入正确的银行卡号',
  password: '密码为 6-12 位数字或字母',
  userName: '用户名为 3-32 位字母、数字、点或横线，以字母开头',
};

export default validation;
