import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './login-page.module.css';

/** The picture is the button for another one. */
export function CaptchaPicture({ captcha }: { captcha: UseQueryResult<{ img: string; uuid: string }, Error> }) {
  const { t } = useTranslation('identity');
  return (
    <button
      type="button"
      className={styles['picture']}
      aria-label={t('login.newCaptcha')}
      title={t('login.newCaptcha')}
      aria-busy={captcha.isFetching || undefined}
      onClick={() => void captcha.refetch()}
    >
      {captcha.data ? (
        <img src={captcha.data.img} alt={t('login.captchaPicture')} width={124} height={44} />
      ) : (
        <Icon name="refresh" size={18} />
      )}
    </button>
  );
}
