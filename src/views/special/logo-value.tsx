import type { CellProps } from '../columns/column.ts';

/** A company's mark on the letterhead's own page. */
export default function LogoValue({ name, row }: CellProps) {
  const logo = row[name];
  return typeof logo === 'string' && logo ? (
    <img
      src={logo}
      alt="Logo"
      style={{ height: 48, maxWidth: 180, objectFit: 'contain', background: '#fff' }}
    />
  ) : (
    '-'
  );
}
