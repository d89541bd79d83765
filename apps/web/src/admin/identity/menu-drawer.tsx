import { type MenuRow, permissions } from '@kouan/contract';
import { CheckboxField, NumberField, TextField, useFormValue } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { SelectField } from '../../lib/select-field.tsx';
import { FormDrawer } from '../form-drawer.tsx';
import { ThreeTexts } from '../three-texts.tsx';
import { IconField, ParentField } from './menu-fields.tsx';
import { blankMenu, bodyOfMenu, MenuForm, menuTypes, valuesOfMenu } from './menu-values.ts';
import { useAddMenu, useEditMenu } from './menus-api.ts';

/** An existing menu, or the place of a new one. */
export type EditedMenu = { menu: MenuRow } | { pid: number; menuSort: number };

export function MenuDrawer({ edited, onClose }: { edited: EditedMenu; onClose: () => void }) {
  const { t } = useTranslation('admin-identity');
  const add = useAddMenu();
  const edit = useEditMenu();
  const menu = 'menu' in edited ? edited.menu : null;
  return (
    <FormDrawer
      title={menu === null ? t('menu.add') : t('menu.editTitle', { name: menu.title })}
      schema={MenuForm}
      initial={'menu' in edited ? valuesOfMenu(edited.menu) : blankMenu(edited.pid, edited.menuSort)}
      verb={t(menu === null ? 'menu.add' : 'common:save')}
      error={menu === null ? add.error : edit.error}
      onSubmit={(values) =>
        menu === null
          ? add.act({ body: bodyOfMenu(values) })
          : edit.act({ body: { id: menu.id, ...bodyOfMenu(values) } })
      }
      onDone={onClose}
      onClose={onClose}
    >
      <SelectField
        name="type"
        label={t('menu.type')}
        choices={menuTypes.map((value) => ({ value, label: t(`menu.types.${value}`) }))}
      />
      <ThreeTexts label={t('menu.titleLabel')} />
      <ParentField id={menu?.id ?? null} />
      <NumberField name="menuSort" label={t('menu.sort')} />
      <TypeFields />
    </FormDrawer>
  );
}

/** What only some types of menus have. */
function TypeFields() {
  const { t } = useTranslation('admin-identity');
  const type = useFormValue('type');
  const isLink = useFormValue('iFrame') === true;
  const permission = <PermissionCodeField />;
  if (type === '2') return permission;
  return (
    <>
      <TextField name="path" label={t('menu.path')} hint={t(isLink ? 'menu.linkHint' : 'menu.pathHint')} />
      {type === '1' ? (
        <>
          <CheckboxField name="iFrame" label={t('menu.iFrame')} hint={t('menu.iFrameHint')} />
          {isLink ? null : (
            <>
              <TextField name="component" label={t('menu.component')} hint={t('menu.componentHint')} />
              <TextField name="componentName" label={t('menu.componentName')} />
              <CheckboxField name="cache" label={t('menu.cache')} hint={t('menu.cacheHint')} />
            </>
          )}
          {permission}
        </>
      ) : null}
      <IconField />
      <CheckboxField name="hidden" label={t('menu.hidden')} hint={t('menu.hiddenHint')} />
    </>
  );
}

function PermissionCodeField() {
  const { t } = useTranslation('admin-identity');
  const current = useFormValue('permission');
  const isForeign = typeof current === 'string' && current !== '' && !permissions.some((code) => code === current);
  const codes = isForeign ? [current, ...permissions] : permissions;
  const choices = codes.map((value) => ({ value, label: value }));
  return (
    <SelectField
      name="permission"
      label={t('menu.permission')}
      choices={choices}
      placeholder={t('menu.noPermission')}
      hint={t('menu.permissionHint')}
    />
  );
}
