import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type DrawingName, drawings } from './drawings/index.ts';
import { drawingBoxes } from './drawing-boxes.ts';
import { paintOf } from './paint.ts';
import { renderProductPicture } from './render.ts';
import { drawProductPicture, type PictureInput, pictureViews } from './scene.ts';

// Object.keys gives strings; the keys of the constant record are exactly its names.
const names = Object.keys(drawings) as DrawingName[];
const input = (drawing: DrawingName, change: Partial<PictureInput> = {}): PictureInput => ({
  drawing,
  colour: '#7699bd',
  otherColours: ['#c8454f', '#d9cfbd'],
  view: 'front',
  seed: 1,
  ...change,
});

/** The mean difference of two pictures per channel, 0 to 255. */
async function difference(first: PictureInput, second: PictureInput): Promise<number> {
  const [a, b] = await Promise.all(
    [first, second].map(async (one) =>
      sharp(await renderProductPicture(one, 100))
        .raw()
        .toBuffer(),
    ),
  );
  if (a === undefined || b === undefined) throw new Error('two pictures expected');
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

test('there is a drawing for each of 50 kinds of goods', () => {
  expect(names.length).toBe(50);
});

test('a picture contains no text, so no font is needed', () => {
  const all = names.flatMap((name) => pictureViews.map((view) => drawProductPicture(input(name, { view }))));
  expect(all.filter((svg) => svg.includes('<text') || svg.includes('NaN') || svg.includes('undefined'))).toEqual([]);
});

test('the same input gives the same picture', () => {
  expect(drawProductPicture(input('tumbler', { view: 'carton' }))).toBe(
    drawProductPicture(input('tumbler', { view: 'carton' })),
  );
});

test.each([1, 200, 800])('a rendered picture is a square webp %i pixels wide', async (widthPx) => {
  const { format, width, height } = await sharp(await renderProductPicture(input('sneaker'), widthPx)).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: widthPx, height: widthPx });
});

test.each([0, 1.5, 5000])('the width %d is refused', async (widthPx) => {
  await expect(renderProductPicture(input('sneaker'), widthPx)).rejects.toThrow(RangeError);
});

test('every two views of a product differ visibly', async () => {
  for (const [at, view] of pictureViews.entries()) {
    for (const other of pictureViews.slice(at + 1)) {
      expect(await difference(input('teddy', { view }), input('teddy', { view: other }))).toBeGreaterThan(6);
    }
  }
});

test('every drawing shows its colour', async () => {
  for (const name of names) {
    expect(await difference(input(name, { colour: '#c8454f' }), input(name, { colour: '#2f7f86' }))).toBeGreaterThan(4);
  }
});

test('the box of every drawing is what it really covers', async () => {
  for (const name of names) {
    const { defs, paint } = paintOf('p', '#4b7fb8');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="-50 -50 300 300"><defs>${defs}</defs>${drawings[name](paint)}</svg>`;
    const { info } = await sharp(Buffer.from(svg))
      .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 5 })
      .toBuffer({ resolveWithObject: true });
    const [left, top] = [-(info.trimOffsetLeft ?? 0) - 50, -(info.trimOffsetTop ?? 0) - 50];
    const real = [left, top, left + info.width, top + info.height];
    const gaps = drawingBoxes[name].map((edge, at) => Math.abs(edge - (real[at] ?? 0)));
    expect({ name, isClose: Math.max(...gaps) <= 2 }).toEqual({ name, isClose: true });
  }
});
