import { skipToken, useQuery } from '@tanstack/react-query';
import { trimSlashes } from '../../../domain/access/paths.ts';
import { formatNumber } from '../../ui/format.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { usePublicPath } from '../router/index.ts';

/** STATUS in the sidebar: on inbox pages, and on tasks of kind disposition-in (SPEC A2). */
export function Legend() {
  const path = trimSlashes(usePublicPath());
  const inInbox = /^naskah-dinas\/inbox(\/|$)/.test(path);
  // Reads the inbox tabs' cached counts; sends no request.
  const { data } = useQuery<{ open: number; closed: number; atLeast: boolean }>({
    queryKey: ['letters', 'inbox-counts'],
    queryFn: skipToken,
  });
  if (!inInbox && !/^naskah-dinas\/tugas\/disposition-in(\/|$)/.test(path)) return null;
  const counts = inInbox ? data : undefined;
  return (
    <div className="legend">
      <p>STATUS</p>
      <span>
        <StatusDot isOpen labelled />
        {counts && <span>{said(counts.open, counts.atLeast)}</span>}
      </span>
      <span>
        <StatusDot isOpen={false} labelled />
        {counts && <span>{said(counts.closed, counts.atLeast)}</span>}
      </span>
    </div>
  );
}

/** Counting stops at a thousand (GET /letter/api/Inbox/counts). */
const said = (count: number, atLeast: boolean): string =>
  `${formatNumber(count)}${atLeast && count >= 1000 ? '+' : ''}`;
