import { type listReviews, type QueryOf, reviewQueues } from '@kouan/contract';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Cockpit, type DeskActs, useQueueFilter } from './cockpit.tsx';
import { ReviewDesk } from './review-desk.tsx';
import { PaymentRow } from './review-queue.tsx';
import { useReview, useReviews, useUndo } from './reviews-api.ts';

type Purpose = NonNullable<QueryOf<typeof listReviews>['purpose']>;

/** The review of deposits or of final payments. */
export function ReviewCockpit({ purpose, component }: { purpose: Purpose; component: string }) {
  const { t } = useTranslation('admin-reviews');
  const filter = useQueueFilter(reviewQueues);
  return (
    <Cockpit
      component={component}
      queues={reviewQueues.map((key) => ({ key, label: t(`queue.${key}`), isHot: key === 'pending' }))}
      queue={filter.queue}
      texts={{
        none: t(`none.${filter.queue}`),
        noneHint: t('noneHint'),
        search: t('search'),
        undone: (number) => t('undo.done', { number }),
        late: (number) => t('undo.late', { number }),
      }}
      query={useReviews({ purpose, ...filter })}
      isFree={({ heldBy }) => heldBy === ''}
      undo={useUndo()}
      row={(row, isOn, onSelect) => <PaymentRow key={row.number} row={row} isOn={isOn} onSelect={onSelect} />}
      Desk={SelectedReview}
    />
  );
}

function SelectedReview({ number, ...acts }: DeskActs & { number: string }) {
  return (
    <PageFrame query={useReview(number)}>
      {(review) => <ReviewDesk key={`${number} ${review.status}`} review={review} {...acts} />}
    </PageFrame>
  );
}
