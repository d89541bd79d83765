import type { ProviderView } from '@kouan/contract';
import type { ReactNode } from 'react';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { siteName } from '../../shared/site-name.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { inLanguage } from '../in-language.ts';
import { Problem } from '../problem.tsx';
import { useSetProvider } from './providers-api.ts';
import styles from './providers.module.css';

const tones: Record<ProviderView['state'], Tone> = {
  off: 'off',
  incomplete: 'warning',
  unreadable: 'bad',
  ready: 'done',
  resting: 'bad',
};

type ItemProps = {
  provider: ProviderView;
  place: number;
  isLast: boolean;
  isBusy: boolean;
  mayEdit: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onTest: () => void;
};

/** One provider: whether it is asked, what it told today, and what can be done with it. */
export function ProviderItem({ provider, place, isLast, isBusy, mayEdit, onMove, onEdit, onTest }: ItemProps) {
  const { t, language } = useTranslation('admin-providers');
  const name = inLanguage(provider.title, language);
  const isFirst = place === 1;
  return (
    <li className={styles['item']} data-provider={provider.name} aria-label={name}>
      <div className={styles['place']}>
        <span className="num" aria-hidden="true">
          {place}
        </span>
        {mayEdit ? (
          <>
            <IconButton
              icon="up"
              data-move=""
              label={t('up', { name })}
              disabled={isFirst || isBusy}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon="down"
              data-move=""
              label={t('down', { name })}
              disabled={isLast || isBusy}
              onClick={() => onMove(1)}
            />
          </>
        ) : null}
      </div>
      <div className={styles['body']}>
        <h3>
          {name} <Tag tone={tones[provider.state]}>{t(`state.${provider.state}`)}</Tag>
        </h3>
        <p className="muted">{provider.sites.map((site) => siteName(site, t)).join(' · ')}</p>
        <Trouble provider={provider} />
        <Facts provider={provider} />
      </div>
      {mayEdit ? <Acts provider={provider} onEdit={onEdit} onTest={onTest} /> : null}
    </li>
  );
}

function Trouble({ provider: { state, restsUntil, failures } }: { provider: ProviderView }) {
  const { t } = useTranslation('admin-providers');
  if (state === 'unreadable') return <p className={styles['trouble']}>{t('unreadableHint')}</p>;
  if (restsUntil !== null)
    return (
      <p className={styles['trouble']}>{t('restsUntil', { time: formatDateTime(restsUntil), count: failures })}</p>
    );
  return failures > 0 ? <p className={styles['trouble']}>{t('failures', { count: failures })}</p> : null;
}

const mille = 1000;

function Facts({ provider }: { provider: ProviderView }) {
  const { t, language } = useTranslation('admin-providers');
  const { usedToday, dailyQuota, today, lastGoodAt, timeoutMs, cacheMinutes, baseUrl, secrets } = provider;
  const [used, quota] = [formatCount(usedToday, language), formatCount(dailyQuota, language)];
  const limits = t('limitsOf', { seconds: timeoutMs / mille, minutes: formatCount(cacheMinutes, language) });
  return (
    <dl className={styles['facts']}>
      <Fact label={t('used')}>
        <span className="num">{t('usedOf', { used, quota })}</span>
        <meter min={0} max={dailyQuota} high={dailyQuota * 0.9} value={usedToday} aria-hidden="true" />
      </Fact>
      <Fact label={t('today')}>
        {today.length === 0
          ? t('none')
          : today
              .map(({ outcome, count }) => `${t(`providers:outcome.${outcome}`)} ${formatCount(count, language)}`)
              .join(', ')}
      </Fact>
      <Fact label={t('lastGood')}>
        {lastGoodAt === null ? t('never') : <span className="num">{formatDateTime(lastGoodAt)}</span>}
      </Fact>
      <Fact label={t('limits')}>{limits}</Fact>
      <Fact label={t('address')} isWide>
        {baseUrl === null ? t('ownAddress') : <span className={styles['address']}>{baseUrl}</span>}
      </Fact>
      {secrets.length === 0 ? null : (
        <Fact label={t('keys')} isWide>
          {secrets.map((one) => `${inLanguage(one.title, language)}: ${keyState(one, t)}`).join(', ')}
        </Fact>
      )}
    </dl>
  );
}

type FactProps = { label: string; isWide?: boolean; children: ReactNode };
const Fact = ({ label, isWide = false, children }: FactProps) => (
  <div className={isWide ? styles['wide'] : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** How a key shows: never itself. */
export const keyState = (
  { isSet, hint }: ProviderView['secrets'][number],
  t: (key: 'keyMissing' | 'keySet' | 'keyEnds', values?: { end: string }) => string,
): string => (isSet ? (hint === '' ? t('keySet') : t('keyEnds', { end: hint })) : t('keyMissing'));

function Acts({ provider, onEdit, onTest }: Pick<ItemProps, 'provider' | 'onEdit' | 'onTest'>) {
  const { t, language } = useTranslation('admin-providers');
  const set = useSetProvider();
  const name = inLanguage(provider.title, language);
  const isComplete = provider.state !== 'incomplete' && provider.state !== 'unreadable';
  function handleSwitch() {
    const { isEnabled, baseUrl, dailyQuota, cacheMinutes, timeoutMs } = provider;
    const body = { isEnabled: !isEnabled, dailyQuota, cacheMinutes, timeoutMs, ...(baseUrl ? { baseUrl } : {}) };
    // A failure shows below the buttons.
    set.act({ params: { name: provider.name }, body }).catch(() => undefined);
  }
  return (
    <div className={styles['acts']}>
      <Button size="small" icon="settings" aria-label={`${t('settings')} ${name}`} onClick={onEdit}>
        {t('settings')}
      </Button>
      {isComplete ? (
        <>
          <Button size="small" aria-label={`${t('test')} ${name}`} onClick={onTest}>
            {t('test')}
          </Button>
          <Button
            size="small"
            isBusy={set.isBusy}
            aria-label={`${t(provider.isEnabled ? 'off' : 'on')} ${name}`}
            onClick={handleSwitch}
          >
            {t(provider.isEnabled ? 'off' : 'on')}
          </Button>
        </>
      ) : null}
      <Problem error={set.error} />
    </div>
  );
}
