import { type EditedMaterial, languages, maxMaterialText, maxMaterialTitle } from '@kouan/contract';
import { type Static, Type } from 'typebox';
import { TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { SelectField } from '../../lib/select-field.tsx';
import { FormDrawer } from '../form-drawer.tsx';
import { textsOf, ThreeTexts, threeTexts, valuesOfTexts } from '../three-texts.tsx';
import { useAddText, useEditMaterial } from './materials-api.ts';

const translation = Type.Optional(Type.String({ maxLength: maxMaterialText }));
const TextSchema = Type.Object({
  ...threeTexts(maxMaterialTitle),
  bodyCn: Type.String({ minLength: 1, maxLength: maxMaterialText }),
  bodyEn: translation,
  bodyVi: translation,
});
const FileSchema = Type.Object({ ...threeTexts(maxMaterialTitle), language: Type.Optional(Type.String()) });

type TextFormProps = { id: string; material: EditedMaterial | undefined; onClose: () => void };

/** Makes or changes a text in three languages. */
export function TextForm({ id, material, onClose }: TextFormProps) {
  const { t } = useTranslation('admin-materials');
  const add = useAddText();
  const edit = useEditMaterial();
  const label = t('body');
  function handleSubmit(values: Static<typeof TextSchema>) {
    const { bodyCn, bodyEn, bodyVi } = values;
    const body = {
      title: textsOf(values),
      body: { cn: bodyCn, en: bodyEn?.trim() || null, vi: bodyVi?.trim() || null },
    };
    return material ? edit.act({ params: { id: material.id }, body }) : add.act({ params: { id }, body });
  }
  const body = material?.body;
  return (
    <FormDrawer
      title={material ? t('editTitle', { name: material.title.cn }) : t('addText')}
      schema={TextSchema}
      {...(material && body
        ? {
            initial: {
              ...valuesOfTexts(material.title),
              bodyCn: body.cn,
              bodyEn: body.en ?? '',
              bodyVi: body.vi ?? '',
            },
          }
        : {})}
      verb={t(material ? 'common:save' : 'addText')}
      error={material ? edit.error : add.error}
      onSubmit={handleSubmit}
      onDone={onClose}
      onClose={onClose}
    >
      <ThreeTexts label={t('name')} />
      <TextArea name="bodyCn" label={t('admin-parts:list.inChinese', { label })} rows={5} />
      <TextArea name="bodyEn" label={t('admin-parts:list.inEnglish', { label })} rows={5} />
      <TextArea name="bodyVi" label={t('admin-parts:list.inVietnamese', { label })} rows={5} />
    </FormDrawer>
  );
}

/** Names a picture or a video, and says for whom it is. */
export function FileForm({ material, onClose }: { material: EditedMaterial; onClose: () => void }) {
  const { t } = useTranslation('admin-materials');
  const edit = useEditMaterial();
  return (
    <FormDrawer
      title={t('editTitle', { name: material.title.cn })}
      schema={FileSchema}
      initial={{ ...valuesOfTexts(material.title), language: material.language ?? '' }}
      verb={t('common:save')}
      error={edit.error}
      onSubmit={(values) =>
        edit.act({
          params: { id: material.id },
          body: { title: textsOf(values), language: languages.find((one) => one === values.language) ?? null },
        })
      }
      onDone={onClose}
      onClose={onClose}
    >
      <ThreeTexts label={t('name')} />
      <SelectField
        name="language"
        label={t('forWhom')}
        placeholder={t('everybody')}
        choices={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
    </FormDrawer>
  );
}
