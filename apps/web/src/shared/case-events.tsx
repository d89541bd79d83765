import { type CaseEventView, opinionIn } from '@kouan/contract';
import { formatDateTime } from '../lib/formats.ts';
import { useTranslation } from '../lib/i18n.ts';
import { Panel } from '../ui/panel.tsx';
import styles from './case-parts.module.css';

/** Everything that was said, shown and decided, with who and when: the evidence of the case. `buyer` is what the buyer is called here. */
export function CaseEvents({ events, buyer }: { events: readonly CaseEventView[]; buyer: string }) {
  const { t, language } = useTranslation('aftersales');
  const who = (event: CaseEventView) =>
    event.actorKind === 'buyer' ? buyer : event.actorKind === 'system' ? t('system') : event.actorName || t('staff');
  return (
    <Panel title={t('timeline')}>
      <ol className={styles['events']}>
        {events.map((event, index) => (
          <li key={`${event.at} ${event.event} ${index}`}>
            <time className="num" dateTime={event.at}>
              {formatDateTime(event.at)}
            </time>
            <div>
              <b>{t(`event.${event.event}`)}</b> <span className="muted">{who(event)}</span>
              {event.text === '' ? null : <p>{opinionIn(language, event.text)}</p>}
              <span className={styles['files']}>
                {event.files.map((file) => (
                  <a key={file.id} href={file.url} target="_blank" rel="noreferrer">
                    {file.isPicture ? <img src={file.url} alt={file.name} width={64} height={64} /> : file.name}
                  </a>
                ))}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
