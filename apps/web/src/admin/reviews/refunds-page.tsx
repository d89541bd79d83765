import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Cockpit, type DeskActs, useQueueFilter } from './cockpit.tsx';
import { RefundDesk } from './refund-desk.tsx';
import { RefundRow } from './refund-row.tsx';
import { useRefund, useRefunds, useUndoRefund } from './refunds-api.ts';

const queues = ['open', 'payout', 'rejected'] as const;

/** Refunds at the same desk as payments. */
export default function RefundsPage() {
  const { t } = useTranslation('admin-refunds');
  const filter = useQueueFilter(queues);
  return (
    <Cockpit
      component="reviews/refunds"
      queues={queues.map((key) => ({ key, label: t(`queue.${key}`), isHot: key !== 'rejected' }))}
      queue={filter.queue}
      texts={{
        none: t(`none.${filter.queue}`),
        noneHint: t('noneHint'),
        search: t('search'),
        undone: (number) => t('done.undone', { number }),
        late: (number) => t('done.late', { number }),
      }}
      query={useRefunds(filter)}
      isFree={({ isClaimedByOther }) => !isClaimedByOther}
      undo={useUndoRefund()}
      row={(row, isOn, onSelect) => <RefundRow key={row.number} row={row} isOn={isOn} onSelect={onSelect} />}
      Desk={SelectedRefund}
    />
  );
}

function SelectedRefund({ number, ...acts }: DeskActs & { number: string }) {
  return (
    <PageFrame query={useRefund(number)}>
      {(view) => <RefundDesk key={`${number} ${view.state}`} view={view} {...acts} />}
    </PageFrame>
  );
}
