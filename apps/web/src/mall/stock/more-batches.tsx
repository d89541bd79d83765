import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import styles from './batch-review.module.css';
import { BatchTable } from './batch-table.tsx';
import { myBatchesQuery } from './stock-api.ts';

const perPage = 20;

/** All batches of a specification, page by page; the row itself shows only the oldest ones. */
export function MoreBatches({ skuId, count, label }: { skuId: number; count: number; label: string }) {
  const { t } = useTranslation('stock');
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState(0);
  const query = useQuery({
    ...myBatchesQuery({ skuId, page, size: perPage }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  if (!isOpen)
    return (
      <div className={styles['more']}>
        <Button kind="text" size="small" icon="down" onClick={() => setOpen(true)}>
          {t('stock-review:allBatches', { count })}
        </Button>
      </div>
    );
  return (
    <PageFrame query={query}>
      {(found) => (
        <>
          <BatchTable batches={found.content} label={label} />
          <Pagination
            page={page}
            size={perPage}
            total={found.totalElements}
            onChange={setPage}
            labels={{
              pages: t('pages'),
              previous: t('common:table.previous'),
              next: t('common:table.next'),
              page: (one: number) => t('common:table.page', { page: one }),
            }}
          />
        </>
      )}
    </PageFrame>
  );
}
