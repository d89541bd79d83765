import type { FastifyRequest } from 'fastify';
import { AppError, fail } from '../errors.ts';
import { hasUnsafeText } from './unsafe-text.ts';

export type UploadedFile = { data: Buffer; name: string; type: string; fields: Record<string, string> };

const maxFields = 20;
const maxParts = 25;
const megabyte = 1_048_576;

/** Reads the first file of a multipart request. Throws file.missing, file.too_large, request.type_not_supported, request.not_readable. */
export async function readUpload(request: FastifyRequest, limitBytes: number): Promise<UploadedFile> {
  if (!request.isMultipart()) fail('request.type_not_supported');
  try {
    return await readParts(request, limitBytes);
  } catch (error) {
    // The reader of forms throws plain errors for a missing boundary or a form that is cut off: the caller's, not ours.
    if (error instanceof AppError || hasStatus(error)) throw error;
    return fail('request.not_readable');
  }
}

const hasStatus = (error: unknown): boolean => error instanceof Error && 'statusCode' in error;

async function readParts(request: FastifyRequest, limitBytes: number): Promise<UploadedFile> {
  const fields: Record<string, string> = {};
  let found: Omit<UploadedFile, 'fields'> | undefined;
  const parts = request.parts({
    limits: { fileSize: limitBytes, files: 1, fields: maxFields, parts: maxParts, fieldSize: 10_000 },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      continue;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(chunk as Buffer);
    if (part.file.truncated) fail('file.too_large', { limit: `${Math.floor(limitBytes / megabyte)} MB` });
    found ??= { data: Buffer.concat(chunks), name: part.filename, type: part.mimetype };
  }
  if (!found || found.data.length === 0) fail('file.missing');
  // Names and fields are texts like those of a body, which is checked before it gets here.
  if (hasUnsafeText([found.name, found.type, fields])) fail('request.not_readable');
  return { ...found, fields };
}
