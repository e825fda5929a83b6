import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const text = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Writes .br and .gz beside every text file above 1 kB, so that the server only sends. */
export const precompress = (): Plugin => ({
  name: 'naskah:precompress',
  apply: 'build',
  enforce: 'post',
  writeBundle: async ({ dir }) => {
    if (!dir) return;
    const names = await readdir(dir, { recursive: true });
    await Promise.all(names.filter((name) => text.test(name)).map((name) => compress(join(dir, name))));
  },
});

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length <= 1024) return;
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    brotli(content, { params: quality }).then((small) => writeFile(`${file}.br`, small)),
    zip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
