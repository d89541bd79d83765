import sharp from 'sharp';

/** Stands for a picture that we do not have yet: a plain parcel, no words. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">
<rect width="800" height="800" fill="#eef1f4"/>
<g fill="none" stroke="#a9b4bf" stroke-width="14" stroke-linejoin="round" stroke-linecap="round">
<path d="M400 214 590 306v196L400 594 210 502V306z" fill="#f8fafb"/><path d="M210 306l190 92 190-92M400 398v196M305 260l190 92v66"/></g></svg>`;

/** The address of the placeholder as products keep it. */
export const placeholderKey = 'placeholder';
export const placeholderUrl = `/picture/${placeholderKey}/0.800.webp`;

export const drawPlaceholder = (widthPx: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing)).resize(widthPx, widthPx).webp({ quality: 82 }).toBuffer();
