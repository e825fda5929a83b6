/**
 * Public path per react-admin resource (SPEC A1). `reserved`: words below the path that are own pages, never a
 * record id ("dipinjam"); `createWord` replaces `tambah`.
 */
export type PathTable = readonly {
  name: string;
  path: string;
  reserved?: readonly string[];
  createWord?: string | undefined;
}[];

/** Replacement for addresses react-admin understands but users may not type. */
const nowhere = '/tidak-ditemukan';

/**
 * Inverse translations of DESIGN 2b: react-admin's inner paths (`/name`, `/name/create`, `/name/:id`,
 * `/name/:id/show`) and SPEC A1's public ones (`X`, `X/tambah`, `X/{id}/edit`, `X/{id}`).
 */
export function pathTranslator(table: PathTable) {
  // The longest path first, so that one resource's path may begin another's.
  const entries = table.toSorted((a, b) => b.path.length - a.path.length);
  return {
    /** For every link and navigation. */
    toPublic: (inner: string): string => {
      for (const { name, path, createWord = 'tambah' } of entries) {
        const rest = below(inner, `/${name}`);
        if (!rest) continue;
        const [first, second, ...more] = rest;
        if (!first) return path;
        if (first === 'create') return [path, createWord, ...rest.slice(1)].join('/');
        return second === 'show'
          ? [path, first, ...more].join('/')
          : [path, first, 'edit', ...rest.slice(1)].join('/');
      }
      return inner;
    },
    /** For the location that react-admin sees. */
    toInner: (shown: string): string => {
      for (const { name, path, reserved = [], createWord = 'tambah' } of entries) {
        const rest = below(shown, path);
        if (!rest) continue;
        const [first, second, ...more] = rest;
        if (!first) return `/${name}`;
        if (reserved.includes(first)) return shown;
        if (first === createWord) return [`/${name}`, 'create', ...rest.slice(1)].join('/');
        // react-admin would render its own pages for these.
        if (first === 'create' || second === 'show' || (second === 'edit' && more[0] === 'show'))
          return nowhere;
        return second === 'edit'
          ? [`/${name}`, first, ...more].join('/')
          : [`/${name}`, first, 'show', ...rest.slice(1)].join('/');
      }
      return entries.some(({ name }) => below(shown, `/${name}`)) ? nowhere : shown;
    },
  };
}
export type PathTranslator = ReturnType<typeof pathTranslator>;

/** The segments of `path` below `root`; undefined when it is not there. */
function below(path: string, root: string): string[] | undefined {
  const bare = path.replace(/\/+$/, '');
  if (bare === root) return [];
  return bare.startsWith(`${root}/`) ? bare.slice(root.length + 1).split('/') : undefined;
}
