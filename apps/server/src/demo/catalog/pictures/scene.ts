import { drawingBoxes } from './drawing-boxes.ts';
import type { DrawingName } from './drawings/index.ts';
import { darken, lighten, linear, mix, tintOf } from './paint.ts';
import { halves, page, place, room, shadow } from './scene-parts.ts';

/** The ways a product is shown. Each product has several pictures, one per view. */
export const pictureViews = ['front', 'angle', 'closeUp', 'size', 'colours', 'carton'] as const;
export type PictureView = (typeof pictureViews)[number];

/** `colour` and `otherColours` are `#rrggbb`; the same input always gives the same picture. */
export type PictureInput = {
  drawing: DrawingName;
  colour: string;
  otherColours: readonly string[];
  view: PictureView;
  seed: number;
};

const inkLine = '#46566a';

function front({ drawing, colour, seed }: PictureInput): string {
  const tint = tintOf(colour);
  const wall = linear(
    'wall',
    [
      [0, mix('#fbfcfd', tint, 0.07)],
      [1, mix('#dde4ea', tint, 0.2)],
    ],
    seed % 2 === 0 ? 'down' : 'slant',
  );
  const { halfWidth, halfHeight } = halves(drawingBoxes[drawing], 540);
  const item = place({ drawing, colour, id: 'p', x: 400, y: 392, side: 540 });
  const glow = `<circle cx="400" cy="360" r="330" fill="#fff" fill-opacity=".28"/>`;
  return page(
    wall + item.defs,
    `<rect width="800" height="800" fill="url(#wall)"/>${glow}${shadow(400, 392 + halfHeight + 4, halfWidth * 1.12)}${item.body}`,
  );
}

function angle({ drawing, colour, seed }: PictureInput): string {
  const side = seed % 2 === 0 ? 1 : -1;
  const back = room(colour, 500);
  const { halfWidth, halfHeight } = halves(drawingBoxes[drawing], 500);
  const item = place({
    drawing,
    colour,
    id: 'p',
    x: 400 + side * 20,
    y: 400,
    side: 500,
    turn: side * 9,
    slant: side * -8,
  });
  const light = `<path d="M${side > 0 ? '0 0H340L90 800H0z' : '800 0H460l250 800h90z'}" fill="#fff" fill-opacity=".3"/>`;
  const stand = `<ellipse cx="400" cy="${400 + halfHeight}" rx="${Math.min(350, halfWidth * 1.35)}" ry="62" fill="${mix('#f8fafb', tintOf(colour), 0.16)}"/><ellipse cx="400" cy="${406 + halfHeight}" rx="${Math.min(350, halfWidth * 1.35)}" ry="62" fill="none" stroke="${mix('#ffffff', tintOf(colour), 0.3)}" stroke-width="6"/>`;
  return page(
    back.defs + item.defs,
    back.body + light + stand + shadow(400 + side * 24, 400 + halfHeight, halfWidth * 1.05) + item.body,
  );
}

function closeUp({ drawing, colour, seed }: PictureInput): string {
  const tint = tintOf(colour);
  const wall = linear(
    'wall',
    [
      [0, mix('#f4f6f8', tint, 0.2)],
      [1, mix('#cfd8e0', tint, 0.34)],
    ],
    'slant',
  );
  const lean = (seed % 3) - 1;
  const item = place({ drawing, colour, id: 'p', x: 330 + lean * 40, y: 520, side: 1120, turn: lean * 8 });
  const whole = place({ drawing, colour, id: 'q', x: 652, y: 148, side: 148 });
  const inset = `<circle cx="652" cy="148" r="112" fill="#fff" fill-opacity=".96"/><circle cx="652" cy="148" r="112" fill="none" stroke="${mix('#ffffff', colour, 0.35)}" stroke-width="5"/>`;
  return page(
    wall + item.defs + whole.defs,
    `<rect width="800" height="800" fill="url(#wall)"/>${item.body}${inset}${whole.body}`,
  );
}

/** A line with end marks, a small arrow at both ends and ticks along it. */
function dimension(length: number): string {
  const ticks = Array.from({ length: 11 }, (_, at) => {
    const x = (at / 10) * length;
    return `M${x.toFixed(1)} 12v${at % 5 === 0 ? 20 : 11}`;
  }).join('');
  return `<path d="M0-18V18M${length}-18V18M4 0H${length - 4}M20-9 4 0l16 9M${length - 20}-9 ${length - 4} 0l-16 9" fill="none" stroke="${inkLine}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="${ticks}" stroke="${inkLine}" stroke-opacity=".55" stroke-width="2.500"/>`;
}

