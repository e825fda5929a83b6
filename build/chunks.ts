import type { Rolldown } from 'vite';

/**
 * The chunk with a module, and all chunks it needs before it can run, with their styles.
 * @param module the end of its path, as src/app.tsx
 * @returns file names, scripts before styles
 */
export function chunksOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (scripts.has(name) || chunk?.type !== 'chunk') return;
    scripts.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    chunk.imports.forEach(visit);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(`/${module}`)) visit(chunk.fileName);
  }
  return [...scripts, ...styles];
}
