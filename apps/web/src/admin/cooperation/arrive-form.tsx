import type { CooperativeBagView } from '@kouan/contract';
import { type FormEvent, useId, useState } from 'react';
import { formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { describe, Field, TextInput } from '../../ui/field.tsx';
import { gramsOf } from '../measures.ts';
import { Problem } from '../problem.tsx';
import { useArriveBag } from './cooperation-api.ts';
import styles from './cooperation.module.css';

/** The bag is across and weighed again. */
export function ArriveForm({ bag: { number, grams: sealedGrams } }: { bag: CooperativeBagView }) {
  const { t, language } = useTranslation('admin-cooperation');
  const arrive = useArriveBag();
  const id = useId();
  const [weight, setWeight] = useState('');
  const [isTried, setTried] = useState(false);
  const grams = gramsOf(weight, 'kg');
  const error = isTried && grams === undefined ? t('admin-transport:sealForm.weightWrong') : undefined;
  const hint = t('arrive.hint', { weight: formatWeight(sealedGrams ?? 0, language) });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    // A failed act shows in `Problem`.
    if (grams !== undefined) void arrive.act({ params: { number }, body: { grams } }).catch(() => undefined);
  }
  return (
    <section className={styles['act']} aria-label={t('arrive.title')}>
      <h2>{t('arrive.title')}</h2>
      <form className={styles['fields']} onSubmit={handleSubmit} noValidate>
        <Field id={id} label={t('arrive.weight')} isRequired hint={hint} error={error}>
          <TextInput
            {...describe({ id, hint, error })}
            id={id}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={weight}
            onChange={(event) => setWeight(event.target.value)}
          />
        </Field>
        <Button type="submit" kind="primary" isBusy={arrive.isBusy}>
          {t('arrive.act')}
        </Button>
      </form>
      <Problem error={arrive.error} />
    </section>
  );
}
