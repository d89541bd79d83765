import { createHmac } from 'node:crypto';
import { CarrierEvent, carrierSignatureHeader, carrierTimestampHeader } from '@kouan/contract';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Outside } from '../../platform/outside.ts';
import { type OutsideReply, postOutside } from '../../platform/post-outside.ts';
import type { Carrier } from './carrier.ts';

export type HttpCarrierAccount = { baseUrl: string; secret: string };

const Made = Type.Object({ trackingNumber: Type.String({ minLength: 3, maxLength: 60, pattern: '^[\\w-]+$' }) });
const Course = Type.Object({ events: Type.Array(CarrierEvent, { maxItems: 200 }) });
const Refusal = Type.Object({ message: Type.String() });
const maxRefusal = 200;

/** Both sides sign like this: `timestamp` in seconds since 1970, over the bytes of the body. */
export const signForCarrier = (secret: string, { timestamp, text }: { timestamp: string; text: string }): string =>
  createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');

/**
 * A carrier with a signed interface: `waybills`, `waybills/label`, `waybills/track` and `waybills/cancel` below its address
 * take JSON. Status 2xx is done, 4xx a refusal with a message; anything else is no answer and thrown.
 */
export function httpCarrier(outside: Outside, { baseUrl, secret }: HttpCarrierAccount): Carrier {
  async function ask(path: string, body: object, requestKey?: string): Promise<OutsideReply> {
    const text = JSON.stringify(body);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const reply = await postOutside(outside, `${baseUrl.replace(/\/+$/, '')}/${path}`, {
      text,
      headers: {
        'content-type': 'application/json',
        [carrierTimestampHeader]: timestamp,
        [carrierSignatureHeader]: signForCarrier(secret, { timestamp, text }),
        ...(requestKey === undefined ? {} : { 'idempotency-key': requestKey }),
      },
    });
    const isAnswer = (reply.status >= 200 && reply.status < 300) || (reply.status >= 400 && reply.status < 500);
    // Too many calls and a time that ran out are no refusals.
    if (!isAnswer || reply.status === 408 || reply.status === 429)
      throw new Error(`the carrier answers ${reply.status}`);
    return reply;
  }
  return {
    kind: 'http',
    async createWaybill({ requestKey, ...order }) {
      const reply = await ask('waybills', order, requestKey);
      const told = jsonOf(reply);
      if (reply.status >= 400)
        return {
          refused: (Value.Check(Refusal, told) ? told.message : '').slice(0, maxRefusal) || String(reply.status),
        };
      if (!Value.Check(Made, told)) throw new Error('the carrier answers without a tracking number');
      return { trackingNumber: told.trackingNumber };
    },
    async label(trackingNumber) {
      const { status, type, body } = await ask('waybills/label', { trackingNumber });
      if (status >= 400) return undefined;
      const isPdf = type.startsWith('application/pdf') && body.subarray(0, 5).toString('latin1') === '%PDF-';
      if (!isPdf) throw new Error('the carrier answers with something else than a PDF');
      return body;
    },
    async track(trackingNumber) {
      const reply = await ask('waybills/track', { trackingNumber });
      const told = jsonOf(reply);
      if (reply.status >= 400) return [];
      if (!Value.Check(Course, told)) throw new Error('the carrier answers with an unknown course');
      return told.events.filter((event) => event.trackingNumber === trackingNumber);
    },
    async cancel(trackingNumber, requestKey) {
      const { status } = await ask('waybills/cancel', { trackingNumber }, requestKey);
      return status < 400;
    },
  };
}

function jsonOf({ body }: OutsideReply): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
