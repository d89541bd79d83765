import { type ReactNode, useEffect, useRef } from 'react';
import styles from './menu.module.css';

/** A button that opens a short list of links and buttons. Closes on a choice, on Escape and on a click elsewhere. */
export function Menu({ label, face, children }: { label: string; face: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = () => box.current?.removeAttribute('open');
    const handleClick = (event: MouseEvent) => {
      if (event.target instanceof Node && !box.current?.querySelector('summary')?.contains(event.target)) close();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.current?.open) return;
      close();
      box.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', handleClick);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleKey);
    };
  }, []);

  return (
    <details ref={box} className={styles['menu']}>
      <summary aria-label={label}>{face}</summary>
      <div className={styles['list']}>{children}</div>
    </details>
  );
}
