import { Button, Drawer, Segmented, Switch } from 'antd';
import { useTranslation } from '../lib/i18n.ts';
import { classNames } from '../ui/class-names.ts';
import { useLayout } from './admin-layout.ts';
import styles from './admin-settings-drawer.module.css';
import { changeSettings, restoreSettings, type Size, sizes, themeColours, useAdminSettings } from './admin-settings.ts';

const switches = [
  { key: 'tagsView', text: 'showTabs' },
  { key: 'fixedHeader', text: 'fixedHeader' },
  { key: 'sidebarLogo', text: 'showLogo' },
  { key: 'showFooter', text: 'showFooter' },
] as const;
const sizeTexts = { default: 'sizeDefault', medium: 'sizeMedium', small: 'sizeSmall', mini: 'sizeMini' } as const;

/** Theme colour, appearance, size and what of the frame is shown. */
export function SettingsDrawer() {
  const { t } = useTranslation('admin-shell');
  const settings = useAdminSettings();
  const size = useLayout(({ drawerSize }) => drawerSize);
  return (
    <Drawer
      open={settings.showSettings}
      onClose={() => changeSettings({ showSettings: false })}
      title={t('settings')}
      size={size}
      styles={{ wrapper: { minWidth: 'min(320px, 100vw)' } }}
      footer={<Foot />}
      destroyOnHidden
    >
      <section className={styles['part']}>
        <h2>{t('themeColour')}</h2>
        <div className={styles['colours']} role="group" aria-label={t('themeColour')}>
          {themeColours.map(({ hex, text }) => (
            <button
              key={hex}
              type="button"
              aria-pressed={settings.theme === hex}
              className={classNames(settings.theme === hex && styles['chosen'])}
              onClick={() => changeSettings({ theme: hex })}
            >
              <i style={{ background: hex }} />
              {t(text)}
            </button>
          ))}
        </div>
      </section>
      <section className={styles['part']}>
        <h2>{t('appearance')}</h2>
        <Segmented
          block
          value={settings.isDark ? 'dark' : 'light'}
          options={[
            { value: 'light', label: t('light') },
            { value: 'dark', label: t('dark') },
          ]}
          onChange={(value) => changeSettings({ isDark: value === 'dark' })}
        />
      </section>
      <section className={styles['part']}>
        <h2>{t('size')}</h2>
        <Segmented<Size>
          block
          value={settings.size}
          options={sizes.map((size) => ({ value: size, label: t(sizeTexts[size]) }))}
          onChange={(size) => changeSettings({ size })}
        />
      </section>
      <section className={styles['part']}>
        <h2>{t('interface')}</h2>
        {switches.map(({ key, text }) => (
          <label key={key} className={styles['switch']}>
            {t(text)}
            <Switch checked={settings[key]} onChange={(isOn) => changeSettings({ [key]: isOn })} />
          </label>
        ))}
      </section>
    </Drawer>
  );
}

function Foot() {
  const { t } = useTranslation('admin-shell');
  return (
    <div className={styles['foot']}>
      <Button onClick={restoreSettings}>{t('restore')}</Button>
      <span className="muted">{t('kept')}</span>
    </div>
  );
}
