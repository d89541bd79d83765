import type { DictRow } from '@kouan/contract';
import { type Static, Type } from 'typebox';
import { TextArea, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { FormDrawer } from '../form-drawer.tsx';
import { useAddDict, useEditDict } from './dicts-api.ts';

const DictForm = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 100 }),
  description: Type.Optional(Type.String({ maxLength: 255 })),
});

/** Makes or changes a dictionary; the name of a built-in one stays. */
export function DictDrawer({ dict, onClose }: { dict: DictRow | null; onClose: () => void }) {
  const { t } = useTranslation('admin-settings');
  const add = useAddDict();
  const edit = useEditDict();
  function handleSubmit({ name, description }: Static<typeof DictForm>) {
    const body = { name, description: description ?? '' };
    return dict === null ? add.act({ body }) : edit.act({ body: { id: dict.id, ...body } });
  }
  return (
    <FormDrawer
      title={dict === null ? t('dict.add') : t('dict.editTitle', { name: dict.name })}
      schema={DictForm}
      initial={dict === null ? {} : { name: dict.name, description: dict.description }}
      verb={t(dict === null ? 'dict.add' : 'common:save')}
      error={dict === null ? add.error : edit.error}
      onSubmit={handleSubmit}
      onDone={onClose}
      onClose={onClose}
    >
      {dict?.builtIn ? null : <TextField name="name" label={t('dict.name')} hint={t('dict.nameHint')} />}
      <TextArea name="description" label={t('dict.description')} />
    </FormDrawer>
  );
}
