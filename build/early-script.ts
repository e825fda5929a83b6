import type { Plugin } from 'vite';
import { chunksFrom, isOf } from './chunks.ts';
import { compileScript } from './compile-script.ts';

type Options = {
  /** The script, as index.html names it. */
  script: string;
  app: string;
  /** Modules to preload, by the addresses that show them. */
  pages: Record<string, RegExp>;
};

/**
 * Compiles a script to a small classic one in <head>, run before first paint; a file, as the CSP allows no inline
 * scripts. FILES lists chunks to preload.
 */
export const earlyScript = ({ script, app, pages }: Options): Plugin => ({
  name: 'naskah:early-script',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('The build has no index.html');
    const html = String(page.source);
    // The page itself already requests these.
    const first = chunksFrom(bundle, isOf(app)).filter((name) => !html.includes(name));
    const files = {
      app: first,
      pages: Object.entries(pages).map(([module, at]) => {
        const more = chunksFrom(bundle, isOf(module)).filter(
          (name) => !first.includes(name) && !html.includes(name),
        );
        if (more.length === 0) throw new Error(`The build has no chunk of ${module}`);
        return [at.source, more];
      }),
    };
    const source = await compileScript(script, { FILES: files });
    const reference = this.emitFile({ type: 'asset', name: 'early.js', source });
    const tag = new RegExp(`<script[^>]*src="/${script}"[^>]*>`);
    if (!tag.test(html)) throw new Error(`index.html does not ask for ${script}`);
    page.source = html.replace(tag, `<script src="/${this.getFileName(reference)}">`);
  },
});
