import type { ReactNode } from 'react';

export const Narrow = ({ children }: { children: ReactNode }) => (
  <div className="archive-narrow">{children}</div>
);
