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
});
