import type { StaffCaseView } from '@kouan/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import styles from './cases.module.css';
import { AgreeForm, BoughtForm, EndDialog, OfferForm, ReceivedForm, SentForm } from './replacement-forms.tsx';

const acts = [
  'replace',
  'offer',
  'replacementBought',
  'replacementReceived',
  'replacementSent',
  'endReplacement',
] as const;
type Act = (typeof acts)[number];

/** Remedies other than money: another one is offered, pieces are agreed on, bought, received and sent. */
export function ReplacementActs({ view }: { view: StaffCaseView }) {
  const { t } = useTranslation('admin-cases');
  const [act, setAct] = useState<Act | null>(null);
  const possible = acts.filter((one) => view.allowedActions.includes(one));
  if (possible.length === 0) return null;
  const opened = possible.find((one) => one === act);
  const props = { view, onClose: () => setAct(null) };
  return (
    <section className={styles['act']} aria-label={t('remedies.title')}>
      <h2>{t('remedies.title')}</h2>
      <p>
        {t('remedies.asked', { remedy: t(`aftersales:remedy.${view.remedy}`) })}{' '}
        {view.state === 'replacing' && view.replacing !== null ? t(`remedies.step.${view.replacing}`) : null}
      </p>
      <div className={styles['buttons']}>
        {possible.map((one) => (
          <Button
            key={one}
            kind={one === 'endReplacement' ? 'danger' : one === 'offer' ? 'outlined' : 'primary'}
            onClick={() => setAct(one)}
          >
            {t(`remedies.${one}`)}
          </Button>
        ))}
      </div>
      {opened === 'replace' ? <AgreeForm {...props} /> : null}
      {opened === 'offer' ? <OfferForm {...props} /> : null}
      {opened === 'replacementBought' ? <BoughtForm {...props} /> : null}
      {opened === 'replacementReceived' ? <ReceivedForm {...props} /> : null}
      {opened === 'replacementSent' ? <SentForm {...props} /> : null}
      {opened === 'endReplacement' ? <EndDialog {...props} /> : null}
    </section>
  );
}
