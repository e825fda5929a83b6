import { LinkBase } from 'react-admin';
import type { CellProps } from '../kinds/kind.ts';

/** The page that a ticket names; only addresses of this site lead anywhere. */
export default function PageLink({ name, row }: CellProps) {
  const page = String(row[name] ?? '');
  return /^\/(?!\/)/.test(page) ? <LinkBase to={page}>{page}</LinkBase> : page || '–';
}
