import { addAddress, editAddress, findPlaces, getOrderConsignee, listAddresses, removeAddress } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery, useCall } from '../lib/query.ts';

/** Once there were places to show, they stay while the next are looked for. */
export const usePlaces = (word: string) =>
  useQuery({
    ...endpointQuery(findPlaces, { query: { word } }),
    enabled: word !== '',
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
export const addressesQuery = () => ({ ...endpointQuery(listAddresses, {}), meta: { silent: true } });
export const consigneeQuery = (number: string) => ({
  ...endpointQuery(getOrderConsignee, { params: { number } }),
  meta: { silent: true },
});
const refresh = [listAddresses];
export const useAddAddress = () => useCall(addAddress, { refresh, silent: true });
export const useEditAddress = () => useCall(editAddress, { refresh, silent: true });
export const useRemoveAddress = () => useCall(removeAddress, { refresh });
