import type { ReactNode } from 'react';

/** What narrows a list of the archive, in a line. */
export const Narrow = ({ children }: { children: ReactNode }) => (
  <div className="archive-narrow">{children}</div>
);
