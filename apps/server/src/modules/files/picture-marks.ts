import sharp from 'sharp';

const maxPixels = 50_000_000;
const timeoutSeconds = 20;
const coarse = { width: 8, height: 8 };
const fine = { width: 16, height: 16 };
/** Less structure than this tells no two pictures apart: a plain area, or nearly so. */
const fewestEdges = 6;
/** Of 256 levels: what saving a picture again changes in a plain area is less. */
const clearlyBrighter = 4;
/** Programs that change what a picture shows, as they name themselves in its metadata. */
const editors: readonly { name: string; pattern: RegExp }[] = [
  { name: 'Adobe Photoshop', pattern: /photoshop/i },
  { name: 'Adobe Lightroom', pattern: /lightroom/i },
  { name: 'GIMP', pattern: /\bgimp\b/i },
  { name: 'Canva', pattern: /\bcanva\b/i },
  { name: 'PicsArt', pattern: /picsart/i },
  { name: 'Snapseed', pattern: /snapseed/i },
  { name: 'Pixelmator', pattern: /pixelmator/i },
  { name: 'Affinity', pattern: /affinity (?:photo|designer)/i },
  { name: 'Paint.NET', pattern: /paint\.net/i },
  { name: 'Photopea', pattern: /photopea/i },
  { name: 'Pixlr', pattern: /pixlr/i },
  { name: 'Meitu', pattern: /meitu|美图/i },
  { name: 'PhotoScape', pattern: /photoscape/i },
  { name: 'CorelDRAW', pattern: /corel/i },
];

/** What tells a picture apart from others. `pictureHash`: coarse and fine in hex; null for a plain area. */
export type PictureMarks = { pictureHash: string | null; editedWith: string };

/** Reads an uploaded picture as it came, with its metadata. A picture that cannot be read has no marks. */
export async function pictureMarks(data: Buffer): Promise<PictureMarks> {
  try {
    return { pictureHash: await hashOf(data), editedWith: await editorOf(data) };
  } catch {
    return { pictureHash: null, editedWith: '' };
  }
}

async function hashOf(data: Buffer): Promise<string | null> {
  const [small, large] = [await differences(data, coarse), await differences(data, fine)];
  const edges = [...small].filter((bit) => bit === '1').length;
  return edges < fewestEdges ? null : hexOf(small) + hexOf(large);
}

/** One bit for each pair of neighbours: whether the left one is clearly brighter. */
async function differences(data: Buffer, { width, height }: { width: number; height: number }): Promise<string> {
  const columns = width + 1;
  const pixels = await sharp(data, { limitInputPixels: maxPixels })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(columns, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const isBrighter = (row: number, column: number) =>
    (pixels[row * columns + column] ?? 0) - (pixels[row * columns + column + 1] ?? 0) > clearlyBrighter;
  return Array.from({ length: width * height }, (_, at) =>
    isBrighter(Math.floor(at / width), at % width) ? '1' : '0',
  ).join('');
}

const hexOf = (bits: string): string =>
  (bits.match(/.{4}/g) ?? []).map((four) => parseInt(four, 2).toString(16)).join('');

async function editorOf(data: Buffer): Promise<string> {
  const { exif, xmp, iptc, comments = [] } = await sharp(data, { limitInputPixels: maxPixels }).metadata();
  const text = [exif, xmp, iptc].map((part) => part?.toString('utf8') ?? '').join('\n');
  const told = `${text}\n${comments.map((comment) => comment.text).join('\n')}`;
  return editors.find(({ pattern }) => pattern.test(told))?.name ?? '';
}
