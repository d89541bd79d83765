import { errorTexts } from './error-texts.ts';

export const warehouseErrors = errorTexts({
  'warehouse.quantity_too_large': { status: 400, cn: '数量超过可收的数量', en: 'The quantity is larger than what can be received', vi: 'Số lượng vượt quá số có thể nhận' },
});
