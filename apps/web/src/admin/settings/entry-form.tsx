import type { DictEntry } from '@kouan/contract';
import { type Static, Type } from 'typebox';
import { NumberField, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { FormDrawer } from '../form-drawer.tsx';
import { textsOf, threeTexts, ThreeTexts, valuesOfTexts } from '../three-texts.tsx';
import { useAddEntry, useEditEntry } from './dicts-api.ts';

const maxSort = 999_999;
const EntryForm = Type.Object({
  ...threeTexts(255),
  value: Type.String({ minLength: 1, maxLength: 255 }),
  dictSort: Type.Integer({ minimum: 0, maximum: maxSort }),
});

type EntryDrawerProps = {
  dictName: string;
  entry: Static<typeof DictEntry> | null;
  nextSort: number;
  onClose: () => void;
};

/** Makes or changes one entry of a dictionary: its value, and its label in three languages. */
export function EntryDrawer({ dictName, entry, nextSort, onClose }: EntryDrawerProps) {
  const { t } = useTranslation('admin-settings');
  const add = useAddEntry();
  const edit = useEditEntry();
  function handleSubmit(values: Static<typeof EntryForm>) {
    const body = { labels: textsOf(values), value: values.value, dictSort: values.dictSort };
    return entry === null ? add.act({ body: { dictName, ...body } }) : edit.act({ body: { id: entry.id, ...body } });
  }
  return (
    <FormDrawer
      title={entry === null ? t('entry.add') : t('entry.editTitle', { label: entry.label })}
      schema={EntryForm}
      initial={
        entry === null
          ? { dictSort: nextSort }
          : { ...valuesOfTexts(entry.labels), value: entry.value, dictSort: entry.dictSort }
      }
      verb={t(entry === null ? 'entry.add' : 'common:save')}
      error={entry === null ? add.error : edit.error}
      onSubmit={handleSubmit}
      onDone={onClose}
      onClose={onClose}
    >
      <ThreeTexts label={t('entry.label')} />
      <TextField name="value" label={t('entry.value')} hint={t('entry.valueHint')} />
      <NumberField name="dictSort" label={t('entry.sort')} />
    </FormDrawer>
  );
}
