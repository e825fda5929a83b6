import { LinkBase, useGetOne } from 'react-admin';
import { archive, archivePageOf } from '../../../resources/dokumen/arsip.ts';
import { formatDate } from '../../ui/format.ts';
import type { CellProps } from '../kinds/kind.ts';

type Item = {
  id: string;
  status: string;
  number: string | null;
  documentDate: string;
  security?: Named;
  classification?: Named;
};
type Named = { label: string };

/** What the decision is about, as far as the reader may know of it. */
export default function AskedItem({ row }: CellProps) {
  const { id = '', label } = (row.archive ?? {}) as { id?: string; label?: string };
  const { data } = useGetOne<Item>(archive.name, { id }, { retry: false });
  if (!data) return <span>{label}</span>;
  const facts = [
    data.number,
    formatDate(data.documentDate),
    data.security?.label,
    data.classification?.label,
  ];
  return (
    <span>
      <LinkBase to={archivePageOf(data)}>{label}</LinkBase>
      <br />
      <small>{facts.filter(Boolean).join(' · ')}</small>
    </span>
  );
}
