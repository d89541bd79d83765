import { errorTexts } from './error-texts.ts';

export const settingsErrors = errorTexts({
  'settings.not_found': {
    status: 404,
    cn: '没有这项设置',
    en: 'There is no such setting',
    vi: 'Không có thiết lập này',
  },
  'settings.value_not_allowed': {
    status: 400,
    cn: '这个值不能用于该设置',
    en: 'This value is not allowed for the setting',
    vi: 'Giá trị này không dùng được cho thiết lập',
  },
  'settings.number_out_of_range': {
    status: 400,
    cn: '请输入 {least} 到 {most} 的整数',
    en: 'Enter a whole number from {least} to {most}',
    vi: 'Nhập số nguyên từ {least} đến {most}',
  },
  'settings.changed_meanwhile': {
    status: 409,
    cn: '这项设置刚被别人改过，请核对新值后再改',
    en: 'Somebody changed this setting meanwhile: look at the new value first',
    vi: 'Thiết lập này vừa được người khác sửa, hãy xem giá trị mới trước',
  },
  'settings.reason_empty': {
    status: 400,
    cn: '请填写修改原因',
    en: 'Say why it is changed',
    vi: 'Vui lòng ghi lý do thay đổi',
  },
  'dict.not_found': { status: 400, cn: '没有这个字典', en: 'There is no such dictionary', vi: 'Không có từ điển này' },
  'dict.entry_not_found': {
    status: 400,
    cn: '没有这个字典条目',
    en: 'There is no such dictionary entry',
    vi: 'Không có mục từ điển này',
  },
  'dict.name_empty': {
    status: 400,
    cn: '字典名称不能为空，只能用字母、数字、下划线和横线',
    en: 'The dictionary needs a name of letters, digits, underscores and dashes',
    vi: 'Tên từ điển không được để trống, chỉ gồm chữ cái, chữ số, gạch dưới và gạch nối',
  },
  'dict.name_taken': {
    status: 400,
    cn: '已有同名字典',
    en: 'There is a dictionary of this name',
    vi: 'Đã có từ điển trùng tên',
  },
  'dict.label_empty': {
    status: 400,
    cn: '字典标签不能为空',
    en: 'The label cannot be empty',
    vi: 'Nhãn không được để trống',
  },
  'dict.value_empty': {
    status: 400,
    cn: '字典值不能为空',
    en: 'The value cannot be empty',
    vi: 'Giá trị không được để trống',
  },
  'dict.value_taken': {
    status: 400,
    cn: '字典里已有这个值',
    en: 'The dictionary has this value already',
    vi: 'Từ điển đã có giá trị này',
  },
  'dict.built_in': {
    status: 409,
    cn: '系统在使用这个字典，名称和值不能改动或删除，标签可以修改',
    en: 'The system uses this dictionary: its name and values stay, labels can be edited',
    vi: 'Hệ thống đang dùng từ điển này: không đổi hoặc xóa được tên và giá trị, chỉ sửa được nhãn',
  },
});
