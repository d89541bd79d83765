import { type StoredFile, uploadPicture as endpoint } from '@kouan/contract';
import { ApiError, apiErrorFrom, noAnswer } from '../lib/api-error.ts';
import { currentToken } from '../lib/session.ts';

/** What an upload gives back; the only place that knows its shape. */
export type UploadedPicture = Pick<StoredFile, 'id' | 'realName' | 'url'>;

export const maxPictureBytes = 10 * 1024 * 1024;
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
export const acceptedPictures = pictureTypes.join(',');
export const isPicture = (file: File): boolean => pictureTypes.includes(file.type);

const uploadTimeoutMs = 300_000;

/** Sends one picture; `onProgress` hears whole percents. Throws ApiError. (fetch cannot tell how much has gone.) */
export function uploadPicture(file: File, onProgress: (percent: number) => void): Promise<UploadedPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('file', file, file.name || 'picture.png');
    request.open(endpoint.method, endpoint.path);
    request.responseType = 'json';
    request.timeout = uploadTimeoutMs;
    request.setRequestHeader('Authorization', currentToken() ?? '');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as UploadedPicture); // the server validates its reply
      else reject(apiErrorFrom(request.status, request.response));
    };
    request.onerror = () => reject(new ApiError({ status: noAnswer, code: '', message: '' }));
    request.ontimeout = request.onerror;
    request.send(form);
  });
}
