import type { Plugin } from 'vite';
import { compileScript } from './compile-script.ts';
import { chunksOf } from './first-chunks.ts';

type Options = {
  /** The script, as index.html names it. */
  script: string;
  /** The module whose chunks a signed-in person needs at once. */
  app: string;
};

/**
 * Makes one script of the page a small classic one in <head>, run before the first paint: it decides what is
 * painted. It is a file of its own because the content policy allows no inline script. In the build it also
 * learns the app's chunks (as APP_CHUNKS) to ask for them at once instead of after two more round trips.
 */
export const earlyScript = ({ script, app }: Options): Plugin => ({
  name: 'naskah:early-script',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('The build has no index.html');
    const addresses = [...chunksOf(bundle, app)].map((name) => `/${name}`);
    const source = await compileScript(script, { APP_CHUNKS: addresses });
    const reference = this.emitFile({ type: 'asset', name: 'early.js', source });
    const tag = new RegExp(`<script[^>]*src="/${script}"[^>]*>`);
    const html = String(page.source);
    if (!tag.test(html)) throw new Error(`index.html does not ask for ${script}`);
    page.source = html.replace(tag, `<script src="/${this.getFileName(reference)}">`);
  },
});
