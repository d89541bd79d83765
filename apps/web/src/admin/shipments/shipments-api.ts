import { dispatchShipment, getShipment, listShipments, type QueryOf, recordDelivery } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';
import { useAct } from '../use-act.ts';

const touched = [listShipments, getShipment];

export const useShipments = (filter: QueryOf<typeof listShipments>) =>
  useQuery({ ...endpointQuery(listShipments, { query: filter }), placeholderData: keepPreviousData, staleTime: 0 });
export const useShipment = (number: string) =>
  useQuery({ ...endpointQuery(getShipment, { params: { number } }), meta: { silent: true }, staleTime: 0 });
export const useDispatch = () => useAct(dispatchShipment, { refresh: touched });
export const useRecordDelivery = () => useAct(recordDelivery, { refresh: touched });
