import { type BodyOf, addScreeningRule, type ScreeningRule, screeningKinds } from '@kouan/contract';
import { type Static, Type } from 'typebox';
import { CheckboxField, TextArea, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { SelectField } from '../../lib/select-field.tsx';
import { FormDrawer } from '../form-drawer.tsx';
import { useAddRule, useCategories, useEditRule } from './screening-api.ts';

const maxWordsLength = 20_000;
const words = Type.Optional(Type.String({ maxLength: maxWordsLength }));
const note = Type.String({ minLength: 1, maxLength: 300 });
const schema = Type.Object({
  kind: addScreeningRule.body.properties.kind,
  wordsCn: words,
  wordsEn: words,
  wordsVi: words,
  category: Type.Optional(Type.String()),
  noteCn: note,
  noteEn: note,
  noteVi: note,
  isActive: Type.Optional(Type.Boolean()),
});
type Values = Static<typeof schema>;

const wordsIn = (text = ''): string[] => [...new Set(text.split('\n').map((word) => word.trim()))].filter(Boolean);

/** The request's body out of the form: a word a line. */
export const ruleOf = (values: Values): BodyOf<typeof addScreeningRule> => ({
  kind: values.kind,
  words: { cn: wordsIn(values.wordsCn), en: wordsIn(values.wordsEn), vi: wordsIn(values.wordsVi) },
  category: values.category || null,
  note: { cn: values.noteCn, en: values.noteEn, vi: values.noteVi },
  isActive: values.isActive ?? false,
});

const valuesOf = (rule: ScreeningRule): Values => ({
  kind: rule.kind,
  wordsCn: rule.words.cn.join('\n'),
  wordsEn: rule.words.en.join('\n'),
  wordsVi: rule.words.vi.join('\n'),
  category: rule.category?.slug ?? '',
  noteCn: rule.note.cn,
  noteEn: rule.note.en,
  noteVi: rule.note.vi,
  isActive: rule.isActive,
});

/** A rule, new or to be changed. */
export function RuleForm({ rule, onClose }: { rule: ScreeningRule | null; onClose: () => void }) {
  const { t, language } = useTranslation('admin-screening');
  const categories = useCategories();
  const add = useAddRule();
  const edit = useEditRule();
  const submit = (values: Values) =>
    rule === null ? add.act({ body: ruleOf(values) }) : edit.act({ params: { id: rule.id }, body: ruleOf(values) });
  return (
    <FormDrawer
      title={t(rule === null ? 'add' : 'edit')}
      schema={schema}
      initial={rule === null ? { isActive: true } : valuesOf(rule)}
      error={add.error ?? edit.error}
      verb={t('common:save')}
      onSubmit={submit}
      onDone={onClose}
      onClose={onClose}
    >
      <SelectField
        name="kind"
        label={t('kind')}
        placeholder={t('kind')}
        choices={screeningKinds.map((kind) => ({ value: kind, label: t(`screening:kind.${kind}`) }))}
      />
      <TextArea name="wordsCn" label={t('wordsCn')} hint={t('wordsHint')} />
      <TextArea name="wordsEn" label={t('wordsEn')} />
      <TextArea name="wordsVi" label={t('wordsVi')} />
      <SelectField
        name="category"
        label={t('category')}
        placeholder={t('noCategory')}
        choices={categories.map(({ slug, name }) => ({ value: slug, label: name[language] }))}
      />
      <TextField name="noteCn" label={t('noteCn')} maxLength={300} />
      <TextField name="noteEn" label={t('noteEn')} maxLength={300} />
      <TextField name="noteVi" label={t('noteVi')} maxLength={300} />
      <CheckboxField name="isActive" label={t('isActive')}>
        {t('isActive')}
      </CheckboxField>
    </FormDrawer>
  );
}
