import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import type { Static, TSchema } from 'typebox';
import { Form, SubmitButton } from '../lib/form.tsx';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import styles from './form-drawer.module.css';
import { Problem } from './problem.tsx';

type FormDrawerProps<S extends TSchema> = {
  title: string;
  schema: S;
  initial?: Partial<Static<S>>;
  verb: string;
  error: unknown;
  /** Rejects with ApiError when it fails; the form then stays as it is. */
  onSubmit: (values: Static<S>) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
};

const widthPx = 520;

/** A form at the side of a list. */
export function FormDrawer<S extends TSchema>(props: FormDrawerProps<S>) {
  const { title, schema, initial, verb, error, onSubmit, onDone, onClose, children } = props;
  const { t } = useTranslation('common');
  return (
    <Drawer open size={`min(${widthPx}px, 100vw)`} title={title} onClose={onClose} destroyOnHidden>
      <Form
        schema={schema}
        {...(initial ? { initial } : {})}
        className={styles['form'] ?? ''}
        onSubmit={onSubmit}
        onDone={onDone}
      >
        {children}
        <Problem error={error} />
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <SubmitButton>{verb}</SubmitButton>
        </div>
      </Form>
    </Drawer>
  );
}
