import type { ProviderTest, ProviderView } from '@kouan/contract';
import { Modal } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { focusFirstWrong } from '../../lib/focus-wrong.ts';
import { formatCny, formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { describe, Field, TextInput } from '../../ui/field.tsx';
import { inLanguage } from '../in-language.ts';
import { Problem } from '../problem.tsx';
import { OutcomeTag } from './attempt-columns.tsx';
import { useTestProvider } from './providers-api.ts';
import styles from './providers.module.css';

const maxLength = 4096;

/** Asks one provider for the product of a link, and shows what it told. */
export function ProviderTester({ provider, onClose }: { provider: ProviderView; onClose: () => void }) {
  const { t, language } = useTranslation('admin-providers');
  const test = useTestProvider();
  const id = useId();
  const [text, setText] = useState('');
  const [told, setTold] = useState<ProviderTest | null>(null);
  const [isTried, setTried] = useState(false);
  const hint = t('tester.hint');
  const error = isTried && text.trim() === '' ? t('common:field.required', { label: t('tester.link') }) : undefined;
  function handleAsk(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '') return focusFirstWrong(event.currentTarget);
    if (test.isBusy) return;
    setTold(null);
    test.act({ params: { name: provider.name }, body: { text } }).then(setTold, () => undefined); // `Problem` shows why
  }
  return (
    <Modal
      open
      title={t('tester.title', { name: inLanguage(provider.title, language) })}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <form onSubmit={handleAsk}>
        <Field id={id} label={t('tester.link')} hint={hint} error={error}>
          <TextInput
            id={id}
            {...describe({ id, hint, error })}
            value={text}
            maxLength={maxLength}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button kind="primary" type="submit" isBusy={test.isBusy}>
          {t('tester.ask')}
        </Button>
      </form>
      <div aria-live="polite" className={styles['told']}>
        {told === null ? null : <Told told={told} />}
      </div>
      <Problem error={test.error} />
    </Modal>
  );
}

function Told({ told: { outcome, code, durationMs, product } }: { told: ProviderTest }) {
  const { t, language } = useTranslation('admin-providers');
  const took = t('providers:took', { ms: formatCount(durationMs, language) });
  const facts =
    product === null
      ? [[t('tester.code'), code || '-']]
      : [
          [t('tester.name'), product.title],
          [t('tester.price'), formatCny(product.priceFen, language)],
          [t('tester.minimum'), formatCount(product.minQuantity, language)],
          [t('tester.skus'), formatCount(product.skus, language)],
          [t('tester.pictures'), formatCount(product.pictures, language)],
          [t('tester.seller'), product.seller ?? '-'],
        ];
  return (
    <>
      <p>
        <OutcomeTag outcome={outcome} /> <span className="muted num">{took}</span>
      </p>
      <dl className={styles['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
