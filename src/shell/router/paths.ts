/**
 * Where a resource lives for people: react-admin's name → public path (SPEC A1). `reserved` are the words right
 * below the path that are pages of their own and never a record's id ("dipinjam"); `createWord` stands for `tambah`.
 */
export type PathTable = readonly {
  name: string;
  path: string;
  reserved?: readonly string[];
  createWord?: string | undefined;
}[];

/** What an address that react-admin would understand but nobody may type is read as. */
const nowhere = '/tidak-ditemukan';

/**
 * The two translations of DESIGN 2b. Inner paths are react-admin's (`/name`, `/name/create`, `/name/:id`,
 * `/name/:id/show`), public ones SPEC A1's (`X`, `X/tambah`, `X/{id}/edit`, `X/{id}`). Each undoes the other.
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
        // What react-admin would take for pages of its own.
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
