import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';

type StepperProps = {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  label: string;
  labels: { increase: string; decrease: string };
  isDisabled?: boolean;
  id?: string;
};

/** A quantity with minus and plus; typing is taken when it is a whole number, and brought into range on leaving. */
export function Stepper({
  value,
  onChange,
  min = 0,
  max = 9_999_999,
  step = 1,
  label,
  labels,
  isDisabled = false,
  id,
}: StepperProps) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const clamp = (wanted: number) => Math.min(max, Math.max(min, wanted));
  // At a limit the button stays where the focus is and does nothing.
  const move = (by: number) => clamp(value + by) !== value && onChange(clamp(value + by));
  const isWhole = /^\d{1,9}$/.test(text);

  function handleType(typed: string) {
    setText(typed);
    if (/^\d{1,9}$/.test(typed) && Number(typed) >= min && Number(typed) <= max) onChange(Number(typed));
  }
  function handleLeave() {
    const settled = isWhole ? clamp(Number(text)) : value;
    setText(String(settled));
    if (settled !== value) onChange(settled);
  }

  return (
    <span className={classNames(styles['stepper'], value > 0 && styles['filled'])} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={labels.decrease}
        disabled={isDisabled}
        aria-disabled={value <= min || undefined}
        onClick={() => move(-step)}
      >
        <Icon name="minus" size={12} />
      </button>
      <input
        id={id}
        inputMode="numeric"
        aria-label={label}
        value={text}
        disabled={isDisabled}
        onChange={(event) => handleType(event.target.value.trim())}
        onBlur={handleLeave}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        aria-label={labels.increase}
        disabled={isDisabled}
        aria-disabled={value >= max || undefined}
        onClick={() => move(step)}
      >
        <Icon name="plus" size={12} />
      </button>
    </span>
  );
}
