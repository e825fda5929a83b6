import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import type { ReactElement } from 'react';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { exportMessages } from './export-messages.ts';
import type { ListColumns } from './list-columns.ts';
import { useColumns } from './use-columns.ts';
import type { ExportChoice } from './use-export.ts';

/** The fields of the columns in sight, in their order. */
const shownNames = ({ title, code, others }: ListColumns): string[] => [
  ...(code ? [code.name] : []),
  title.name,
  ...others.map(({ name }) => name),
];

const formats = [
  { format: 'csv', icon: FileText, label: exportMessages.csv },
  { format: 'xlsx', icon: FileSpreadsheet, label: exportMessages.xlsx },
] as const;
/** Paper has room for the columns in sight only. */
const paper = { format: 'pdf', icon: Printer, label: exportMessages.pdf } as const;

export type ExportItems = {
  resource: Resource;
  total: number | undefined;
  chosen: number;
  isOfChosen: boolean;
  onOfChosen: (isOfChosen: boolean) => void;
  onChoose: (choice: ExportChoice) => void;
};

/**
 * Menu items: rows (where some are selected), columns, format. An array, since MUI's Menu inspects its direct
 * children.
 */
export function useExportItems({
  resource,
  total,
  chosen,
  isOfChosen,
  onOfChosen,
  onChoose,
}: ExportItems): ReactElement[] {
  const { columns } = useColumns(resource);
  const groups = [
    { key: 'shown', label: translate(exportMessages.shown), names: shownNames(columns) },
    { key: 'all', label: translate(exportMessages.all), names: undefined },
  ];
  const rows = [
    <Caption key="rows" role="presentation">
      {translate(exportMessages.rows)}
    </Caption>,
    ...[true, false].map((ofChosen) => (
      <MenuItem
        key={`rows-${ofChosen}`}
        role="menuitemradio"
        aria-checked={isOfChosen === ofChosen}
        onClick={() => onOfChosen(ofChosen)}
      >
        <Check
          size={15}
          strokeWidth={1.6}
          aria-hidden
          visibility={isOfChosen === ofChosen ? 'visible' : 'hidden'}
        />
        {translate(ofChosen ? exportMessages.ofChosen(chosen) : exportMessages.ofAll)}
      </MenuItem>
    )),
  ];
  return [
    ...(chosen > 0 ? rows : []),
    ...groups.flatMap(({ key, label, names }) => [
      <Caption key={key} role="presentation">
        {label}
      </Caption>,
      ...[...formats, ...(names ? [paper] : [])].map(({ format, icon: Icon, label: name }) => (
        <MenuItem
          key={`${key}-${format}`}
          aria-label={`${translate(name)}, ${label.toLowerCase()}`}
          disabled={total === 0}
          onClick={() => onChoose({ format, ...(names && { columns: names }) })}
        >
          <Icon size={15} strokeWidth={1.6} aria-hidden />
          {translate(name)}
        </MenuItem>
      )),
    ]),
  ];
}

const Caption = styled('li')({
  padding: '8px 10px 4px',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'var(--ink-3)',
  '&:not(:first-of-type)': { marginTop: 6, borderTop: '1px solid var(--line)', paddingTop: 10 },
});
