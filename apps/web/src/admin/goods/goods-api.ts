import {
  addGoods,
  addGoodsPicture,
  addressOf,
  decideGoods,
  downloadGoods,
  downloadGoodsTemplate,
  dropGoods,
  getGoods,
  getGoodsReview,
  getMyStore,
  importGoods,
  listCategories,
  listGoods,
  listGoodsHistory,
  listGoodsReviews,
  listStoreOrders,
  listStores,
  type QueryOf,
  type ReplyOf,
  saveGoods,
  saveMyStore,
  saveStore,
  setGoodsOnSale,
  setGoodsStock,
  submitGoods,
  withdrawGoods,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { sendFile } from '../../shared/upload-picture.ts';
import { useAct } from '../use-act.ts';

export type GoodsFilter = QueryOf<typeof listGoods>;
const listed = { placeholderData: keepPreviousData, staleTime: 0 } as const;

export const useGoodsList = (query: GoodsFilter) => useQuery({ ...endpointQuery(listGoods, { query }), ...listed });
/** What is edited is not fetched again while somebody types. */
export const useGoods = (id: string) =>
  useQuery({
    ...endpointQuery(getGoods, { params: { id } }),
    meta: { silent: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
export const useGoodsHistory = (id: string) =>
  useQuery({ ...endpointQuery(listGoodsHistory, { params: { id } }), meta: { silent: true }, staleTime: 0 });
export const useCategories = () => useQuery(endpointQuery(listCategories, {})).data ?? [];
export const useMyStore = (isWanted = true) =>
  useQuery({ ...endpointQuery(getMyStore, {}), staleTime: 0, enabled: isWanted });
export const useStores = (query: QueryOf<typeof listStores>, isWanted = true) =>
  useQuery({ ...endpointQuery(listStores, { query }), ...listed, enabled: isWanted });
export const useReviews = (query: QueryOf<typeof listGoodsReviews>) =>
  useQuery({ ...endpointQuery(listGoodsReviews, { query }), ...listed });
export const useReview = (id: number) =>
  useQuery({ ...endpointQuery(getGoodsReview, { params: { id } }), meta: { silent: true }, staleTime: 0, gcTime: 0 });
export const useStoreOrders = (query: QueryOf<typeof listStoreOrders>) =>
  useQuery({ ...endpointQuery(listStoreOrders, { query }), ...listed });

const refresh = [listGoods, getGoods, listGoodsHistory];
export const useAddGoods = () => useAct(addGoods, { refresh });
export const useSaveGoods = () => useAct(saveGoods, { refresh: [listGoods] });
export const useSubmitGoods = () => useAct(submitGoods, { refresh });
export const useWithdrawGoods = () => useAct(withdrawGoods, { refresh });
export const useDropGoods = () => useAct(dropGoods, { refresh: [listGoods] });
export const useSetOnSale = () => useAct(setGoodsOnSale, { refresh });
export const useSetStock = () => useAct(setGoodsStock, { refresh });
export const useDecide = () => useAct(decideGoods, { refresh: [listGoodsReviews, listGoods] });
export const useSaveMyStore = () => useAct(saveMyStore, { refresh: [getMyStore] });
export const useSaveStore = () => useAct(saveStore, { refresh: [listStores] });

export const sendPicture = async (file: File, onProgress: (percent: number) => void): Promise<string> =>
  (await sendFile(addGoodsPicture, file, onProgress)).url;
export type ImportReply = ReplyOf<typeof importGoods>;
export const sendSheet = (file: File, onProgress: (percent: number) => void): Promise<ImportReply> =>
  sendFile(importGoods, file, onProgress);
export const importedLists = [listGoods];
export const templateAddress = addressOf(downloadGoodsTemplate, {});
export const exportAddress = (query: GoodsFilter): string => addressOf(downloadGoods, { query });
