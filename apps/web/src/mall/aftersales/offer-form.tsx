import { answerOffer, type CaseView } from '@kouan/contract';
import { useState } from 'react';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Form, TextArea, useFormValue } from '../../lib/form.tsx';
import { notify } from '../../lib/notifications.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './aftersales.module.css';
import { useAnswerOffer } from './aftersales-api.ts';

/** Staff offer another remedy: yes or no, with a word. */
export function OfferForm({ view }: { view: CaseView }) {
  const { t, language } = useTranslation('aftersales');
  const { offer } = view;
  const asked = view.events.findLast(({ event }) => event === 'offered');
  if (offer === null) return null;
  return (
    <Panel title={t('offer.title')} className={styles['answer']}>
      <p>
        <b>{t(`offer.${offer.remedy}`, { amount: formatCny(offer.refundFen, language) })}</b>
      </p>
      {asked ? <blockquote className={styles['question']}>{asked.text}</blockquote> : null}
      <Form
        schema={answerOffer.body}
        initial={{ isAccepted: true }}
        onSubmit={() => Promise.resolve()}
        className={styles['form']}
      >
        <TextArea name="text" label={t('offer.text')} rows={2} />
        <Answers number={view.number} />
      </Form>
    </Panel>
  );
}

function Answers({ number }: { number: string }) {
  const { t } = useTranslation('aftersales');
  const answer = useAnswerOffer();
  const [said, setSaid] = useState<boolean | null>(null);
  const typed = useFormValue('text');
  async function say(isAccepted: boolean) {
    setSaid(isAccepted);
    const text = typeof typed === 'string' && typed.trim() !== '' ? { text: typed } : {};
    await answer.mutateAsync({ params: { number }, body: { isAccepted, ...text } });
    notify({ kind: 'success', title: t(isAccepted ? 'offer.accepted' : 'offer.declined') });
  }
  // A refusal is shown by the call itself; what was typed stays.
  const quietly = (work: Promise<void>) => void work.catch(() => undefined);
  return (
    <div className={styles['acts']}>
      <Button kind="primary" isBusy={answer.isPending && said === true} onClick={() => quietly(say(true))}>
        {t('offer.accept')}
      </Button>
      <Button isBusy={answer.isPending && said === false} onClick={() => quietly(say(false))}>
        {t('offer.decline')}
      </Button>
    </div>
  );
}
