import type { Picture } from './offered-drawings.ts';

/** Belongs to the storage key: raise it when the drawings change. */
const drawingsVersion = 1;

/** Where a picture lies in the storage. */
export const storedPictureName = ({ key, view, widthPx }: Picture): string =>
  `pictures/${drawingsVersion}/${key}/${view}.${widthPx}.webp`;

/** The address of the first view of a picture, in the widest width. */
export const pictureUrl = (key: string): string => `/picture/${key}/0.800.webp`;
