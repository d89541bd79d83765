import type { StoredFile } from '@kouan/contract';
import sharp from 'sharp';
import type { Caller, TestServer } from './harness.ts';

/** One part of a form; without a name it is a field. */
export type Part = { name?: string; type?: string; data: string | Buffer; field?: string };
export type UploadReply = { status: number; body: StoredFile & { code: string; message: string }; text: string };

const boundary = 'kouan-test-boundary';
export const formType = `multipart/form-data; boundary=${boundary}`;

/** The bytes of a form as a browser sends it; names go out as they are. */
export function multipart(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name, type, data, field = 'file' }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${name === undefined ? '' : `; filename="${name}"`}\r\n${type === undefined ? '' : `content-type: ${type}\r\n`}\r\n`,
    ),
    Buffer.from(data),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

/** Sends parts to an upload's address. */
export async function sendParts(
  { app }: Pick<TestServer, 'app'>,
  { token = '' }: Pick<Caller, 'token'>,
  { path, parts, headers = {} }: { path: string; parts: readonly Part[]; headers?: Record<string, string> },
): Promise<UploadReply> {
  const reply = await app.inject({
    method: 'POST',
    url: path,
    payload: multipart(parts),
    headers: { authorization: token, 'accept-language': 'en', 'content-type': formType, ...headers },
  });
  return { status: reply.statusCode, body: readBody(reply.body) as UploadReply['body'], text: reply.body };
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const aPicture = (
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
  { width = 30, height = 20, background = '#c33' } = {},
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
