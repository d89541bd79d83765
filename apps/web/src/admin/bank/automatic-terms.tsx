import { type getAutomaticTerms, maxAutomaticCeilingFen, type ReplyOf } from '@kouan/contract';
import { type FormEvent, useId, useState } from 'react';
import { focusFirstWrong } from '../../lib/focus-wrong.ts';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { Button } from '../../ui/button.tsx';
import { describe, Field, TextInput } from '../../ui/field.tsx';
import { Problem } from '../problem.tsx';
import { useAutomaticTerms, useSetAutomatic } from './bank-api.ts';
import styles from './bank.module.css';

type Terms = ReplyOf<typeof getAutomaticTerms>;
const fenPerYuan = 100;

/** Up to what worth a transfer that agrees in everything is approved without a person. */
export function AutomaticTerms({ mayEdit }: { mayEdit: boolean }) {
  const { t, language } = useTranslation('admin-bank');
  const terms = useAutomaticTerms().data;
  if (terms === undefined) return null;
  return (
    <section className={styles['automatic']} aria-label={t('automatic.title')}>
      <h3>{t('automatic.title')}</h3>
      <p>
        {terms.ceilingFen === 0
          ? t('automatic.off')
          : t('automatic.on', { amount: formatCny(terms.ceilingFen, language) })}{' '}
        {terms.approvedCount === 0 ? null : t('automatic.counts', { count: terms.approvedCount })}
      </p>
      <p className={styles['hint']}>{t('automatic.hint')}</p>
      {mayEdit ? <CeilingForm key={terms.ceilingFen} terms={terms} /> : null}
    </section>
  );
}

function CeilingForm({ terms }: { terms: Terms }) {
  const { t, language } = useTranslation('admin-bank');
  const set = useSetAutomatic();
  const id = useId();
  const [yuan, setYuan] = useState(String(Math.floor(terms.ceilingFen / fenPerYuan)));
  const fen = /^\d{1,5}$/.test(yuan.trim()) ? Number(yuan.trim()) * fenPerYuan : undefined;
  const [isTried, setTried] = useState(false);
  const isUsable = fen !== undefined && fen <= maxAutomaticCeilingFen;
  const error =
    isTried && !isUsable
      ? t('automatic.ceilingWrong', { amount: formatCny(maxAutomaticCeilingFen, language) })
      : undefined;
  function handleSave(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (!isUsable) return focusFirstWrong(event.currentTarget);
    if (fen === terms.ceilingFen) return notify({ kind: 'info', title: t('admin-parts:unchanged') });
    // A failure shows in `Problem`.
    set.act({ body: { ceilingFen: fen } }).catch(() => undefined);
  }
  return (
    <form className={styles['ceiling']} onSubmit={handleSave}>
      <Field id={id} label={t('automatic.ceiling')} error={error}>
        <TextInput
          id={id}
          {...describe({ id, error })}
          value={yuan}
          inputMode="numeric"
          maxLength={5}
          onChange={(event) => setYuan(event.target.value)}
        />
      </Field>
      <Button type="submit" isBusy={set.isBusy}>
        {t('automatic.save')}
      </Button>
      <Problem error={set.error} />
    </form>
  );
}
