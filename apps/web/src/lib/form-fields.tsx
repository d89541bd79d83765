import { type ReactNode, useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { Checkbox, describe, Field, FieldBox, FieldMessage, TextAreaInput, TextInput } from '../ui/field.tsx';
import type { IconName } from '../ui/icon.tsx';
import { type FieldInput, useField } from './form-state.ts';
import { useTranslation } from './i18n.ts';

type Common = FieldInput & { hint?: ReactNode; className?: string };
type TextProps = Common & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  placeholder?: string;
  autoComplete?: string;
  icon?: IconName;
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  after?: ReactNode;
  maxLength?: number;
};

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export function TextField({ name, label, check, hint, className, type = 'text', maxLength, ...input }: TextProps) {
  const { t } = useTranslation();
  const field = useField({ name, label, check });
  return (
    <Field
      id={field.id}
      label={label}
      isRequired={field.rules.isRequired}
      optionalMark={t('optional')}
      hint={hint}
      error={field.error}
      className={className}
    >
      <TextInput
        {...input}
        {...describe({ id: field.id, hint, error: field.error })}
        id={field.id}
        name={name}
        type={type}
        required={field.rules.isRequired}
        maxLength={maxLength}
        readOnly={field.isBusy}
        value={asText(field.value)}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
    </Field>
  );
}

/** Allows pasting; the eye shows what was typed. */
export function PasswordField({
  name,
  label,
  check,
  hint,
  className,
  icon,
  autoComplete = 'current-password',
}: Common & { autoComplete?: string; icon?: IconName }) {
  const { t } = useTranslation();
  const field = useField({ name, label, check });
  const [isShown, setShown] = useState(false);
  const eye = (
    <IconButton
      icon="eye"
      label={t(isShown ? 'hidePassword' : 'showPassword')}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    />
  );
  return (
    <Field
      id={field.id}
      label={label}
      isRequired={field.rules.isRequired}
      hint={hint}
      error={field.error}
      className={className}
    >
      <TextInput
        {...describe({ id: field.id, hint, error: field.error })}
        id={field.id}
        name={name}
        icon={icon}
        after={eye}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        required={field.rules.isRequired}
        readOnly={field.isBusy}
        value={asText(field.value)}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
    </Field>
  );
}

/** A whole number; what is no number stays as typed and is refused. */
export function NumberField({ name, label, check, hint, className, after }: Common & { after?: ReactNode }) {
  const { t } = useTranslation();
  const field = useField({ name, label, check });
  const change = (text: string) => field.change(/^-?\d{1,15}$/.test(text.trim()) ? Number(text) : text);
  return (
    <Field
      id={field.id}
      label={label}
      isRequired={field.rules.isRequired}
      optionalMark={t('optional')}
      hint={hint}
      error={field.error}
      className={className}
    >
      <TextInput
        {...describe({ id: field.id, hint, error: field.error })}
        id={field.id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        after={after}
        required={field.rules.isRequired}
        readOnly={field.isBusy}
        value={asText(field.value)}
        onChange={(event) => change(event.target.value)}
        onBlur={field.blur}
      />
    </Field>
  );
}

export function TextArea({
  name,
  label,
  check,
  hint,
  className,
  rows = 3,
  placeholder,
}: Common & { rows?: number; placeholder?: string }) {
  const { t } = useTranslation();
  const field = useField({ name, label, check });
  return (
    <Field
      id={field.id}
      label={label}
      isRequired={field.rules.isRequired}
      optionalMark={t('optional')}
      hint={hint}
      error={field.error}
      className={className}
    >
      <TextAreaInput
        {...describe({ id: field.id, hint, error: field.error })}
        id={field.id}
        name={name}
        rows={rows}
        placeholder={placeholder}
        required={field.rules.isRequired}
        readOnly={field.isBusy}
        value={asText(field.value)}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
    </Field>
  );
}

/** With `mustBeOn` an unticked box is a mistake: an agreement. */
export function CheckboxField({
  name,
  label,
  check,
  hint,
  className,
  children,
  mustBeOn = false,
}: Common & { children?: ReactNode; mustBeOn?: boolean }) {
  const { t } = useTranslation();
  const ticked = (value: unknown) => (mustBeOn && value !== true ? t('field.mustAgree') : check?.(value));
  const field = useField({ name, label, check: ticked });
  return (
    <FieldBox className={className}>
      <Checkbox
        {...describe({ id: field.id, hint, error: field.error })}
        id={field.id}
        name={name}
        checked={field.value === true}
        onChange={(event) => field.change(event.target.checked)}
      >
        {children ?? label}
      </Checkbox>
      <FieldMessage id={field.id} hint={hint} error={field.error} />
    </FieldBox>
  );
}
