import { Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Problem } from './problem.tsx';
import styles from './reason-dialog.module.css';

type ConfirmDialogProps = {
  title: string;
  /** What follows from the act. */
  consequence: ReactNode;
  verb: string;
  kind?: 'primary' | 'dangerSolid';
  error: unknown;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

/** An act that cannot be taken back and needs no reason: names the object and the consequence; the verb stands on the button. */
export function ConfirmDialog({
  title,
  consequence,
  verb,
  kind = 'dangerSolid',
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  const [isBusy, setBusy] = useState(false);
  async function handleConfirm() {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      setBusy(false); // `error` shows what went wrong
    }
  }
  return (
    <Modal open title={title} footer={null} onCancel={onClose} destroyOnHidden>
      <div className={styles['consequence']}>{consequence}</div>
      <Problem error={error} />
      <div className={styles['buttons']}>
        <Button onClick={onClose}>{t('back')}</Button>
        <Button kind={kind} isBusy={isBusy} onClick={() => void handleConfirm()}>
          {verb}
        </Button>
      </div>
    </Modal>
  );
}
