import type { Rolldown } from 'vite';

/**
 * Collects chunks with all chunks they need to run, and their styles.
 * @param isFirst where to begin
 * @param isFollowed which lazily loaded chunks to include; none by default
 * @returns file names, scripts before styles
 */
export function chunksFrom(
  bundle: Rolldown.OutputBundle,
  isFirst: (chunk: Rolldown.OutputChunk) => boolean,
  isFollowed: (chunk: Rolldown.OutputChunk) => boolean = () => false,
): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const name of chunk.imports) visit(named.get(name));
    for (const name of chunk.dynamicImports) {
      const later = named.get(name);
      if (later && isFollowed(later)) visit(later);
    }
  };
  chunks.filter(isFirst).forEach(visit);
  return [...scripts, ...styles];
}

/** Matches the chunk containing a module, by the end of its path, as src/app.tsx. */
export const isOf = (module: string) => (chunk: Rolldown.OutputChunk) =>
  chunk.moduleIds.some((id) => id.endsWith(`/${module}`));
