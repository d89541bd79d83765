import { type MaterialView, smallPictureUrl } from '@kouan/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type LanguageChoice, megabytesOf } from './chosen-materials.ts';
import styles from './materials.module.css';
import { PictureViewer } from './picture-viewer.tsx';

type ListProps = { materials: readonly MaterialView[] };

export function Pictures({ materials }: ListProps) {
  const { t, language } = useTranslation('materials');
  const [shownId, setShownId] = useState<number>();
  return (
    <Panel title={t('pictures')}>
      <ul className={styles['pictures']}>
        {materials.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-label={t('enlarge', { name: one.title[language] })}
              onClick={() => setShownId(one.id)}
            >
              <Picture src={smallPictureUrl(one.url ?? '')} alt="" width={480} height={480} />
            </button>
            <Caption material={one} />
          </li>
        ))}
      </ul>
      <PictureViewer pictures={materials} shownId={shownId} onShow={setShownId} />
    </Panel>
  );
}

export function Videos({ materials }: ListProps) {
  const { t, language } = useTranslation('materials');
  return (
    <Panel title={t('videos')}>
      <ul className={styles['videos']}>
        {materials.map((one) => (
          <li key={one.id}>
            {/* Sellers' clips come without subtitles: silent until somebody wants to hear them. */}
            <video src={one.url ?? ''} controls muted preload="metadata" playsInline aria-label={one.title[language]} />
            <Caption material={one} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Caption({ material: { title, url, bytes, language: only } }: { material: MaterialView }) {
  const { t, language } = useTranslation('materials');
  return (
    <p className={styles['caption']}>
      <b>{title[language]}</b>
      <span>
        {only === null ? null : <>{t(`only.${only}`)} · </>}
        <a href={`${url ?? ''}?download=1`} download aria-label={t('downloadOne', { name: title[language] })}>
          {t('download', { size: megabytesOf(bytes, language) })}
        </a>
      </span>
    </p>
  );
}

/** Texts in the chosen language; in all of them one after the other. */
export function Texts({ materials, choice }: ListProps & { choice: LanguageChoice }) {
  const { t } = useTranslation('materials');
  const shown = choice === 'all' ? (['cn', 'en', 'vi'] as const) : [choice];
  const labels = { copy: t('copy'), copied: t('copied') };
  return (
    <Panel title={t('texts')}>
      {materials.flatMap(({ id, title, body }) =>
        // A text that is not translated stands there once, in its original.
        [...new Set(shown.map((one) => (body?.[one] === body?.cn ? 'cn' : one)))].map((one) => (
          <article key={`${id} ${one}`} className={styles['text']} lang={one === 'cn' ? 'zh-CN' : one}>
            <header>
              <h3>{title[one]}</h3>
              <CopyButton text={body?.[one] ?? ''} labels={labels} />
            </header>
            <p>{body?.[one]}</p>
          </article>
        )),
      )}
    </Panel>
  );
}
