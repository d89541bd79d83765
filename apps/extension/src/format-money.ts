import type { Language } from '@kouan/contract';

const marks: Record<Language, { group: string; decimal: string }> = {
  cn: { group: ',', decimal: '.' },
  en: { group: ',', decimal: '.' },
  vi: { group: '.', decimal: ',' },
};

const grouped = (digits: string, mark: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, mark);

/** Fen as yuan, as the mall writes it: ¥6,723.84, in Vietnamese ¥6.723,84. */
export function formatCny(fen: bigint, language: Language): string {
  const digits = fen.toString().padStart(3, '0');
  const { group, decimal } = marks[language];
  return `¥${grouped(digits.slice(0, -2), group)}${decimal}${digits.slice(-2)}`;
}

/** Đồng as the mall writes them: ₫7,433,198, in Vietnamese 7.433.198 ₫. */
export function formatVnd(vnd: bigint, language: Language): string {
  const whole = grouped(vnd.toString(), marks[language].group);
  return language === 'vi' ? `${whole}\u00a0₫` : `₫${whole}`;
}
