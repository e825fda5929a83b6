/** Slashes at both ends do not count when paths are compared (SPEC A2). */
export const trimSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, '');

export const within = (path: string, root: string): boolean =>
  trimSlashes(path) === trimSlashes(root) || trimSlashes(path).startsWith(`${trimSlashes(root)}/`);
