import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { linkMessage } from '../link-message.ts';
import { linkPath, loadRecogniser } from '../link-target.ts';
import type { LinkRecognition } from '../use-link-recognition.ts';
import styles from './hero.module.css';

export const pasteBarId = 'paste-bar';
const maxTextLength = 10_000;

/** Takes a link or a whole share message and says at once what it is. */
export function PasteBar({ recognition: { text, setText, found } }: { recognition: LinkRecognition }) {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const isRefused = found?.result === 'rejected';

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { holdsSeveralLinks, recogniseLink } = await loadRecogniser();
    const to = holdsSeveralLinks(text) ? '/mallDdc/links' : linkPath(text, recogniseLink(text));
    void navigate(to, { state: { text } });
  }

  return (
    <>
      <form className={styles['paste']} onSubmit={(event) => void handleSubmit(event)}>
        <label>
          <Icon name="link" size={20} />
          <span className="visually-hidden">{t('hero.link')}</span>
          <input
            id={pasteBarId}
            value={text}
            maxLength={maxTextLength}
            placeholder={t('hero.placeholder')}
            autoComplete="off"
            enterKeyHint="go"
            aria-describedby="paste-result"
            aria-invalid={isRefused || undefined}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Button type="submit" kind="primary">
          {t('hero.quote')}
        </Button>
      </form>
      <p id="paste-result" className={isRefused ? styles['refused'] : styles['found']} role="status">
        {found === undefined ? null : (
          <>
            <Icon name={isRefused ? 'error' : found.result === 'product' ? 'success' : 'info'} size={16} />
            {linkMessage(found, t)}
          </>
        )}
      </p>
    </>
  );
}
