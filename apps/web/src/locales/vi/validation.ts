import type en from '../en/validation.ts';
import type { Translation } from '../resources.ts';

const validation: Translation<typeof en> = {
  email: 'Vui lòng nhập đúng địa chỉ email',
  phone: 'Vui lòng nhập đúng số điện thoại',
  phoneOrLandline: 'Vui lòng nhập đúng số điện thoại hoặc số cố định',
  ipv4: 'Vui lòng nhập đúng địa chỉ IP',
  bankCard: 'Vui lòng nhập đúng số thẻ',
  password: 'Mật khẩu gồm 6-12 chữ số hoặc chữ cái',
  userName: 'Tên đăng nhập gồm 3-32 chữ cái, chữ số, dấu chấm hoặc gạch, bắt đầu bằng chữ cái',
};

export default validation;
