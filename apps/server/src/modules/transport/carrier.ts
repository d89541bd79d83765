import type { CarrierEvent, CarrierKind } from '@kouan/contract';

/** What a carrier needs to make a waybill. The same key asked again is the same waybill. */
export type WaybillOrder = {
  requestKey: string;
  shipmentNumber: string;
  consigneeName: string;
  contact: string;
  address: string;
  packages: number;
  grams: number;
  cm3: number;
};
export type MadeWaybill = { trackingNumber: string } | { refused: string };

/**
 * A logistics company, whatever its interface looks like. No answer is thrown, so that it is asked again; a refusal is an
 * answer.
 */
export type Carrier = {
  kind: CarrierKind;
  createWaybill(order: WaybillOrder): Promise<MadeWaybill>;
  /** Its own label as a PDF; undefined where it has none and ours is used. */
  label(trackingNumber: string): Promise<Buffer | undefined>;
  /** What it knows of the course, in any order. */
  track(trackingNumber: string): Promise<CarrierEvent[]>;
  /** Whether the waybill is void from now on. */
  cancel(trackingNumber: string, requestKey: string): Promise<boolean>;
};

/** Somebody wrote the number down: nothing to ask, nothing to be told. */
export const manualCarrier = (trackingNumber: string): Carrier => ({
  kind: 'manual',
  createWaybill: async () => ({ trackingNumber }),
  label: async () => undefined,
  track: async () => [],
  cancel: async () => true,
});
