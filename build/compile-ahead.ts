import type { Plugin } from 'vite';

/**
 * Has the browser compile these chunks' functions while they load, beside the page, instead of under the first press
 * or key that runs them (V8's explicit compile hints; to other browsers a comment).
 * @param chunks names without hash, of chunks fetched before they are needed: on a first screen it would only delay
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
