import { build, type InlineConfig } from 'vite';
import { chunksFrom, isOf } from '../chunks.ts';

type Wanted = {
  /** Modules each file begins with, in execution order; none repeats an earlier file's. */
  parts: Record<string, string[]>;
  /** One file each; what several need, and no part has, forms one more. */
  pages: string[];
};

/**
 * Assigns the first screens' modules to files. Builds once without chunking rules: only after tree shaking is known
 * what each really needs.
 * @param config what decides what is in the app: its entries, aliases, side effects
 * @returns names of files by the modules' full paths
 */
export async function firstFiles(
  config: InlineConfig,
  { parts, pages }: Wanted,
): Promise<Map<string, string>> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  });
  if (!('output' in result)) throw new Error('The app was not divided.');
  const bundle = Object.fromEntries(result.output.map((file) => [file.fileName, file]));
  const modulesFrom = (module: string): string[] =>
    chunksFrom(bundle, isOf(module)).flatMap((name) => {
      const file = bundle[name];
      return file?.type === 'chunk' ? file.moduleIds : [];
    });
  const found = new Map<string, string>();
  for (const [name, modules] of Object.entries(parts))
    for (const id of modules.flatMap(modulesFrom)) if (!found.has(id)) found.set(id, name);
  const needed = pages.flatMap((page) => modulesFrom(page).map((id) => ({ id, name: nameOf(page) })));
  const ofPages = Map.groupBy(
    needed.filter(({ id }) => !found.has(id)),
    ({ id }) => id,
  );
  for (const [id, [first, ...others]] of ofPages)
    found.set(id, others.length > 0 || !first ? 'pages' : first.name);
  return found;
}

const nameOf = (page: string): string => page.replace(/^.*\/|\.tsx$/g, '');
