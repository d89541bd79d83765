import { smallPictureUrl, type StaffInterestView } from '@kouan/contract';
import { Drawer, Grid } from 'antd';
import { Link } from 'react-router';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { ScreeningNotes } from '../../shared/screening-notes.tsx';
import { Facts } from '../facts.tsx';
import { TimeLeft } from '../time-left.tsx';
import { InterestActs } from './interest-acts.tsx';
import { InterestState } from './interest-columns.tsx';
import styles from './interests.module.css';
import { useInterest } from './interests-api.ts';

/** One product of interest: what is wished, what stands against it, what can be done, and what happened. */
export function InterestDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('admin-interests');
  const query = useInterest(id);
  const isLarge = Grid.useBreakpoint().lg !== false;
  return (
    <Drawer open size={isLarge ? 720 : '100%'} title={t('drawer', { id })} onClose={onClose}>
      <PageFrame query={query}>{(view) => <Detail view={view} />}</PageFrame>
    </Drawer>
  );
}

function Detail({ view }: { view: StaffInterestView }) {
  const { t, language } = useTranslation('admin-interests');
  const { state, title, answerBy, link, specification, quantity, note, buyer, claimedBy, offer } = view;
  return (
    <div className={styles['detail']}>
      <p>
        <InterestState state={state} /> <b>{title}</b> <TimeLeft until={answerBy} />
      </p>
      <ScreeningNotes notices={view.notices} />
      <Permitted any={['interest:edit']}>
        <InterestActs view={view} />
      </Permitted>
      <Facts
        items={[
          {
            label: t('link'),
            value: /^https?:\/\//.test(link) ? (
              <a href={link} target="_blank" rel="noopener noreferrer nofollow">
                {link}
              </a>
            ) : null,
          },
          { label: t('specification'), value: specification },
          { label: t('admin-parts:quantity'), value: quantity === null ? null : formatCount(quantity, language) },
          { label: t('note'), value: note },
          { label: t('admin-parts:buyer'), value: `${buyer.nickName} ${buyer.code}` },
          { label: t('worker'), value: claimedBy },
          {
            label: t('act.price'),
            value: offer === null ? null : <Link to={`/mallDdcDetail/${offer.productId}`}>{offer.productId}</Link>,
          },
        ]}
      />
      <Pictures label={t('screenshots')} files={view.screenshots} />
      <History view={view} />
    </div>
  );
}

function Pictures({ label, files }: { label: string; files: StaffInterestView['screenshots'] }) {
  if (files.length === 0) return null;
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <div className={styles['pictures']}>
        {files.map((file) => (
          <a key={file.id} href={file.url} target="_blank" rel="noreferrer">
            <img src={smallPictureUrl(file.url)} alt={file.name} width={96} height={96} loading="lazy" />
          </a>
        ))}
      </div>
    </section>
  );
}

function History({ view }: { view: StaffInterestView }) {
  const { t } = useTranslation('admin-interests');
  return (
    <section aria-label={t('history')}>
      <h2>{t('history')}</h2>
      <ol className={styles['events']}>
        {view.events.map((event, index) => (
          <li key={`${event.at} ${index}`}>
            <time className="num muted" dateTime={event.at}>
              {formatDateTime(event.at)}
            </time>{' '}
            <b>{t(`sourcing:interest.event.${event.event}`)}</b>{' '}
            <span className="muted">{event.actorKind === 'system' ? t('system') : event.actorName}</span>
            {event.text === '' ? null : <p>{event.text}</p>}
            {event.screenshots.map((file) => (
              <a key={file.id} href={file.url} target="_blank" rel="noreferrer">
                <img src={smallPictureUrl(file.url)} alt={file.name} width={64} height={64} loading="lazy" />
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
