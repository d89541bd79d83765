import { mailChoices } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { choiceQuery, useChooseMails } from './notifications-api.ts';
import styles from './notifications.module.css';

/** Which of the notifications come by mail as well. */
export function MailChoicePanel() {
  const { t } = useTranslation('notifications');
  const query = useQuery(choiceQuery);
  const choose = useChooseMails();
  return (
    <Panel title={t('mails.title')} className={styles['mails'] ?? ''}>
      <PageFrame query={query}>
        {({ mails }) => (
          <fieldset className={styles['choices']} disabled={choose.isPending}>
            <legend className="muted">{t('mails.hint')}</legend>
            {mailChoices.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="mails"
                  checked={(choose.isPending ? choose.variables.body.mails : mails) === one}
                  onChange={() => choose.mutate({ body: { mails: one } })}
                />
                {t(`mails.${one}`)}
              </label>
            ))}
          </fieldset>
        )}
      </PageFrame>
    </Panel>
  );
}
