import { randomInt } from 'node:crypto';
import sharp from 'sharp';

const channels = 3;
const speckShare = 0.04;
const maxBrightness = 256;

/**
 * The captcha's outlines as a picture of dots, bent by two waves and sprinkled with specks, as a data address: neither
 * the letters nor their outlines stand in the file.
 */
export async function drawCaptcha(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#f2f5f9' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const bent = sprinkle(bend(data, { width, height }));
  const picture = await sharp(bent, { raw: { width, height, channels } })
    .blur(0.4)
    .png({ compressionLevel: 6 })
    .toBuffer();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

/** Moves every dot along two sine waves of random length and phase. */
function bend(dots: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const across = wave(height);
  const down = wave(width);
  const out = Buffer.alloc(dots.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = Math.min(width - 1, Math.max(0, Math.round(x + across(y))));
      const fromY = Math.min(height - 1, Math.max(0, Math.round(y + down(x))));
      const from = (fromY * width + fromX) * channels;
      for (let channel = 0; channel < channels; channel++)
        out[(y * width + x) * channels + channel] = darker(dots[from + channel] ?? 0);
    }
  }
  return out;
}

/** Light colours become readable, the background stays light. */
const darker = (brightness: number): number => Math.round(brightness ** 2 / maxBrightness);

function wave(length: number): (at: number) => number {
  const turns = (2 * Math.PI * (80 + randomInt(80))) / 100 / length;
  const phase = randomInt(628) / 100;
  const heightDots = 4 + randomInt(40) / 10;
  return (at) => heightDots * Math.sin(at * turns + phase);
}

function sprinkle(dots: Buffer): Buffer {
  const specks = Math.round((dots.length / channels) * speckShare);
  for (let speck = 0; speck < specks; speck++) {
    const at = randomInt(dots.length / channels) * channels;
    for (let channel = 0; channel < channels; channel++) dots[at + channel] = randomInt(maxBrightness);
  }
  return dots;
}
