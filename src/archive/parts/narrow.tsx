import type { ReactNode } from 'react';

export function Narrow({ children }: { children: ReactNode }) {
  return <div className="archive-narrow">{children}</div>;
}
