import { holdsSeveralLinks } from '@kouan/sourcing';
import { type ClipboardEvent, type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './link-page.module.css';

const maxTextLength = 10_000;

export function LinkBar({ text, onSubmit }: { text: string; onSubmit: (text: string) => void }) {
  const { t } = useTranslation('sourcing');
  const [typed, setTyped] = useState(text);
  const navigate = useNavigate();
  useEffect(() => setTyped(text), [text]);
  const toList = (list: string) => void navigate('/mallDdc/links', { state: { text: list } });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (holdsSeveralLinks(typed)) toList(typed);
    else onSubmit(typed);
  }
  // A box of one line would lose where the lines end.
  function handlePaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    if (!holdsSeveralLinks(pasted)) return;
    event.preventDefault();
    toList(pasted);
  }
  return (
    <>
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
            onPaste={handlePaste}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <Button type="submit" kind={text === '' ? 'primary' : 'outlined'}>
          {t('again')}
        </Button>
      </form>
      <p className={styles['several']}>
        <Link to="/mallDdc/links">{t('link-list:several')}</Link>
      </p>
    </>
  );
}
