import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { chunksFrom, isOf } from './chunks.ts';
import { compileScript } from './compile-script.ts';

type Options = {
  script: string;
  /** The module whose chunks everybody needs. */
  app: string;
  /** Lazily loaded modules needed offline, by path. */
  also: RegExp;
};

/**
 * Writes /sw.js with the list of files for offline use. Its name has no hash: browsers check this very address for
 * updates.
 */
export const serviceWorker = ({ script, app, also }: Options): Plugin => ({
  name: 'naskah:service-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const files = filesOf(bundle, app, also);
    const hash = createHash('sha256')
      .update(files.join('\n'))
      .update(String(pageOf(bundle)));
    const VERSION = hash.digest('hex').slice(0, 12);
    const source = await compileScript(script, { FILES: files, VERSION });
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
});

const pageOf = (bundle: Rolldown.OutputBundle): string | Uint8Array =>
  bundle['index.html']?.type === 'asset' ? bundle['index.html'].source : '';

function filesOf(bundle: Rolldown.OutputBundle, app: string, also: RegExp): string[] {
  const found = chunksFrom(
    bundle,
    (chunk) => chunk.isEntry || isOf(app)(chunk),
    ({ facadeModuleId, moduleIds }) => [facadeModuleId ?? moduleIds].flat().some((id) => also.test(id)),
  );
  // The early script, the page's styles and the letters' faces are no chunk's.
  const shared = Object.values(bundle).filter(
    ({ type, fileName }) =>
      type === 'asset' &&
      /early-\w*.*\.js$|index-.*\.css$|latin-wght-normal.*\.woff2$|paper-serif/.test(fileName),
  );
  return [...found, ...shared.map(({ fileName }) => fileName)].map((name) => `/${name}`).toSorted();
}
