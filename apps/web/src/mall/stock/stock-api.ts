import {
  addressOf,
  approveBatch,
  askBatch,
  downloadMyStock,
  getMyBatchReview,
  getMyOrder,
  listMyBatches,
  listMyCases,
  listMyOrders,
  listMyStock,
  listOrderBatches,
  listStockReturns,
  proposeShipments,
  type QueryOf,
  rejectBatch,
  returnStock,
} from '@kouan/contract';
import { endpointQuery, useCall } from '../../lib/query.ts';

export type StockFilter = QueryOf<typeof listMyStock>;

export const myStockQuery = (filter: StockFilter) => ({
  ...endpointQuery(listMyStock, { query: filter }),
  staleTime: 0,
});
/** Where the stock of a filter is fetched as a workbook, that of all its pages. */
export const stockSheetAddress = ({ blurry, days }: StockFilter): string =>
  addressOf(downloadMyStock, { query: { blurry, days } });
export const myBatchesQuery = (filter: QueryOf<typeof listMyBatches>) => ({
  ...endpointQuery(listMyBatches, { query: filter }),
  staleTime: 0,
});
export const batchReviewQuery = (number: string) => ({
  ...endpointQuery(getMyBatchReview, { params: { number } }),
  staleTime: 0,
});
export const stockReturnsQuery = () => ({
  ...endpointQuery(listStockReturns, {}),
  staleTime: 0,
  meta: { silent: true },
});

const reviewed = [getMyBatchReview, listMyStock, listMyBatches, listOrderBatches];
const moved = [...reviewed, listStockReturns, proposeShipments, listMyCases, listMyOrders, getMyOrder];
export const useApproveBatch = () => useCall(approveBatch, { refresh: reviewed });
export const useAskBatch = () => useCall(askBatch, { refresh: reviewed });
export const useRejectBatch = () => useCall(rejectBatch, { refresh: moved });
export const useReturnStock = () => useCall(returnStock, { refresh: moved });
