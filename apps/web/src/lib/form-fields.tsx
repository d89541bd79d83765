import { type ReactNode, useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { Checkbox, describe, FieldBox, FieldMessage, TextAreaInput, TextInput } from '../ui/field.tsx';
import type { IconName } from '../ui/icon.tsx';
import { FormField, type FormFieldInput, typedInto } from './form-field.tsx';
import { useField } from './form-state.ts';
import { useTranslation } from './i18n.ts';

type TextProps = FormFieldInput & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  placeholder?: string;
  autoComplete?: string;
  icon?: IconName;
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  after?: ReactNode;
  maxLength?: number;
  /** Numbers of ours have capital letters only, whatever a phone's keyboard types. */
  isNumber?: boolean;
};

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const numberInput = { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false } as const;

export function TextField({
  name,
  label,
  isRequired,
  check,
  hint,
  className,
  type = 'text',
  isNumber = false,
  ...input
}: TextProps) {
  return (
    <FormField name={name} label={label} isRequired={isRequired} check={check} hint={hint} className={className}>
      {(control, field) => (
        <TextInput
          {...(isNumber ? numberInput : {})}
          {...input}
          {...control}
          {...typedInto(field)}
          type={type}
          value={asText(field.value)}
          onChange={(event) => field.change(isNumber ? event.target.value.toUpperCase() : event.target.value)}
        />
      )}
    </FormField>
  );
}

/** Allows pasting; the eye shows what was typed. */
export function PasswordField({
  icon,
  autoComplete = 'current-password',
  ...input
}: FormFieldInput & { autoComplete?: string; icon?: IconName }) {
  const { t } = useTranslation();
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
    <FormField {...input} isOptionalShown={false}>
      {(control, field) => (
        <TextInput
          {...control}
          {...typedInto(field)}
          icon={icon}
          after={eye}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          value={asText(field.value)}
          onChange={(event) => field.change(event.target.value)}
        />
      )}
    </FormField>
  );
}

const asNumber = (text: string): number | string => (/^-?\d{1,15}$/.test(text.trim()) ? Number(text) : text);

/** A whole number; what is no number stays as typed and is refused. */
export function NumberField({ after, ...input }: FormFieldInput & { after?: ReactNode }) {
  return (
    <FormField {...input}>
      {(control, field) => (
        <TextInput
          {...control}
          {...typedInto(field)}
          inputMode="numeric"
          autoComplete="off"
          after={after}
          value={asText(field.value)}
          onChange={(event) => field.change(asNumber(event.target.value))}
        />
      )}
    </FormField>
  );
}

export function TextArea({
  rows = 3,
  placeholder,
  ...input
}: FormFieldInput & { rows?: number; placeholder?: string }) {
  return (
    <FormField {...input}>
      {(control, field) => (
        <TextAreaInput
          {...control}
          {...typedInto(field)}
          rows={rows}
          placeholder={placeholder}
          value={asText(field.value)}
          onChange={(event) => field.change(event.target.value)}
        />
      )}
    </FormField>
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
}: FormFieldInput & { children?: ReactNode; mustBeOn?: boolean }) {
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
