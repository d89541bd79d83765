import { listCategories, type PhotoShot, photoShots, type QualityRule } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { endpointQuery } from '../../lib/query.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, SelectInput } from '../../ui/field.tsx';
import { inLanguage } from '../in-language.ts';
import { Problem } from '../problem.tsx';
import styles from './scan.module.css';
import { usePutRule, useRules } from './shelves-api.ts';

const most = 9;

/** Which photos goods of a category need at the least, when they are received. */
export function QualityRules() {
  const { t } = useTranslation('admin-shelves');
  const query = useRules();
  return (
    <section className={styles['card']} aria-label={t('rule.title')}>
      <h2 className={styles['title']}>{t('rule.title')}</h2>
      <p className="muted">{t('rule.hint')}</p>
      <PageFrame query={query}>{(rules) => <Rules rules={rules} />}</PageFrame>
      <Permitted any={['settings:edit']}>
        <RuleForm rules={query.data ?? []} />
      </Permitted>
    </section>
  );
}

function Rules({ rules }: { rules: readonly QualityRule[] }) {
  const { t, language } = useTranslation('admin-shelves');
  if (rules.length === 0) return <p>{t('rule.none')}</p>;
  return (
    <ul className={styles['matches']}>
      {rules.map((rule) => (
        <li key={rule.category ?? ''}>
          <b>{rule.categoryName === null ? t('rule.others') : inLanguage(rule.categoryName, language)}</b>
          <span>
            {t('rule.atLeast', { count: Math.max(rule.minimum, rule.shots.length) })}
            {rule.shots.length === 0 ? null : ` · ${rule.shots.map((shot) => t(`shot.${shot}`)).join(', ')}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function RuleForm({ rules }: { rules: readonly QualityRule[] }) {
  const { t, language } = useTranslation('admin-shelves');
  const id = useId();
  const put = usePutRule();
  const categories = useQuery({ ...endpointQuery(listCategories, {}), staleTime: 60_000 });
  const [category, setCategory] = useState('');
  const known = rules.find((rule) => (rule.category ?? '') === category);
  const [changed, setChanged] = useState<{ minimum: number; shots: PhotoShot[] } | null>(null);
  const { minimum, shots } = changed ?? { minimum: known?.minimum ?? 0, shots: known?.shots ?? [] };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const body = { category: category === '' ? null : category, minimum, shots };
    // A failed act shows in `Problem`.
    put.act({ body }).then(
      () => setChanged(null),
      () => undefined,
    );
  }
  const handleTick = (shot: PhotoShot, isWanted: boolean) =>
    setChanged({ minimum, shots: photoShots.filter((one) => (one === shot ? isWanted : shots.includes(one))) });
  return (
    <form className={styles['extra']} aria-label={t('rule.edit')} noValidate onSubmit={handleSubmit}>
      <div className={styles['short']}>
        <Field id={`${id}-category`} label={t('rule.category')}>
          <SelectInput
            id={`${id}-category`}
            choices={[
              { value: '', label: t('rule.others') },
              ...(categories.data ?? []).map((one) => ({ value: one.slug, label: inLanguage(one.name, language) })),
            ]}
            value={category}
            onChange={(event) => {
              setCategory(event.target.value);
              setChanged(null);
            }}
          />
        </Field>
        <Field id={`${id}-minimum`} label={t('rule.minimum')}>
          <SelectInput
            id={`${id}-minimum`}
            choices={Array.from({ length: most + 1 }, (_, at) => ({ value: String(at), label: String(at) }))}
            value={String(minimum)}
            onChange={(event) => setChanged({ minimum: Number(event.target.value), shots })}
          />
        </Field>
      </div>
      <div className={styles['acts']}>
        {photoShots.map((shot) => (
          <Checkbox
            key={shot}
            checked={shots.includes(shot)}
            onChange={(event) => handleTick(shot, event.target.checked)}
          >
            {t(`shot.${shot}`)}
          </Checkbox>
        ))}
      </div>
      <Problem error={put.error} />
      <div className={styles['done']}>
        <Button type="submit" kind="primary" isBusy={put.isBusy}>
          {t('rule.save')}
        </Button>
      </div>
    </form>
  );
}
