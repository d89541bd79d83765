import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './link-page.module.css';

const maxTextLength = 10_000;

export function LinkBar({ text, onSubmit }: { text: string; onSubmit: (text: string) => void }) {
  const { t } = useTranslation('sourcing');
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit(typed);
  }
  return (
    <form className={styles['bar']} onSubmit={handleSubmit}>
      <label>
        <Icon name="link" size={18} />
        <span className="visually-hidden">{t('link')}</span>
        <input
          value={typed}
          maxLength={maxTextLength}
          autoComplete="off"
          enterKeyHint="go"
          placeholder={t('paste')}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Button type="submit" kind={text === '' ? 'primary' : 'outlined'}>
        {t('again')}
      </Button>
    </form>
  );
}
