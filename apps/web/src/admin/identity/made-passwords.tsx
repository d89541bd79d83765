import type { MadePassword } from '@kouan/contract';
import { Modal } from 'antd';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './identity.module.css';

/** Passwords that were just made. They are shown this once and stand in a mail to each of their owners. */
export function MadePasswords({ made, onClose }: { made: readonly MadePassword[]; onClose: () => void }) {
  const { t } = useTranslation('admin-identity');
  const labels = { copy: t('common:copy'), copied: t('common:copied') };
  return (
    <Modal open title={t('user.madeTitle')} footer={null} onCancel={onClose} mask={{ closable: false }}>
      <Note tone="warning">{t('user.madeHint')}</Note>
      <ul className={styles['passwords']}>
        {made.map(({ id, username, password }) => (
          <li key={id}>
            <b>{username}</b>
            <code className="mono">{password}</code>
            <CopyButton text={password} labels={labels} />
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button kind="primary" onClick={onClose}>
          {t('user.madeDone')}
        </Button>
      </div>
    </Modal>
  );
}
