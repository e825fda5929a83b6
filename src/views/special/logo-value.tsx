import { CompanyLogo } from '../../letters/sheet/index.ts';
import type { CellProps } from '../kinds/kind.ts';
import { Mark } from './logo-mark.tsx';

/** A company's mark on the letterhead's own page. */
export default function LogoValue({ name, row }: CellProps) {
  const logo = row[name];
  return typeof logo === 'string' && logo ? (
    <Mark>
      <CompanyLogo hash={logo} alt="Logo" />
    </Mark>
  ) : (
    '–'
  );
}
