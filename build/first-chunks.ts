import type { Plugin, Rolldown } from 'vite';

/**
 * The chunk with a module, and all chunks it needs before it can run.
 * @param module the end of its path, as src/app.tsx
 */
export function chunksOf(bundle: Rolldown.OutputBundle, module: string): Set<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== 'chunk') return;
    found.add(name);
    chunk.imports.forEach(visit);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(`/${module}`)) visit(chunk.fileName);
  }
  return found;
}

/**
 * Keeps pages from asking once more for what the app runs on already: early.ts has had it fetched. Vite would put thirty
 * links into the page for each part that is fetched later, which keeps a phone busy for 40 ms.
 */
export function firstChunks({ app }: { app: string }): Plugin {
  let first = new Set<string>();
  return {
    name: 'naskah:first-chunks',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: { resolveDependencies: (_, needed) => needed.filter((name) => !first.has(name)) },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        first = chunksOf(bundle, app);
      },
    },
  };
}
