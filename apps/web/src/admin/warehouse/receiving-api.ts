import {
  addParcelPhotos,
  addWaybills,
  assignStray,
  countOrders,
  decideStrayClaim,
  getOrder,
  getParcel,
  getStray,
  importWaybills,
  keepUnowned,
  listBatches,
  listOrders,
  listParcels,
  listStrays,
  makePhoneLink,
  markParcel,
  type QueryOf,
  receiveParcel,
  scanParcel,
  settleWeightCheck,
} from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery, useCall } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const parcels = [listParcels, getParcel, listStrays, getStray];
const goods = [...parcels, listOrders, countOrders, getOrder, listBatches];
const pollMs = 2000;

export const useParcels = (filter: QueryOf<typeof listParcels>) =>
  useQuery({ ...endpointQuery(listParcels, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const useStrays = (filter: QueryOf<typeof listStrays>) =>
  useQuery({ ...endpointQuery(listStrays, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const useStray = (id: number) =>
  useQuery({ ...endpointQuery(getStray, { params: { id } }), meta: { silent: true }, staleTime: 0 });
/** The parcel again and again, while a phone may add photos to it. */
export const useWatchedParcel = (waybill: string) =>
  useQuery({
    ...endpointQuery(getParcel, { params: { waybill } }),
    meta: { silent: true },
    staleTime: 0,
    refetchInterval: pollMs,
  });

export const useScan = () => useAct(scanParcel, { refresh: [listParcels] });
export const useReceiveParcel = () => useAct(receiveParcel, { refresh: goods });
export const useKeepUnowned = () => useAct(keepUnowned, { refresh: parcels });
export const useAddPhotos = () => useAct(addParcelPhotos, { refresh: parcels });
export const useSettleWeight = () => useAct(settleWeightCheck, { refresh: parcels });
export const useAddWaybills = () => useAct(addWaybills, { refresh: parcels });
export const useMarkParcel = () => useAct(markParcel, { refresh: parcels });
export const useAssignStray = () => useAct(assignStray, { refresh: goods });
export const useDecideClaim = () => useAct(decideStrayClaim, { refresh: goods });
export const usePhoneLink = () => useAct(makePhoneLink, { refresh: [] });
export const useImportWaybills = () => useCall(importWaybills, { refresh: parcels, silent: true });
