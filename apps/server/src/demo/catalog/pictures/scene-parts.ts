import { type DrawingBox, drawingBoxes } from './drawing-boxes.ts';
import { type DrawingName, drawings } from './drawings/index.ts';
import { linear, mix, paintOf, tintOf } from './paint.ts';

/** Gradients for `<defs>` and what is drawn with them. */
export type Placed = { defs: string; body: string };
type Place = {
  drawing: DrawingName;
  colour: string;
  id: string;
  x: number;
  y: number;
  side: number;
  turn?: number;
  slant?: number;
};

/** Puts a drawing so that the middle of what it covers is at x, y and its longer side is `side` wide. */
export function place({ drawing, colour, id, x, y, side, turn = 0, slant = 0 }: Place): Placed {
  const [left, top, right, bottom] = drawingBoxes[drawing];
  const scale = side / Math.max(right - left, bottom - top);
  const { defs, paint } = paintOf(id, colour);
  const middle = `${-(left + right) / 2} ${-(top + bottom) / 2}`;
  const body = `<g transform="translate(${x} ${y}) rotate(${turn}) skewX(${slant}) scale(${scale.toFixed(4)}) translate(${middle})">${drawings[drawing](paint)}</g>`;
  return { defs, body };
}

/** Half the width and half the height of a drawing whose longer side is `side`. */
export function halves(
  [left, top, right, bottom]: DrawingBox,
  side: number,
): { halfWidth: number; halfHeight: number } {
  const scale = side / Math.max(right - left, bottom - top) / 2;
  return { halfWidth: (right - left) * scale, halfHeight: (bottom - top) * scale };
}

/** A soft shadow on the ground. */
export function shadow(x: number, y: number, width: number, strength = 0.34): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${Math.round(width * 0.15)}" fill="url(#shade)" opacity="${strength}"/>`;
}

/** The whole picture, 800 by 800. */
export function page(defs: string, body: string): string {
  const shade =
    '<radialGradient id="shade"><stop offset="0" stop-color="#0c1828"/><stop offset=".55" stop-color="#0c1828" stop-opacity=".55"/><stop offset="1" stop-color="#0c1828" stop-opacity="0"/></radialGradient>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800"><defs>${shade}${defs}</defs>${body}</svg>`;
}

/** A wall and a table in a calm tint of the product's colour. */
export function room(productColour: string, horizon: number): Placed {
  const colour = tintOf(productColour);
  const wall = linear(
    'wall',
    [
      [0, mix('#fafbfc', colour, 0.07)],
      [1, mix('#e6ebf0', colour, 0.15)],
    ],
    'down',
  );
  const floor = linear(
    'floor',
    [
      [0, mix('#eef1f4', colour, 0.12)],
      [1, mix('#d9e0e7', colour, 0.2)],
    ],
    'down',
  );
  const body = `<rect width="800" height="800" fill="url(#wall)"/><rect y="${horizon}" width="800" height="${800 - horizon}" fill="url(#floor)"/>`;
  return { defs: wall + floor, body };
}
