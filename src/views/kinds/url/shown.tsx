import ExternalLink from 'lucide-react/icons/external-link';
import type { UrlField } from '../../../../resources/declare.ts';
import { isWebAddress } from '../../../../resources/kinds/url/web-address.ts';
import { byLetter, type CellProps, type ShownKind } from '../kind.ts';

export const urlShown: ShownKind<UrlField> = {
  plain: (_field, row, name) => String(row[name] ?? ''),
  Whole: WebLink,
  isWide: () => false,
  width: () => ({ min: 140, ideal: 220 }),
  filter: 'address',
  order: byLetter,
  change: 'values',
};

/** Looked at once more: whatever is stored, a link never runs a script. */
function WebLink({ name, row }: CellProps<UrlField>) {
  const address = String(row[name]);
  if (!isWebAddress(address)) return address;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {address.replace(/^https?:\/\//i, '').replace(/\/$/, '')}{' '}
      <ExternalLink size={13} strokeWidth={1.6} aria-hidden />
    </a>
  );
}
