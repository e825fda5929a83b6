import type { Plugin } from 'vite';
import { chunksFrom, isOf } from './chunks.ts';
import { compileScript } from './compile-script.ts';

type Options = {
  /** The script, as index.html names it. */
  script: string;
  /** The module whose chunks a signed-in person needs at once. */
  app: string;
  /** Modules whose chunks are needed too, by the addresses that show them. */
  pages: Record<string, RegExp>;
};

/**
 * Makes one script of the page a small classic one in <head>, run before the first paint: it decides what is
 * painted. It is a file of its own because the content policy allows no inline script. In the build it also
 * learns the files of the app and of the first pages (as FILES) to ask for them at once instead of after some round trips.
 */
export const earlyScript = ({ script, app, pages }: Options): Plugin => ({
  name: 'naskah:early-script',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('The build has no index.html');
    const html = String(page.source);
    // What the page itself asks for is on its way.
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
