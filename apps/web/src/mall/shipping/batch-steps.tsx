import type { DraftView } from '@kouan/contract';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './batch.module.css';
import { TemplateLink } from './template-link.tsx';

type Step = { title: string; text: string; isDone: boolean };

/** Where a batch stands: template, sheet and pictures, errors, submit. */
export function BatchSteps({ draft }: { draft?: DraftView }) {
  const { t, language } = useTranslation('shipping');
  const count = (value: number) => formatCount(value, language);
  const bad = draft?.counts.bad ?? 0;
  const isAllSubmitted = draft !== undefined && draft.counts.submitted === draft.counts.all;
  const steps: Step[] = [
    { title: t('batch.steps.template'), text: '', isDone: draft !== undefined },
    {
      title: t('batch.steps.upload'),
      text: draft
        ? t('batch.steps.uploaded', { rows: count(draft.counts.all), pictures: count(draft.pictures.sent) })
        : t('batch.steps.uploadHint'),
      isDone: draft !== undefined,
    },
    {
      title: bad > 0 ? t('batch.steps.mend', { count: bad }) : t('batch.steps.noErrors'),
      text: t('batch.steps.mendHint'),
      isDone: draft !== undefined && bad === 0,
    },
    { title: t('batch.steps.submit'), text: t('batch.steps.submitHint'), isDone: isAllSubmitted },
  ];
  const current = draft === undefined ? 1 : steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className={styles['steps']}>
      {steps.map(({ title, text, isDone }, at) => (
        <li
          key={at}
          className={classNames(isDone && styles['done'], at === current && styles['current'])}
          aria-current={at === current ? 'step' : undefined}
        >
          <i aria-hidden="true">{isDone ? <Icon name="check" size={14} /> : at + 1}</i>
          <span>
            <b>{title}</b>
            {at === 0 ? <TemplateLink label={t(isDone ? 'batch.steps.again' : 'batch.steps.download')} /> : text}
          </span>
        </li>
      ))}
    </ol>
  );
}
