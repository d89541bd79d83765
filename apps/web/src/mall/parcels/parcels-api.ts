import {
  addressOf,
  claimStray,
  findMyParcel,
  listMyStrayClaims,
  openPhoneLink,
  openShipmentPhoneLink,
  type ReplyOf,
  sendPhonePhoto,
  sendShipmentPhoto,
} from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery, useCall } from '../../lib/query.ts';
import { sendFile } from '../../shared/upload-picture.ts';

export const useFindParcel = () => useCall(findMyParcel, { silent: true });
export const useMyClaims = (size: number) =>
  useQuery({ ...endpointQuery(listMyStrayClaims, { query: { page: 0, size } }), staleTime: 0 });
export const useClaimStray = () => useCall(claimStray, { refresh: [listMyStrayClaims] });
export const usePhoneLink = (token: string) =>
  useQuery({ ...endpointQuery(openPhoneLink, { params: { token } }), meta: { silent: true }, staleTime: 0 });

/** Sends a photo from a phone; the link's token is all it needs. Throws ApiError. */
export const sendPhoto = (token: string, file: File): Promise<ReplyOf<typeof sendPhonePhoto>> =>
  sendFile({ ...sendPhonePhoto, path: addressOf(sendPhonePhoto, { params: { token } }) }, file, () => undefined);

export const useShipmentPhoneLink = (token: string) =>
  useQuery({ ...endpointQuery(openShipmentPhoneLink, { params: { token } }), meta: { silent: true }, staleTime: 0 });
/** The same for a shipment that is being packed. Throws ApiError. */
export const sendShipmentPicture = (token: string, file: File): Promise<ReplyOf<typeof sendShipmentPhoto>> =>
  sendFile({ ...sendShipmentPhoto, path: addressOf(sendShipmentPhoto, { params: { token } }) }, file, () => undefined);
