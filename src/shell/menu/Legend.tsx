import { useLocation } from 'react-router-dom';
import { trimSlashes } from '../../../resources/access.ts';
import { StatusDot } from '../parts/StatusDot.tsx';

/** STATUS in the sidebar: on inbox pages, and on tasks while the kind is disposition-in (SPEC A2). */
export function Legend() {
  const path = trimSlashes(useLocation().pathname);
  const isShown =
    /^naskah-dinas\/inbox(\/|$)/.test(path) || /^naskah-dinas\/tugas\/disposition-in(\/|$)/.test(path);
  if (!isShown) return null;
  return (
    <div className="legend">
      <p>STATUS</p>
      <StatusDot isOpen labelled />
      <StatusDot isOpen={false} labelled />
    </div>
  );
}
