import { Modal } from 'antd';
import { useTranslation } from '../../lib/i18n.ts';
import { Checkbox } from '../../ui/field.tsx';
import styles from './reviews.module.css';
import { setSingleKeys, useSingleKeys } from '../single-keys.ts';

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'approve'],
  ['R', 'reject'],
  ['E', 'reReview'],
  ['S', 'skip'],
  ['U', 'undo'],
  ['Z', 'zoom'],
  ['+ -', 'zoomSteps'],
  ['V', 'rotate'],
  ['[ ]', 'pictures'],
  ['1-9', 'choose'],
  ['O', 'openOrder'],
  ['H', 'takeOver'],
  ['Q', 'queue'],
  ['/', 'search'],
  ['?', 'help'],
  ['Ctrl ↵', 'send'],
  ['Esc', 'back'],
] as const;

/** All keys of the queue, and the switch that turns the single ones off. */
export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin-reviews');
  const isOn = useSingleKeys((state) => state.isOn);
  return (
    <Modal open={isOpen} title={t('keys.title')} footer={null} onCancel={onClose}>
      <dl className={styles['keys']}>
        {keys.map(([key, act]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${act}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={isOn} onChange={(event) => setSingleKeys(event.target.checked)}>
        {t('keys.areOn')}
      </Checkbox>
    </Modal>
  );
}
