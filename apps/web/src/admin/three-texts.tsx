import type { EditedTexts } from '@kouan/contract';
import { type Static, Type } from 'typebox';
import { TextField } from '../lib/form.tsx';
import { useTranslation } from '../lib/i18n.ts';

/** The fields of one text in three languages; only the Chinese one has to be there. */
export const threeTexts = (maxLength: number) => ({
  textCn: Type.String({ minLength: 1, maxLength }),
  textEn: Type.Optional(Type.String({ maxLength })),
  textVi: Type.Optional(Type.String({ maxLength })),
});

type Texts = { cn: string; en: string | null; vi: string | null };
type Values = { textCn: string; textEn?: string; textVi?: string };

export const textsOf = ({ textCn, textEn, textVi }: Values): Texts => ({
  cn: textCn.trim(),
  en: textEn?.trim() || null,
  vi: textVi?.trim() || null,
});
export const valuesOfTexts = ({ cn, en, vi }: Static<typeof EditedTexts>): Values => ({
  textCn: cn,
  textEn: en ?? '',
  textVi: vi ?? '',
});

export function ThreeTexts({ label }: { label: string }) {
  const { t } = useTranslation('admin-parts');
  return (
    <>
      <TextField name="textCn" label={t('list.inChinese', { label })} />
      <TextField name="textEn" label={t('list.inEnglish', { label })} />
      <TextField name="textVi" label={t('list.inVietnamese', { label })} />
    </>
  );
}
