import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon, type IconName } from './icon.tsx';

type FieldProps = {
  id: string;
  label: ReactNode;
  isRequired?: boolean;
  optionalMark?: string;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Label above, control, hint or error below. The control takes `describedBy(id)` and the same id. */
export const Field = ({
  id,
  label,
  isRequired = false,
  optionalMark,
  hint,
  error,
  className,
  children,
}: FieldProps) => (
  <div className={classNames(styles['field'], className)}>
    <label htmlFor={id}>
      {label}
      {isRequired ? (
        <span className={styles['required']} aria-hidden="true">
          *
        </span>
      ) : null}
      {!isRequired && optionalMark ? <span className={styles['optional']}>{optionalMark}</span> : null}
    </label>
    {children}
    <FieldMessage id={id} hint={hint} error={error} />
  </div>
);

/** The place of a control that carries its own label. */
export const FieldBox = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <div className={classNames(styles['field'], className)}>{children}</div>
);

export const FieldMessage = ({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) => (
  <>
    {hint === undefined || hint === null ? null : (
      <p id={`${id}-hint`} className={styles['hint']}>
        {hint}
      </p>
    )}
    {error === undefined ? null : (
      <p id={`${id}-error`} className={styles['error']}>
        <Icon name="error" size={14} />
        {error}
      </p>
    )}
  </>
);

/** What an input says about itself to those who cannot see the message. */
export const describe = ({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) => ({
  'aria-describedby':
    classNames(hint !== undefined && hint !== null && `${id}-hint`, error !== undefined && `${id}-error`) || undefined,
  'aria-invalid': error === undefined ? undefined : true,
});

type TextInputProps = { icon?: IconName | undefined; after?: ReactNode } & InputHTMLAttributes<HTMLInputElement>;

export const TextInput = ({ icon, after, className, ...rest }: TextInputProps) => (
  <span className={classNames(styles['input'], rest['aria-invalid'] && styles['wrong'], className)}>
    {icon ? <Icon name={icon} size={16} /> : null}
    <input {...rest} />
    {after}
  </span>
);

export const TextAreaInput = ({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <textarea {...rest} className={classNames(styles['area'], rest['aria-invalid'] && styles['wrong'], className)} />
);

export type Choice = { value: string; label: string; isDisabled?: boolean };
type SelectProps = {
  choices: readonly Choice[];
  placeholder?: string | undefined;
} & SelectHTMLAttributes<HTMLSelectElement>;

export const SelectInput = ({ choices, placeholder, className, ...rest }: SelectProps) => (
  <span className={classNames(styles['input'], styles['select'], rest['aria-invalid'] && styles['wrong'], className)}>
    <select {...rest}>
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
          {choice.label}
        </option>
      ))}
    </select>
    <Icon name="down" size={14} />
  </span>
);

export const Checkbox = ({
  children,
  className,
  ...rest
}: { children: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) => (
  <label className={classNames(styles['check'], className)}>
    <input {...rest} type="checkbox" />
    <span>{children}</span>
  </label>
);
