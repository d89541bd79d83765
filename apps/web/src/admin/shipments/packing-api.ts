import {
  askCarrierCourse,
  askCarrierWaybill,
  cancelCarrierWaybill,
  getCarrierWaybill,
  getPacking,
  getShipment,
  getShipmentBag,
  listCarriers,
  listShipments,
  makeShipmentPhoneLink,
  packShipment,
  releaseShipment,
} from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const pollMs = 2000;
const packed = [getPacking, listShipments, getShipment];
const carried = [getCarrierWaybill, getShipment];

/** With `isWatched` again and again, while a phone may add photos. */
export const usePacking = (number: string, isWatched = false) =>
  useQuery({
    ...endpointQuery(getPacking, { params: { number } }),
    meta: { silent: true },
    staleTime: 0,
    refetchInterval: isWatched ? pollMs : false,
  });
export const useShipmentBag = (number: string) =>
  useQuery({ ...endpointQuery(getShipmentBag, { params: { number } }), meta: { silent: true }, staleTime: 0 });
export const usePack = () => useAct(packShipment, { refresh: packed });
export const useRelease = () => useAct(releaseShipment, { refresh: packed });
export const usePhoneLink = () => useAct(makeShipmentPhoneLink, { refresh: [] });

export const useCarriers = (isOn: boolean) =>
  useQuery({ ...endpointQuery(listCarriers, {}), enabled: isOn, meta: { silent: true }, staleTime: 0 });
/** Asked again while the carrier is being asked. */
export const useCarrierWaybill = (number: string) =>
  useQuery({
    ...endpointQuery(getCarrierWaybill, { params: { number } }),
    meta: { silent: true },
    staleTime: 0,
    refetchInterval: ({ state }) => (/^(?:asked|cancelling)$/.test(state.data?.waybill?.state ?? '') ? pollMs : false),
  });
export const useAskWaybill = () => useAct(askCarrierWaybill, { refresh: carried });
export const useCancelWaybill = () => useAct(cancelCarrierWaybill, { refresh: carried });
export const useAskCourse = () => useAct(askCarrierCourse, { refresh: carried });
