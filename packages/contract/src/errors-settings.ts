import { errorTexts } from './error-texts.ts';

export const settingsErrors = errorTexts({
  'settings.not_found': { status: 404, cn: '没有这项设置', en: 'There is no such setting', vi: 'Không có thiết lập này' },
});
