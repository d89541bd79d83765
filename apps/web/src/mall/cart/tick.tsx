import { useEffect, useRef } from 'react';
import styles from './cart-store.module.css';

type TickProps = { label: string; state: boolean | 'some'; isDisabled?: boolean; onChange: (isOn: boolean) => void };

/** A checkbox without visible words; half ticked when only some of what it stands for is. */
export function Tick({ label, state, isDisabled = false, onChange }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <label className={styles['tick']}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={state === true}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

export const tickState = (ids: readonly number[], ticks: ReadonlySet<number>): boolean | 'some' => {
  const on = ids.filter((id) => ticks.has(id)).length;
  return on === 0 ? false : on === ids.length ? true : 'some';
};
