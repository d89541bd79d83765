import { errorTexts } from './error-texts.ts';

export const addressErrors = errorTexts({
  'address.not_found': {
    status: 404,
    cn: '地址簿里没有这个地址',
    en: 'There is no such address in your address book',
    vi: 'Sổ địa chỉ không có địa chỉ này',
  },
  'address.name_empty': {
    status: 400,
    cn: '请填写收货人',
    en: 'Enter the consignee',
    vi: 'Vui lòng nhập người nhận',
  },
  'address.phone_empty': {
    status: 400,
    cn: '请填写联系电话',
    en: 'Enter the phone number',
    vi: 'Vui lòng nhập số điện thoại',
  },
  'address.phone_invalid': {
    status: 400,
    cn: '请填写越南电话或中国手机号',
    en: 'Enter a Vietnamese phone number or a Chinese mobile number',
    vi: 'Vui lòng nhập số điện thoại Việt Nam hoặc số di động Trung Quốc',
  },
  'address.ward_unknown': {
    status: 400,
    cn: '请从列表中选择坊、社',
    en: 'Choose a ward from the list',
    vi: 'Vui lòng chọn phường, xã trong danh sách',
  },
  'address.street_empty': {
    status: 400,
    cn: '请填写门牌号和街道',
    en: 'Enter house number and street',
    vi: 'Vui lòng nhập số nhà và tên đường',
  },
  'address.too_many': {
    status: 409,
    cn: '地址簿最多 {limit} 个地址，请先删除一些',
    en: 'The address book holds at most {limit} addresses: delete some first',
    vi: 'Sổ địa chỉ chứa tối đa {limit} địa chỉ, hãy xóa bớt trước',
  },
});
