import type en from '../en/account.ts';
import type { Translation } from '../resources.ts';

const account: Translation<typeof en> = {
  title: 'Trang cá nhân',
  parts: 'Các phần của trang cá nhân',
  part: {
    profile: 'Hồ sơ',
    password: 'Mật khẩu',
    email: 'Email',
    log: 'Nhật ký thao tác',
  },
  ways: 'Của tôi',
  username: 'Tên đăng nhập',
  nickName: 'Tên hiển thị',
  buyerCode: 'Mã người mua',
  email: 'Email',
  phone: 'Số điện thoại',
  gender: 'Giới tính',
  roles: 'Vai trò',
  department: 'Bộ phận',
  state: 'Trạng thái',
  since: 'Từ ngày',
  payments: 'Thanh toán của tôi',
  avatar: {
    change: 'Đổi ảnh đại diện',
    hint: 'JPEG, PNG, WebP hoặc GIF, tối đa {{max}} MB',
  },
  profile: {
    save: 'Lưu hồ sơ',
    saved: 'Đã lưu hồ sơ',
    open: 'Không nêu',
    female: 'Nữ',
    male: 'Nam',
  },
  password: {
    hint: 'Đổi mật khẩu sẽ kết thúc mọi phiên đăng nhập trên mọi thiết bị. Bạn đăng nhập lại bằng mật khẩu mới.',
    old: 'Mật khẩu hiện tại',
    new: 'Mật khẩu mới',
    submit: 'Đổi mật khẩu',
  },
  mail: {
    now: 'Email hiện tại: {{email}}',
    new: 'Email mới',
    password: 'Mật khẩu hiện tại',
    submit: 'Đổi email',
    changed: 'Email của bạn giờ là {{email}}',
  },
  log: {
    act: 'Thao tác',
    time: 'Thời gian',
    address: 'Địa chỉ IP',
    browser: 'Trình duyệt',
    duration: 'Mất',
    ms: '{{ms}} ms',
    none: 'Chưa có gì',
    noneHint: 'Những thay đổi bạn thực hiện sẽ hiện ở đây.',
  },
};

export default account;
