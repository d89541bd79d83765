import { Modal } from 'antd';
import type { TSchema } from 'typebox';
import { Form, SubmitButton, TextArea } from '../lib/form.tsx';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import styles from './reason-dialog.module.css';
import { Problem } from './problem.tsx';

type ReasonDialogProps = {
  /** The request's schema; it has a `reason`. */
  schema: TSchema;
  title: string;
  /** What follows from the act. */
  consequence: string;
  label: string;
  verb: string;
  kind?: 'primary' | 'dangerSolid';
  error: unknown;
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** An act that cannot be taken back: names the object and the consequence, and asks why. */
export function ReasonDialog({
  schema,
  title,
  consequence,
  label,
  verb,
  kind = 'dangerSolid',
  error,
  onSubmit,
  onClose,
}: ReasonDialogProps) {
  const { t } = useTranslation('common');
  const reasonOf = (body: unknown): string =>
    typeof body === 'object' && body !== null && 'reason' in body && typeof body.reason === 'string' ? body.reason : '';
  return (
    <Modal open title={title} footer={null} onCancel={onClose} destroyOnHidden>
      <p className={styles['consequence']}>{consequence}</p>
      <Form schema={schema} onSubmit={(body) => onSubmit(reasonOf(body))} onDone={onClose}>
        <TextArea name="reason" label={label} />
        <Problem error={error} />
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{t('back')}</Button>
          <SubmitButton kind={kind}>{verb}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
