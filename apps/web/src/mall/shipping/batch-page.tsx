import type { DraftView } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAddressQuery } from '../../lib/address-query.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { draftQuery } from './batch-api.ts';
import { BatchFile } from './batch-file.tsx';
import { BatchList } from './batch-list.tsx';
import { BatchPictures } from './batch-pictures.tsx';
import { BatchSlip } from './batch-slip.tsx';
import { BatchStart } from './batch-start.tsx';
import { BatchSteps } from './batch-steps.tsx';
import { BatchTable } from './batch-table.tsx';
import styles from './batch.module.css';
import { usePictureQueue } from './use-picture-queue.ts';

const shows = ['all', 'good', 'bad', 'submitted'] as const;
const rowsPerPage = 100;

/** Ships many parcels by a sheet: template, upload, errors mended in the table, submit. `draft` in the address is the batch. */
export function BatchPage() {
  const [search, changeSearch] = useAddressQuery();
  const number = search.get('draft') ?? '';
  const open = (draft: string) => changeSearch(() => new URLSearchParams(draft === '' ? {} : { draft }));
  return number === '' ? (
    <NewBatch onOpen={open} />
  ) : (
    <OpenBatch key={number} number={number} onClose={() => open('')} />
  );
}

function NewBatch({ onOpen }: { onOpen: (number: string) => void }) {
  return (
    <>
      <BatchSteps />
      <BatchStart onOpen={onOpen} />
      <BatchList onOpen={onOpen} />
    </>
  );
}

function OpenBatch({ number, onClose }: { number: string; onClose: () => void }) {
  const [search, changeSearch] = useAddressQuery();
  const isSignedIn = useSession((session) => session.token !== null);
  const wanted = shows.find((show) => show === search.get('show'));
  const page = Math.max(0, Math.trunc(Number(search.get('page')) || 0));
  const query = useQuery({
    ...draftQuery(number, { show: wanted ?? 'all', page, size: rowsPerPage }),
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
  });
  const pictures = usePictureQueue(number);
  function show(changes: Record<string, string>) {
    changeSearch((now) => {
      now.delete('page');
      for (const [name, value] of Object.entries(changes)) now.set(name, value);
      return now;
    });
  }
  return (
    <PageFrame query={query} needsLogIn>
      {(draft) => (
        <>
          <BatchSteps draft={draft} />
          <div className={styles['columns']}>
            <Panel isFlush label={draft.name}>
              <BatchFile draft={draft} onClose={onClose} />
              <BatchPictures draft={draft} {...pictures} />
              <Rows
                draft={draft}
                show={wanted ?? 'all'}
                page={page}
                onShow={show}
                isRefreshing={query.isPlaceholderData}
              />
            </Panel>
            <BatchSlip draft={draft} />
          </div>
        </>
      )}
    </PageFrame>
  );
}

type RowsProps = {
  draft: DraftView;
  show: (typeof shows)[number];
  page: number;
  onShow: (changes: Record<string, string>) => void;
  isRefreshing: boolean;
};

function Rows(props: RowsProps) {
  const { t } = useTranslation('shipping');
  return <BatchTable {...props} size={rowsPerPage} label={t('batch.table')} />;
}
