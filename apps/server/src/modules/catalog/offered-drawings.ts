/** A drawing of the product that has this picture key: which of its views (from 0), how wide in pixels. */
export type Picture = { key: string; view: number; widthPx: number };
/** Draws a picture as webp; undefined for one it does not know. */
export type DrawPicture = (picture: Picture) => Promise<Buffer | undefined>;

// Drawings are wired once, when the code that has them is loaded; there is no state of a run in here.
let drawPicture: DrawPicture | undefined;

/** Says who draws the pictures of products that have a picture key. */
export function offerDrawings(draw: DrawPicture): void {
  drawPicture = draw;
}

export const drawOffered = async (picture: Picture): Promise<Buffer | undefined> => drawPicture?.(picture);
