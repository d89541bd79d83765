import { createDeviceCode, getPlugin, listDevices, revokeDevice } from '@kouan/contract';
import { endpointQuery, useCall } from '../../lib/query.ts';

export const pluginQuery = () => endpointQuery(getPlugin, {});
export const devicesQuery = () => endpointQuery(listDevices, {});
export const useDeviceCode = () => useCall(createDeviceCode, { refresh: [listDevices] });
export const useRevokeDevice = () => useCall(revokeDevice, { refresh: [listDevices] });
