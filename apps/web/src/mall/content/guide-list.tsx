import { type DocumentLabel, documentLabels, guideLabels, ruleLabels } from '@kouan/contract';
import { useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { SelectInput } from '../../ui/field.tsx';
import { guidePath } from './guide-labels.ts';
import styles from './guide-page.module.css';

const groups = [
  { name: 'guides', labels: guideLabels },
  { name: 'rules', labels: ruleLabels },
] as const;

/** All guides: a list at the side, on small screens a choice above the text. */
export function GuideList({ active }: { active: DocumentLabel | undefined }) {
  const { t } = useTranslation('content');
  return (
    <>
      <nav className={styles['list']} aria-label={t('list')}>
        {groups.map(({ name, labels }) => (
          <section key={name}>
            <h2>{t(name)}</h2>
            <ul>
              {labels.map((label) => (
                <li key={label}>
                  <Link to={guidePath(label)} aria-current={label === active ? 'page' : undefined}>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <GuideChoice active={active} />
    </>
  );
}

function GuideChoice({ active }: { active: DocumentLabel | undefined }) {
  const { t } = useTranslation('content');
  const navigate = useNavigate();
  const id = useId();
  const choices = documentLabels.map((label) => ({ value: label, label: t(label) }));
  const handleChoice = (value: string) => {
    const chosen = documentLabels.find((label) => label === value);
    if (chosen) void navigate(guidePath(chosen));
  };
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{t('choose')}</label>
      <SelectInput
        id={id}
        choices={choices}
        placeholder={active ? undefined : t('choose')}
        value={active ?? ''}
        onChange={(event) => handleChoice(event.target.value)}
      />
    </div>
  );
}
