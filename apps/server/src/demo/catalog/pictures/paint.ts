/** The shades one drawing is painted with: everything comes from a single product colour. */
export type Paint = {
  base: string;
  /** A sideways gradient, lit from the left. */
  fill: string;
  /** A downward gradient, lit from above. */
  fillDown: string;
  light: (share: number) => string;
  dark: (share: number) => string;
};

/** One product, drawn inside a square of 200 by 200. */
export type Draw = (paint: Paint) => string;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two `#rrggbb` colours; share 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, at) => Math.round(value * (1 - share) + (other[at] ?? 0) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighten = (hex: string, share: number): string => mix(hex, '#ffffff', share);
export const darken = (hex: string, share: number): string => mix(hex, '#0c1420', share);

/** Lightness as the eye sees it, from 0 to 255. */
const lightness = (hex: string): number =>
  channels(hex).reduce((sum, value, at) => sum + value * ([0.3, 0.59, 0.11][at] ?? 0), 0);

const palestLightness = 205;

/** The tint of what surrounds a product: pale goods stand before a cool blue grey, or they would vanish. */
export const tintOf = (hex: string): string => (lightness(hex) > palestLightness ? '#6d87a3' : hex);

export type Stop = readonly [offset: number, colour: string];

export function linear(id: string, stops: readonly Stop[], direction: 'across' | 'down' | 'slant'): string {
  const end = { across: 'x2="1" y2="0"', down: 'x2="0" y2="1"', slant: 'x2="1" y2="1"' }[direction];
  const marks = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${marks}</linearGradient>`;
}

/** The gradients of one colour (to be put into `<defs>`) and the paint that refers to them. */
export function paintOf(id: string, base: string): { defs: string; paint: Paint } {
  const across: Stop[] = [
    [0, lighten(base, 0.24)],
    [0.45, base],
    [1, darken(base, 0.26)],
  ];
  const down: Stop[] = [
    [0, lighten(base, 0.2)],
    [0.5, base],
    [1, darken(base, 0.22)],
  ];
  return {
    defs: linear(`${id}a`, across, 'across') + linear(`${id}d`, down, 'down'),
    paint: {
      base,
      fill: `url(#${id}a)`,
      fillDown: `url(#${id}d)`,
      light: (share) => lighten(base, share),
      dark: (share) => darken(base, share),
    },
  };
}
