import {
  type HomeBlockKind,
  homeBlockKinds,
  languages,
  maxBlockLink,
  maxBlockText,
  maxBlockTitle,
  type StaffHomeBlock,
} from '@kouan/contract';
import { type Static, Type } from 'typebox';
import { CheckboxField, TextArea, TextField, useFormValue } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { MomentField } from '../../lib/moment-field.tsx';
import { SelectField } from '../../lib/select-field.tsx';
import { ChecksField } from '../checks-field.tsx';
import { FormDrawer } from '../form-drawer.tsx';
import { BlockGoods } from './block-goods.tsx';
import { useAddHomeBlock, useEditHomeBlock } from './home-blocks-api.ts';

const title = Type.Optional(Type.String({ maxLength: maxBlockTitle }));
const text = Type.Optional(Type.String({ maxLength: maxBlockText }));
const Schema = Type.Object({
  kind: Type.String(),
  titleCn: Type.String({ minLength: 1, maxLength: maxBlockTitle }),
  titleEn: title,
  titleVi: title,
  textCn: text,
  textEn: text,
  textVi: text,
  link: Type.Optional(Type.String({ maxLength: maxBlockLink })),
  productIds: Type.Optional(Type.Array(Type.String())),
  languages: Type.Optional(Type.Array(Type.String())),
  isShown: Type.Optional(Type.Boolean()),
  startsAt: Type.Optional(Type.String()),
  endsAt: Type.Optional(Type.String()),
});
type Values = Static<typeof Schema>;

/** A block, new or known; what kind it is stays. */
export function BlockForm({ block, onClose }: { block: StaffHomeBlock | 'new'; onClose: () => void }) {
  const { t } = useTranslation('admin-home');
  const add = useAddHomeBlock();
  const edit = useEditHomeBlock();
  const isNew = block === 'new';
  const save = (values: Values) =>
    isNew
      ? add.act({ body: { kind: kindOf(values.kind), ...contentOf(values) } })
      : edit.act({ params: { id: block.id }, body: { ...contentOf(values), changedAt: block.changedAt } });
  return (
    <FormDrawer
      title={isNew ? t('add') : t('edit', { name: block.title.cn })}
      schema={Schema}
      initial={isNew ? { kind: 'notice', languages: [...languages], isShown: true } : valuesOf(block)}
      verb={t('common:save')}
      error={isNew ? add.error : edit.error}
      onSubmit={save}
      onDone={onClose}
      onClose={onClose}
    >
      {isNew ? (
        <SelectField
          name="kind"
          label={t('kindLabel')}
          choices={homeBlockKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        />
      ) : null}
      <Words products={isNew ? [] : block.products} />
      <ChecksField
        name="languages"
        label={t('languages')}
        choices={languages.map((one) => ({ value: one, label: t(`language.${one}`) }))}
      />
      <MomentField name="startsAt" label={t('startsAt')} />
      <MomentField name="endsAt" label={t('endsAt')} />
      <CheckboxField name="isShown" label={t('isShown')} />
    </FormDrawer>
  );
}

/** What the kind needs: a group its goods, the others a text. */
function Words({ products }: { products: StaffHomeBlock['products'] }) {
  const { t } = useTranslation('admin-home');
  const kind = kindOf(useFormValue('kind'));
  const inEach = (label: string) =>
    ({
      Cn: t('admin-parts:list.inChinese', { label }),
      En: t('admin-parts:list.inEnglish', { label }),
      Vi: t('admin-parts:list.inVietnamese', { label }),
    }) as const;
  const [titles, texts] = [inEach(t('title')), inEach(t('text'))];
  const each = ['Cn', 'En', 'Vi'] as const;
  return (
    <>
      <p className="muted">{t(`hint.${kind}`)}</p>
      {each.map((one) => (
        <TextField key={one} name={`title${one}`} label={titles[one]} maxLength={maxBlockTitle} />
      ))}
      {kind === 'group' ? null : each.map((one) => <TextArea key={one} name={`text${one}`} label={texts[one]} />)}
      {kind === 'hero' ? null : (
        <TextField name="link" label={t('link')} hint={t('linkHint')} maxLength={maxBlockLink} />
      )}
      {kind === 'group' ? <BlockGoods name="productIds" known={products} /> : null}
    </>
  );
}

const kindOf = (value: unknown): HomeBlockKind => homeBlockKinds.find((kind) => kind === value) ?? 'notice';
const orNull = (value: string | undefined): string | null => value?.trim() || null;

function contentOf(values: Values) {
  const kind = kindOf(values.kind);
  const { titleCn, titleEn, titleVi, textCn, textEn, textVi } = values;
  const hasText = kind !== 'group' && [textCn, textEn, textVi].some((one) => orNull(one) !== null);
  return {
    title: { cn: titleCn.trim(), en: orNull(titleEn), vi: orNull(titleVi) },
    // An empty Chinese text is refused with the words of the server.
    text: hasText ? { cn: textCn?.trim() ?? '', en: orNull(textEn), vi: orNull(textVi) } : null,
    link: kind === 'hero' ? null : orNull(values.link),
    productIds: kind === 'group' ? (values.productIds ?? []) : [],
    languages: languages.filter((one) => values.languages?.includes(one)),
    isShown: values.isShown === true,
    startsAt: values.startsAt ?? null,
    endsAt: values.endsAt ?? null,
  };
}

function valuesOf(block: StaffHomeBlock): Partial<Values> {
  const { kind, title: name, text: body, link, products, isShown, startsAt, endsAt } = block;
  return {
    kind,
    titleCn: name.cn,
    titleEn: name.en ?? '',
    titleVi: name.vi ?? '',
    textCn: body?.cn ?? '',
    textEn: body?.en ?? '',
    textVi: body?.vi ?? '',
    link: link ?? '',
    productIds: products.map(({ id }) => id),
    languages: [...block.languages],
    isShown,
    ...(startsAt === null ? {} : { startsAt }),
    ...(endsAt === null ? {} : { endsAt }),
  };
}
