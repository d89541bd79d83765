import type { StaffInterestView } from '@kouan/contract';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ScreeningTags } from '../../shared/screening-notes.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { CardRow } from '../card-row.tsx';
import type { ListColumn } from '../list-column.ts';
import { TimeLeft } from '../time-left.tsx';

/** Here the reader is the platform: what waits for it is its turn. */
const tones: Record<StaffInterestView['state'], Tone> = {
  requested: 'turn',
  asked: 'work',
  priced: 'done',
  declined: 'off',
};
type Open = (row: StaffInterestView) => void;

export function InterestState({ state }: Pick<StaffInterestView, 'state'>) {
  const { t } = useTranslation('admin-interests');
  return <Tag tone={tones[state]}>{t(`queue.${state}`)}</Tag>;
}

export function useInterestColumns(onOpen: Open): ListColumn<StaffInterestView>[] {
  const { t } = useTranslation('admin-interests');
  return [
    { title: t('wish'), key: 'wish', fixed: 'left', render: (_, row) => <Wish row={row} onOpen={onOpen} /> },
    {
      title: t('admin-parts:buyer'),
      key: 'buyer',
      render: (_, { buyer }) => (
        <>
          {buyer.nickName} <small className="muted mono">{buyer.code}</small>
        </>
      ),
    },
    { title: t('admin-parts:quantity'), key: 'quantity', align: 'right', render: (_, row) => row.quantity ?? '-' },
    { title: t('admin-parts:status'), key: 'state', render: (_, row) => <InterestState state={row.state} /> },
    { title: t('worker'), key: 'claimedBy', render: (_, row) => row.claimedBy || '-' },
    {
      title: t('due'),
      key: 'answerBy',
      render: (_, row) => (row.answerBy === null ? '-' : <TimeLeft until={row.answerBy} />),
    },
    {
      title: t('at'),
      key: 'createdAt',
      render: (_, row) => <span className="num muted">{formatDateTime(row.createdAt)}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => (
        <Button kind="text" size="small" aria-label={`${t('work')} ${row.title}`} onClick={() => onOpen(row)}>
          {row.allowedActions.length > 0 ? t('work') : t('common:view')}
        </Button>
      ),
    },
  ];
}

function Wish({ row, onOpen }: { row: StaffInterestView; onOpen: Open }) {
  return (
    <span>
      <Button kind="text" size="small" onClick={() => onOpen(row)}>
        {row.title}
      </Button>
      {row.specification === '' ? null : <small className="muted"> {row.specification}</small>}
      <ScreeningTags notices={row.notices} />
    </span>
  );
}

export function InterestCard({ row, onOpen }: { row: StaffInterestView; onOpen: Open }) {
  const { t, language } = useTranslation('admin-interests');
  return (
    <CardRow
      title={<Wish row={row} onOpen={onOpen} />}
      tag={<InterestState state={row.state} />}
      lines={[
        `${row.buyer.nickName} ${row.buyer.code}`,
        row.quantity === null ? '' : t('pieces', { count: formatCount(row.quantity, language) }),
        row.claimedBy,
        <TimeLeft key="due" until={row.answerBy} />,
      ]}
    />
  );
}
