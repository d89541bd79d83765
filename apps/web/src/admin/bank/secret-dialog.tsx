import { Modal } from 'antd';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './bank.module.css';
import type { NewSecret } from './notices-panel.tsx';

/** The secret of a source, this once; only its button closes it. */
export function SecretDialog({ made: { source, secret }, onClose }: { made: NewSecret; onClose: () => void }) {
  const { t } = useTranslation('admin-bank');
  const labels = { copy: t('notices.copy'), copied: t('notices.copied') };
  const address = `${location.origin}${source.path}`;
  return (
    <Modal
      open
      title={t('notices.secretTitle', { name: source.name })}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <Note tone="warning">{t('notices.secretOnce')}</Note>
      <dl className={styles['secret']}>
        <div>
          <dt>{t('notices.address')}</dt>
          <dd className="mono">{address}</dd>
          <dd>
            <CopyButton text={address} labels={labels} />
          </dd>
        </div>
        <div>
          <dt>{t('notices.secret')}</dt>
          <dd className="mono">{secret}</dd>
          <dd>
            <CopyButton text={secret} labels={labels} />
          </dd>
        </div>
      </dl>
    </Modal>
  );
}
