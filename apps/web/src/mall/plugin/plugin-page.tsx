import { isOlderVersion } from '@kouan/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Devices } from './devices.tsx';
import { PairPanel } from './pair-panel.tsx';
import { pluginQuery } from './plugin-api.ts';
import styles from './plugin-page.module.css';
import { type PicturedStep, StepPicture } from './step-pictures.tsx';
import { useInstalledPlugin } from './use-installed-plugin.ts';

const bytesPerKb = 1024;
const steps = ['download', 'open', 'developer', 'load', 'pair'] as const satisfies readonly PicturedStep[];
const uses = [
  ['open', 'store'],
  ['choose', 'list'],
  ['add', 'cart'],
] as const satisfies readonly (readonly [string, IconName])[];

/** How the plug-in gets into the browser and to the account. */
export default function PluginPage() {
  const { t } = useTranslation('plugin');
  return (
    <main id="main" className="wrap">
      <PageHead title={t('title')} hint={t('hint')} />
      <div className={styles['page']}>
        <Offer />
        <div className={styles['columns']}>
          <Panel title={t('stepsTitle')}>
            <ol className={styles['steps']}>
              {steps.map((step) => (
                <Step key={step} text={t(`steps.${step}`)}>
                  <StepPicture step={step} />
                </Step>
              ))}
            </ol>
          </Panel>
          <div className={styles['side']}>
            <PairPanel />
            <Panel title={t('useTitle')}>
              <ol className={styles['steps']}>
                {uses.map(([step, icon]) => (
                  <Step key={step} text={t(`use.${step}`)}>
                    <span className={styles['icon']}>
                      <Icon name={icon} size={28} />
                    </span>
                  </Step>
                ))}
              </ol>
            </Panel>
          </div>
        </div>
        <Devices />
        <p className="muted">{t('safe')}</p>
      </div>
    </main>
  );
}

const Step = ({ text, children }: { text: string; children: ReactNode }) => (
  <li>
    <span className={styles['picture']}>{children}</span>
    <span>{text}</span>
  </li>
);

/** The version, the file, and what stands in this browser already. */
function Offer() {
  const { t } = useTranslation('plugin');
  const query = useQuery(pluginQuery());
  return (
    <PageFrame query={query}>
      {({ version, minimumVersion, url, bytes }) => (
        <Panel label={t('title')}>
          <div className={styles['offer']}>
            {version === null ? (
              <Note tone="warning">{t('missing')}</Note>
            ) : (
              <>
                <Note>{t('notice', { version })}</Note>
                <a className={styles['download']} href={url} download>
                  <Icon name="download" size={18} />
                  {t('download', { size: Math.ceil(bytes / bytesPerKb) })}
                </a>
              </>
            )}
            <Installed minimum={minimumVersion} />
          </div>
        </Panel>
      )}
    </PageFrame>
  );
}

function Installed({ minimum }: { minimum: string }) {
  const { t } = useTranslation('plugin');
  const plugin = useInstalledPlugin();
  const here = () => {
    if (plugin.state === 'unknown') return <Note>{t('state.asking')}</Note>;
    if (plugin.state === 'absent') return <Note>{t('state.absent')}</Note>;
    const { version, isPaired } = plugin;
    if (isOlderVersion(version, minimum)) return <Note tone="bad">{t('state.old', { version, minimum })}</Note>;
    return isPaired ? (
      <Note tone="ok">{t('state.ready', { version })}</Note>
    ) : (
      <Note tone="turn">{t('state.alone', { version })}</Note>
    );
  };
  return (
    <div role="status" aria-label={t('state.label')}>
      {here()}
    </div>
  );
}
