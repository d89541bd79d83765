import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * For an act that cannot be undone: names the object and what it costs; the verb stands on the button. The browser's own dialog
 * keeps the focus inside, closes on Escape and on a click beside it, and gives the focus back.
 */
export function Dialog({ isOpen, onClose, title, closeLabel, actions, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (isOpen && dialog && !dialog.open) dialog.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  // One that is taken away while it is open would keep the focus from coming back.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={element} className={styles['dialog']} aria-labelledby={titleId} onClose={onClose} closedby="any">
      {isOpen ? (
        <div className={styles['sheet']}>
          <header className={styles['head']}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className={styles['body']}>{children}</div>
          {actions === undefined ? null : <footer className={styles['foot']}>{actions}</footer>}
        </div>
      ) : null}
    </dialog>
  );
}