function size({ drawing, colour }: PictureInput): string {
  const { halfWidth, halfHeight } = halves(drawingBoxes[drawing], 470);
  const [x, y] = [430, 360];
  const item = place({ drawing, colour, id: 'p', x, y, side: 470 });
  const paper = linear(
    'wall',
    [
      [0, '#ffffff'],
      [1, mix('#f0f4f7', colour, 0.06)],
    ],
    'down',
  );
  const grid = Array.from({ length: 19 }, (_, at) => `M${at * 40 + 40} 0V800M0 ${at * 40 + 40}H800`).join('');
  const across = `<g transform="translate(${x - halfWidth} ${y + halfHeight + 48})">${dimension(halfWidth * 2)}</g>`;
  const upright = `<g transform="translate(${x - halfWidth - 48} ${y - halfHeight}) rotate(90)">${dimension(halfHeight * 2)}</g>`;
  const help = `<path d="M${x - halfWidth} ${y - halfHeight}h-66M${x - halfWidth} ${y + halfHeight}h-66M${x - halfWidth} ${y + halfHeight}v66M${x + halfWidth} ${y + halfHeight}v66" stroke="${inkLine}" stroke-opacity=".35" stroke-width="2" stroke-dasharray="6 6"/>`;
  return page(
    paper + item.defs,
    `<rect width="800" height="800" fill="url(#wall)"/><path d="${grid}" stroke="${mix('#dfe6ec', colour, 0.12)}" stroke-width="1.500"/>${item.body}${help}${across}${upright}`,
  );
}

function colours({ drawing, colour, otherColours }: PictureInput): string {
  const chosen = [colour, ...otherColours.filter((other) => other !== colour)].slice(0, 5);
  const shades = chosen.length > 1 ? chosen : [colour, lighten(colour, 0.35), darken(colour, 0.3)];
  const back = room('#8796a6', 470);
  const spots: Record<number, readonly (readonly [x: number, y: number, side: number])[]> = {
    2: [
      [240, 400, 350],
      [560, 400, 350],
    ],
    3: [
      [200, 340, 290],
      [600, 340, 290],
      [400, 500, 340],
    ],
    4: [
      [220, 240, 270],
      [580, 240, 270],
      [220, 570, 270],
      [580, 570, 270],
    ],
    5: [
      [150, 280, 235],
      [400, 260, 235],
      [650, 280, 235],
      [265, 545, 270],
      [535, 545, 270],
    ],
  };
  const placed = (spots[shades.length] ?? []).map(([x, y, side], at) => {
    const shown = shades[at] ?? colour;
    const { halfWidth, halfHeight } = halves(drawingBoxes[drawing], side);
    const item = place({ drawing, colour: shown, id: `p${at}`, x, y, side });
    return { defs: item.defs, body: shadow(x, y + halfHeight, halfWidth * 1.1) + item.body };
  });
  const swatches = shades
    .map((shown, at) => {
      const x = 400 + (at - (shades.length - 1) / 2) * 62;
      return `<circle cx="${x}" cy="748" r="21" fill="${shown}" stroke="#fff" stroke-width="5"/>`;
    })
    .join('');
  return page(
    back.defs + placed.map((item) => item.defs).join(''),
    back.body + placed.map((item) => item.body).join('') + swatches,
  );
}

function carton({ drawing, colour, otherColours, seed }: PictureInput): string {
  const back = room(colour, 430);
  const shades = [colour, otherColours[seed % Math.max(1, otherColours.length)] ?? colour, colour];
  const items = [
    [245, -9],
    [400, 4],
    [555, 10],
  ].map(([x = 0, turn = 0], at) =>
    place({ drawing, colour: shades[at] ?? colour, id: `p${at}`, x, y: at === 1 ? 318 : 350, side: 290, turn }),
  );
  const card = linear(
    'card',
    [
      [0, '#d8b48a'],
      [1, '#bb9263'],
    ],
    'down',
  );
  const inside =
    '<path d="M120 420 176 330h448l56 90z" fill="#8f6c45"/><path d="M176 330 100 268h120l46 62zM624 330l76-62H580l-46 62z" fill="#c9a276"/>';
  const face =
    '<path d="M120 420h560v280q0 12-12 12H132q-12 0-12-12z" fill="url(#card)"/><path d="M120 420h560l46 76H74z" fill="#e3c39d"/><path d="M74 496h652" stroke="#a98155" stroke-width="3"/><path d="M366 496h68v216h-68z" fill="#efe0c8" fill-opacity=".75"/>';
  const marks = `<g fill="none" stroke="#7d5f3d" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M176 660v-72M158 606l18-18 18 18M228 660v-72M210 606l18-18 18 18M154 674h94"/><path d="M570 590h52q0 40-26 44-26-4-26-44zM596 634v34M576 672h40"/></g>`;
  const body = `${shadow(400, 716, 350, 0.4)}${inside}${items.map((item) => item.body).join('')}${face}${marks}`;
  return page(back.defs + card + items.map((item) => item.defs).join(''), back.body + body);
}

const draws: Record<PictureView, (input: PictureInput) => string> = { front, angle, closeUp, size, colours, carton };

/** Draws one product picture as SVG, 800 by 800, without any text (fonts may be missing where it is rendered). */
export const drawProductPicture = (input: PictureInput): string => draws[input.view](input);
