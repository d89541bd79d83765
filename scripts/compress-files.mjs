import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const texts = /\.(js|css|svg)$/;
/** Of 11. The last step takes twice the time for one more percent. */
const quality = 10;
const atOnce = 4;

/**
 * Writes `name.br` beside every text file of a folder, to be sent as it stands: a server that compresses while somebody
 * waits reaches 15 % less.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const names = (await readdir(folder)).filter((name) => texts.test(name));
  const work = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const content = await readFile(join(folder, name));
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(join(folder, `${name}.br`), await compress(content, { params }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
