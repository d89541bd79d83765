import { type GoodsReviewView, pictureInWidth, type StoreProfile } from '@kouan/contract';
import { Drawer } from 'antd';
import { Type } from 'typebox';
import { useState } from 'react';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Problem } from '../problem.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useDecide, useReview } from './goods-api.ts';
import { type Difference, differencesOf } from './goods-difference.ts';
import styles from './goods.module.css';

const maxReason = 500;
const reasonSchema = Type.Object({ reason: Type.String({ minLength: 1, maxLength: maxReason }) });

/** One waiting change: what was beside what shall be, and the decision. */
export function ReviewDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('admin-goods');
  const query = useReview(id);
  return (
    <Drawer open size="min(960px, 100vw)" title={t('review.title')} onClose={onClose} destroyOnHidden>
      <PageFrame query={query}>{(review) => <ReviewWork review={review} onClose={onClose} />}</PageFrame>
    </Drawer>
  );
}

function ReviewWork({ review, onClose }: { review: GoodsReviewView; onClose: () => void }) {
  const { t, language } = useTranslation('admin-goods');
  const decide = useDecide();
  const [isReturning, setReturning] = useState(false);
  async function settle(outcome: 'approved' | 'returned', reason: string) {
    await decide.act({ params: { id: review.id }, body: { version: review.version, outcome, reason } });
    notify({ kind: 'success', title: t(`review.done.${outcome}`) });
    onClose();
  }
  const stock = (count: number | null) => t('stock.count', { count: count === null ? '–' : String(count) });
  const yuan = (fen: number) => formatCny(fen, language);
  const found = review.goods
    ? differencesOf(review.goods.before, review.goods.after, {
        ...{ yuan, stock },
        measure: (name) => t(`measure.${name}`),
      })
    : profileDifferences(review.profile);
  return (
    <>
      <h2>{review.title[language]}</h2>
      <p className="muted">
        {review.store.name} · {review.submittedBy}
      </p>
      {found.length === 0 ? <p>{t('review.same')}</p> : <DifferenceTable differences={found} />}
      {isReturning ? null : <Problem error={decide.error} />}
      <div className={styles['buttons']}>
        <Button kind="danger" onClick={() => setReturning(true)}>
          {t('review.return')}
        </Button>
        <Button
          kind="approve"
          isBusy={decide.isBusy}
          onClick={() => void settle('approved', '').catch(() => undefined)}
        >
          {t('review.approve')}
        </Button>
      </div>
      {isReturning ? (
        <ReasonDialog
          schema={reasonSchema}
          title={t('review.return')}
          consequence={t('review.returnHint', { name: review.title[language] })}
          label={t('review.reason')}
          verb={t('review.return')}
          error={decide.error}
          onSubmit={(reason) => settle('returned', reason)}
          onClose={() => setReturning(false)}
        />
      ) : null}
    </>
  );
}

type Row = Pick<Difference, 'name' | 'before' | 'after'> & {
  part: Difference['part'] | 'names' | 'notice' | 'city' | 'logo';
};

function DifferenceTable({ differences }: { differences: readonly Row[] }) {
  const { t } = useTranslation('admin-goods');
  return (
    <div className={styles['difference']}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('review.what')}</th>
            <th scope="col">{t('review.before')}</th>
            <th scope="col">{t('review.after')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ part, name, before, after }) => (
            <tr key={`${part} ${name}`}>
              <th scope="row">
                {t(`differs.${part}`)} {name}
              </th>
              <td data-label={t('review.before')}>
                <Lines texts={before} />
              </td>
              <td data-label={t('review.after')} className={styles['after']}>
                <Lines texts={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Lines = ({ texts }: { texts: readonly string[] }) => (
  <>
    {texts.length === 0 ? '–' : null}
    {texts.map((text, at) =>
      text.startsWith('/picture/') ? (
        <Picture key={at} src={pictureInWidth(text, 240)} alt="" width={72} height={72} />
      ) : (
        <div key={at}>{text}</div>
      ),
    )}
  </>
);

function profileDifferences(profile: { before: StoreProfile; after: StoreProfile } | null): Row[] {
  if (!profile) return [];
  const lines = (text: StoreProfile['notice']) => (text ? [text.cn, text.en ?? '', text.vi ?? ''].filter(Boolean) : []);
  const facts = (one: StoreProfile): [Row['part'], string[]][] => [
    ['names', lines(one.names)],
    ['notice', lines(one.notice)],
    ['city', lines(one.city)],
    ['logo', one.logoUrl === null ? [] : [one.logoUrl]],
  ];
  const after = facts(profile.after);
  return facts(profile.before).flatMap(([part, before], at): Row[] => {
    const now = after[at]?.[1] ?? [];
    return JSON.stringify(before) === JSON.stringify(now) ? [] : [{ part, name: '', before, after: now }];
  });
}
