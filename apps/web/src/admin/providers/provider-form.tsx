import { type BodyOf, type ProviderView, setProvider } from '@kouan/contract';
import { useState } from 'react';
import { type Static, Type } from 'typebox';
import { CheckboxField, NumberField, PasswordField, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { FormDrawer } from '../form-drawer.tsx';
import { inLanguage } from '../in-language.ts';
import { keyState } from './provider-item.tsx';
import { useForgetSecrets, useSetProvider } from './providers-api.ts';
import styles from './providers.module.css';

const { baseUrl, dailyQuota, cacheMinutes, timeoutMs } = setProvider.body.properties;
const keyPrefix = 'key_';
/** Keys are fields of their own, named after the provider's names for them. */
const schemaOf = ({ secrets }: ProviderView) =>
  Type.Object({
    isEnabled: Type.Optional(Type.Boolean()),
    baseUrl,
    dailyQuota,
    cacheMinutes,
    timeoutMs,
    ...Object.fromEntries(
      secrets.map(({ name }) => [`${keyPrefix}${name}`, Type.Optional(Type.String({ maxLength: 500 }))]),
    ),
  });
type Values = Static<ReturnType<typeof schemaOf>>;

/** The request's body out of the form: only keys that were typed are sent. */
export function settingsOf(values: Values): BodyOf<typeof setProvider> {
  const secrets = Object.entries(values).flatMap(([field, value]) =>
    field.startsWith(keyPrefix) && typeof value === 'string' && value.trim() !== ''
      ? [{ name: field.slice(keyPrefix.length), value: value.trim() }]
      : [],
  );
  return {
    isEnabled: values.isEnabled ?? false,
    ...(values.baseUrl ? { baseUrl: values.baseUrl.trim() } : {}),
    dailyQuota: values.dailyQuota,
    cacheMinutes: values.cacheMinutes,
    timeoutMs: values.timeoutMs,
    ...(secrets.length > 0 ? { secrets } : {}),
  };
}

/** A provider's settings. Keys can be written and forgotten, not read. */
export function ProviderForm({ provider, onClose }: { provider: ProviderView; onClose: () => void }) {
  const { t, language } = useTranslation('admin-providers');
  const set = useSetProvider();
  const [isForgetting, setForgetting] = useState(false);
  const name = inLanguage(provider.title, language);
  const initial = {
    isEnabled: provider.isEnabled,
    ...(provider.baseUrl === null ? {} : { baseUrl: provider.baseUrl }),
    dailyQuota: provider.dailyQuota,
    cacheMinutes: provider.cacheMinutes,
    timeoutMs: provider.timeoutMs,
  };
  return (
    <FormDrawer
      title={t('form.title', { name })}
      schema={schemaOf(provider)}
      initial={initial}
      error={set.error}
      verb={t('common:save')}
      onSubmit={(values) => set.act({ params: { name: provider.name }, body: settingsOf(values) })}
      onDone={onClose}
      onClose={onClose}
    >
      <CheckboxField name="isEnabled" label={t('form.enabled')}>
        {t('form.enabled')}
      </CheckboxField>
      {provider.usualBaseUrl === null ? null : (
        <TextField
          name="baseUrl"
          label={t('form.address')}
          type="url"
          autoComplete="off"
          maxLength={300}
          hint={t('form.addressHint', { usual: provider.usualBaseUrl })}
        />
      )}
      {provider.secrets.map((one) => (
        <PasswordField
          key={one.name}
          name={`${keyPrefix}${one.name}`}
          label={`${inLanguage(one.title, language)} (${keyState(one, t)})`}
          autoComplete="new-password"
          hint={one.isSet ? t('form.keyHint') : t('form.keyNew')}
        />
      ))}
      {provider.secrets.some(({ isSet }) => isSet) ? (
        <p className={styles['forget']}>
          <Button kind="danger" size="small" icon="trash" onClick={() => setForgetting(true)}>
            {t('form.forget')}
          </Button>
        </p>
      ) : null}
      <NumberField name="dailyQuota" label={t('form.quota')} hint={t('form.quotaHint')} />
      <NumberField name="cacheMinutes" label={t('form.cache')} hint={t('form.cacheHint')} />
      <NumberField name="timeoutMs" label={t('form.timeout')} hint={t('form.timeoutHint')} />
      {isForgetting ? (
        <Forget
          provider={provider}
          title={t('form.forgetTitle', { name })}
          onClose={() => setForgetting(false)}
          onDone={onClose}
        />
      ) : null}
    </FormDrawer>
  );
}

type ForgetProps = { provider: ProviderView; title: string; onClose: () => void; onDone: () => void };

function Forget({ provider, title, onClose, onDone }: ForgetProps) {
  const { t } = useTranslation('admin-providers');
  const forget = useForgetSecrets();
  return (
    <ConfirmDialog
      title={title}
      consequence={t('form.forgetText')}
      verb={t('form.forget')}
      error={forget.error}
      onConfirm={() => forget.act({ params: { name: provider.name } }).then(onDone)}
      onClose={onClose}
    />
  );
}
