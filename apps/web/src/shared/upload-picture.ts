import { type EndpointShape, type ReplyOf, type StoredFile, uploadPicture as endpoint } from '@kouan/contract';
import { ApiError, apiErrorFrom, noAnswer, timedOut } from '../lib/api-error.ts';
import { currentToken } from '../lib/session.ts';

/** What an upload gives back; the only place that knows its shape. */
export type UploadedPicture = Pick<StoredFile, 'id' | 'realName' | 'url'>;

export const maxPictureBytes = 10 * 1024 * 1024;
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
export const acceptedPictures = pictureTypes.join(',');
export const isPicture = (file: File): boolean => pictureTypes.includes(file.type);

const uploadTimeoutMs = 1_200_000;

/** Hears how much of a file has gone, in whole percents. */
export type OnProgress = (percent: number) => void;

/** Sends one file to an uploading call. Throws ApiError, also once it was stopped. (fetch cannot tell how much has gone.) */
export function sendFile<E extends EndpointShape>(
  to: E,
  file: File,
  onProgress: OnProgress,
  signal?: AbortSignal,
  fields: Record<string, string> = {},
): Promise<ReplyOf<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    // First the fields, so that the server knows them when the file begins.
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file, file.name || 'picture.png');
    request.open(to.method, to.path);
    request.responseType = 'json';
    request.timeout = uploadTimeoutMs;
    const token = currentToken();
    if (token) request.setRequestHeader('Authorization', token);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as ReplyOf<E>); // the server validates its reply
      else reject(apiErrorFrom(request.status, request.response));
    };
    request.onerror = () => reject(new ApiError({ status: noAnswer, code: '', message: '' }));
    request.ontimeout = () => reject(new ApiError({ status: timedOut, code: '', message: '' }));
    request.onabort = request.onerror;
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

export const uploadPicture = (file: File, onProgress: OnProgress, signal?: AbortSignal): Promise<UploadedPicture> =>
  sendFile(endpoint, file, onProgress, signal);
