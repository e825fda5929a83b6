import type { Key } from '../../shell/index.ts';

type Neighbours = {
  what: 'Tugas' | 'Disposisi';
  ids: readonly string[];
  open: string;
  go: (id?: string) => void;
};

/** j and k from one that is open to its neighbours in the list, u and Escape back to it. */
export function neighbourKeys({ what, ids, open, go }: Neighbours): Key[] {
  const step = (by: 1 | -1) => {
    const next = ids[ids.indexOf(open) + by];
    if (next) go(next);
  };
  return [
    { key: 'j', words: `${what} berikutnya`, run: () => step(1) },
    { key: 'k', words: `${what} sebelumnya`, run: () => step(-1) },
    ...['u', 'Escape'].map((key) => ({ key, words: 'Kembali ke daftar', run: () => go() })),
  ];
}
