import { useState } from 'react';
import { useLocation } from 'react-router';
import { loginPath } from '../../lib/access.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { TimeLimit } from '../../lib/time-limit.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useDeviceCode } from './plugin-api.ts';
import styles from './plugin-page.module.css';

/** A code that connects this browser with the account. */
export function PairPanel() {
  const { t } = useTranslation('plugin');
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  const isVisitor = useSession((session) => session.token === null);
  const make = useDeviceCode();
  const [made, setMade] = useState<{ code: string; expiresAt: string }>();
  return (
    <Panel title={t('pair.title')}>
      <p className="muted">{t('pair.hint')}</p>
      {made === undefined ? null : (
        <p className={styles['code']} role="status">
          <span className="visually-hidden">{t('pair.code')}</span>
          <output className="mono">{made.code}</output>
          <CopyButton text={made.code} labels={{ copy: t('common:copy'), copied: t('common:copied') }} />
          <span className="muted">
            {t('pair.left')} <TimeLimit until={made.expiresAt} label={t('pair.left')} over={t('pair.over')} />
          </span>
        </p>
      )}
      {isHydrated && isVisitor ? (
        <ButtonLink kind="primary" to={loginPath(pathname)}>
          {t('common:frame.logIn')}
        </ButtonLink>
      ) : (
        <Button
          kind={made === undefined ? 'primary' : 'secondary'}
          icon="key"
          isBusy={make.isPending}
          onClick={() => void make.mutateAsync({}).then(setMade, () => undefined)}
        >
          {t(made === undefined ? 'pair.get' : 'pair.again')}
        </Button>
      )}
    </Panel>
  );
}
