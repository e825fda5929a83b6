import type { ReactNode } from 'react';

/** Colour alone tells nobody who cannot see it: the words stand there for those who listen. */
export const Added = ({ children }: { children: ReactNode }) => (
  <ins>
    <span className="sr-only">[ditambahkan: </span>
    {children}
    <span className="sr-only">]</span>
  </ins>
);
export const Removed = ({ children }: { children: ReactNode }) => (
  <del>
    <span className="sr-only">[dihapus: </span>
    {children}
    <span className="sr-only">]</span>
  </del>
);
