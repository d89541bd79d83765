import type en from '../en/addresses.ts';
import type { Translation } from '../resources.ts';

const addresses: Translation<typeof en> = {
  title: 'Sổ địa chỉ',
  add: 'Thêm địa chỉ',
  addTitle: 'Địa chỉ mới',
  editTitle: 'Sửa địa chỉ',
  none: 'Chưa có địa chỉ',
  noneHint: 'Lưu nơi nhận hàng để chọn nhanh khi đặt và khi giao.',
  full: 'Tối đa {{limit}} địa chỉ',
  default: 'Mặc định',
  makeDefault: 'Đặt làm địa chỉ mặc định',
  name: 'Người nhận',
  phone: 'Điện thoại',
  phoneHint: 'Số Việt Nam được lưu dạng +84',
  place: 'Phường xã và tỉnh thành',
  placeHint: 'Gõ tên hiện nay hoặc tên cũ rồi chọn trong danh sách',
  formerly: 'trước là {{name}}',
  noPlace: 'Không có phường, xã nào tên này',
  street: 'Số nhà, tên đường',
  oldPlace: 'Phường xã, quận huyện cũ',
  oldPlaceHint: 'Ghi cạnh tên mới trên kiện hàng vì nhiều tài xế quen tên cũ',
  edit: 'Sửa địa chỉ của {{name}}',
  remove: 'Xóa địa chỉ của {{name}}',
  removeTitle: 'Xóa địa chỉ của {{name}}?',
  removeHint: 'Đơn hàng và phiếu giao đã dùng địa chỉ này vẫn giữ nguyên.',
  fromBook: 'Chọn từ sổ địa chỉ',
  goesTo: 'Giao hàng đến',
  change: 'Chọn địa chỉ khác',
  close: 'Xong',
  noneChosen: 'Chưa có địa chỉ, chỉ chọn khu vực',
  zoneOf: 'Khu vực cước theo địa chỉ: {{zone}}',
};

export default addresses;
