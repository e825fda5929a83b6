import type { Plugin } from 'vite';

/**
 * Chunks are compiled while they load, not under the first key (V8's explicit compile hints).
 * @param chunks names without hash; not of a first screen, which it would delay
 * @throws when there is none of a name
 */
export const compileAhead = ({ chunks }: { chunks: readonly string[] }): Plugin => ({
  name: 'naskah:compile-ahead',
  apply: 'build',
  generateBundle: {
    // It has to be the first line: after what Vite adds.
    order: 'post',
    handler(_, files) {
      for (const wanted of chunks) {
        const file = Object.values(files).find(
          (one) => one.type === 'chunk' && one.name.split('~')[0] === wanted,
        );
        if (file?.type !== 'chunk') throw new Error(`There is no chunk ${wanted} to compile ahead.`);
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
});
