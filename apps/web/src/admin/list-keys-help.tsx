import { useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { IconButton } from '../ui/button.tsx';
import { Checkbox } from '../ui/field.tsx';
import { DropPanel } from './drop-panel.tsx';
import styles from './list-toolbar.module.css';
import { setSingleKeys, useSingleKeys } from './single-keys.ts';

const keys = [
  ['J / ↓', 'next'],
  ['K / ↑', 'previous'],
  ['Enter', 'open'],
  ['X', 'select'],
  ['/', 'search'],
  ['Esc', 'clear'],
] as const;

/** The keys of a list, and the switch that turns the single letters off. */
export function ListKeysHelp() {
  const { t } = useTranslation('admin-parts');
  const isOn = useSingleKeys((state) => state.isOn);
  const [isOpen, setOpen] = useState(false);
  const content = (
    <div className={styles['help']}>
      <dl>
        {keys.map(([key, act]) => (
          <div key={act} className={styles['key']}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`list.keys.${act}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={isOn} onChange={(event) => setSingleKeys(event.target.checked)}>
        {t('list.keys.areOn')}
      </Checkbox>
    </div>
  );
  return (
    <DropPanel label={t('list.keys.title')} isOpen={isOpen} onChange={setOpen} content={content}>
      <IconButton icon="keyboard" label={t('list.keys.title')} />
    </DropPanel>
  );
}
