import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'outlined' | 'text' | 'danger' | 'dangerSolid' | 'approve';
type Look = {
  kind?: ButtonKind;
  size?: 'small' | 'normal' | 'large';
  isBlock?: boolean;
  icon?: IconName;
  children?: ReactNode;
};
type ButtonProps = Look & { isBusy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>;

const classOf = ({ kind = 'secondary', size = 'normal', isBlock = false }: Look, extra?: string): string =>
  classNames(styles['button'], styles[kind], styles[size], isBlock && styles['block'], extra);

/** One `primary` per view. Busy keeps the width and takes no click; a disabled button needs its reason beside it. */
export function Button({
  kind,
  size,
  isBlock,
  icon,
  isBusy = false,
  children,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ kind, size, isBlock }, className)}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy ? (
        <span className={styles['spinner']} aria-hidden="true" />
      ) : icon ? (
        <Icon name={icon} size={16} />
      ) : null}
      {children === undefined ? null : <span>{children}</span>}
    </button>
  );
}

/** A link that looks like a button. */
export const ButtonLink = ({
  to,
  kind,
  size,
  isBlock,
  icon,
  children,
  className,
}: Look & { to: string; className?: string }) => (
  <Link to={to} className={classOf({ kind, size, isBlock }, className)}>
    {icon ? <Icon name={icon} size={16} /> : null}
    <span>{children}</span>
  </Link>
);

type IconButtonProps = { icon: IconName; label: string; size?: number } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children'
>;

/** While it is disabled it does nothing and keeps the focus: often the press before has made it so. */
export const IconButton = ({
  icon,
  label,
  size = 18,
  className,
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classNames(styles['icon'], className)}
    aria-label={label}
    title={label}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
  >
    <Icon name={icon} size={size} />
  </button>
);
