import { type InterestView, smallPictureUrl } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { InterestOffer } from './interest-offer.tsx';
import { InterestTalk } from './interest-talk.tsx';
import styles from './my-interest-page.module.css';
import { interestSize, interestsQuery } from './sourcing-api.ts';

const tones: Record<InterestView['state'], Tone> = {
  requested: 'work',
  asked: 'turn',
  priced: 'done',
  declined: 'bad',
};

/** The buyer's products of interest and what became of them. */
export default function MyInterestPage() {
  const { t } = useTranslation('sourcing');
  const [query, setQuery] = useSearchParams();
  const isSignedIn = useSession((session) => session.token !== null);
  const page = Math.max(0, Number.parseInt(query.get('page') ?? '1', 10) - 1) || 0;
  const interests = useQuery({ ...interestsQuery(page), enabled: isSignedIn, placeholderData: keepPreviousData });
  const columns = useColumns();
  return (
    <main id="main" className="wrap">
      <PageHead
        title={t('interest.title')}
        actions={
          <ButtonLink kind="primary" icon="plus" to="/addInterest">
            {t('interest.add')}
          </ButtonLink>
        }
      />
      <PageFrame
        query={interests}
        needsLogIn
        isEmpty={(list) => list.content.length === 0}
        empty={
          <EmptyState
            title={t('interest.none')}
            hint={t('interest.noneHint')}
            action={<ButtonLink to="/addInterest">{t('interest.add')}</ButtonLink>}
          />
        }
      >
        {(list) => (
          <div className={styles['list']}>
            <Panel isFlush>
              <Table
                columns={columns}
                rows={list.content}
                rowKey={(row) => row.id}
                label={t('interest.title')}
                isRefreshing={interests.isPlaceholderData}
              />
            </Panel>
            <Pagination
              page={page}
              size={interestSize}
              total={list.totalElements}
              onChange={(next) => setQuery(next === 0 ? {} : { page: String(next + 1) })}
              labels={{
                pages: t('common:table.pages'),
                previous: t('common:table.previous'),
                next: t('common:table.next'),
                page: (one) => t('common:table.page', { page: one }),
              }}
            />
          </div>
        )}
      </PageFrame>
    </main>
  );
}

function useColumns(): Column<InterestView>[] {
  const { t, language } = useTranslation('sourcing');
  return [
    { key: 'title', head: t('interest.name'), small: 'title', cell: (row) => <Wish interest={row} /> },
    {
      key: 'state',
      head: t('interest.state'),
      cell: (row) => <Tag tone={tones[row.state]}>{t(`interest.${row.state}`)}</Tag>,
    },
    { key: 'specification', head: t('interest.specification'), cell: (row) => row.specification || '-' },
    {
      key: 'quantity',
      head: t('interest.quantity'),
      align: 'right',
      cell: (row) =>
        row.quantity === null ? '-' : t('interest.pieces', { count: formatCount(row.quantity, language) }),
    },
    {
      key: 'createdAt',
      head: t('interest.createdAt'),
      cell: (row) => <span className="num">{formatDateTime(row.createdAt)}</span>,
    },
  ];
}

function Wish({ interest }: { interest: InterestView }) {
  const { t } = useTranslation('sourcing');
  return (
    <div>
      <Goods interest={interest} />
      {interest.answerBy === null ? null : (
        <small className={styles['due']}>{t('interest.answerBy', { time: formatDateTime(interest.answerBy) })}</small>
      )}
      {interest.offer === null ? null : <InterestOffer offer={interest.offer} />}
      <InterestTalk interest={interest} />
    </div>
  );
}

function Goods({ interest }: { interest: InterestView }) {
  const { t } = useTranslation('sourcing');
  const { title, link, reason, productId, screenshots } = interest;
  const [first] = screenshots;
  return (
    <span className={styles['goods']}>
      {first ? <img src={smallPictureUrl(first.url)} alt="" width={48} height={48} loading="lazy" /> : null}
      <span>
        <b>{title}</b>
        {/^https?:\/\//.test(link) ? (
          <a href={link} target="_blank" rel="noopener noreferrer nofollow">
            {link.slice(0, 60)}
          </a>
        ) : null}
        {reason ? <em>{reason}</em> : null}
        {productId === null ? null : <Link to={`/mallDdcDetail/${productId}`}>{t('interest.see')}</Link>}
      </span>
    </span>
  );
}
