import { type EditedCategory, maxCategoryName } from '@kouan/contract';
import { Type } from 'typebox';
import { TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { FormDrawer } from '../form-drawer.tsx';
import { textsOf, ThreeTexts, threeTexts, valuesOfTexts } from '../three-texts.tsx';
import { useAddCategory, useEditCategory } from './categories-api.ts';

const slug = Type.String({ minLength: 1, maxLength: 50 });
const NewSchema = Type.Object({ slug, ...threeTexts(maxCategoryName) });
const KnownSchema = Type.Object(threeTexts(maxCategoryName));

/** A category, new or to be renamed; its address stays. */
export function CategoryForm({ category, onClose }: { category: EditedCategory | 'new'; onClose: () => void }) {
  const { t } = useTranslation('admin-goods');
  const add = useAddCategory();
  const edit = useEditCategory();
  const frame = { verb: t('common:save'), onDone: onClose, onClose };
  return category === 'new' ? (
    <FormDrawer
      {...frame}
      title={t('categories.add')}
      schema={NewSchema}
      error={add.error}
      onSubmit={(values) => add.act({ body: { slug: values.slug, name: textsOf(values) } })}
    >
      <TextField name="slug" label={t('categories.slug')} hint={t('categories.slugHint')} />
      <ThreeTexts label={t('name')} />
    </FormDrawer>
  ) : (
    <FormDrawer
      {...frame}
      title={t('categories.edit', { name: category.name.cn })}
      schema={KnownSchema}
      initial={valuesOfTexts(category.name)}
      error={edit.error}
      onSubmit={(values) => edit.act({ params: { slug: category.slug }, body: { name: textsOf(values) } })}
    >
      <ThreeTexts label={t('name')} />
    </FormDrawer>
  );
}
