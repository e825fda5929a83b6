import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ChartColumn from 'lucide-react/icons/chart-column';
import Upload from 'lucide-react/icons/upload';
import { LinkBase, useListFilterContext } from 'react-admin';
import { dataReportAddress } from '../../../domain/reports/data-report-page.ts';
import { translate } from '../../../lib/language.ts';
import { openImport } from '../import/open-message.ts';
import { messages } from '../messages.ts';
import { type ExportItems, useExportItems } from './export-items.tsx';
import { exportMessages } from './export-messages.ts';

type Props = ExportItems & {
  anchor: HTMLElement;
  onClose: () => void;
  /** On a phone the export menu also has the import. */
  onImport: (() => void) | undefined;
};

/** What is downloaded, and as what. */
export default function ExportMenu({ anchor, onClose, onImport, ...choices }: Props) {
  const items = useExportItems(choices);
  const { filterValues } = useListFilterContext();
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': translate(messages.export) },
        paper: { style: { marginTop: '4px', minWidth: 220 } },
      }}
    >
      {items}
      <MenuItem
        component={LinkBase}
        to={dataReportAddress({
          resource: choices.resource.viewOfResource ?? choices.resource.name,
          groups: [],
          measures: [],
          filter: filterValues,
        })}
        style={{ borderTop: '1px solid var(--line)', borderRadius: 0, marginTop: '6px' }}
      >
        <ChartColumn size={15} strokeWidth={1.6} aria-hidden />
        {translate(exportMessages.report)}
      </MenuItem>
      {onImport && (
        <MenuItem
          onClick={() => {
            onClose();
            onImport();
          }}
          style={{ borderTop: '1px solid var(--line)', borderRadius: 0, marginTop: '6px' }}
        >
          <Upload size={15} strokeWidth={1.6} aria-hidden />
          {translate(openImport)}
        </MenuItem>
      )}
    </Menu>
  );
}
