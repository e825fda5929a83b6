import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import type { ReportFormat } from '../../domain/reports/report.ts';
import { type Message, translate } from '../../lib/language.ts';
import { saveFile } from '../ui/save-file.ts';
import { useRequest } from '../ui/use-request.ts';
import { messages } from './messages.ts';

const formats: { format: ReportFormat; label: Message | string; Icon: typeof Download }[] = [
  { format: 'xlsx', label: 'Excel (XLSX)', Icon: FileSpreadsheet },
  { format: 'csv', label: 'CSV', Icon: FileText },
  { format: 'pdf', label: messages.sheet, Icon: Printer },
];

type Props = { load: (format: ReportFormat) => Promise<Blob>; nameOf: (format: ReportFormat) => string };

/** The report as it is narrowed, as a file. */
export function ExportButton({ load, nameOf }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isPending, request } = useRequest();
  const save = (format: ReportFormat) => {
    setAnchor(null);
    return request(async () => {
      saveFile(await load(format), nameOf(format));
    });
  };
  return (
    <>
      <Button
        variant="outlined"
        loading={isPending}
        loadingPosition="start"
        startIcon={<Download size={15} strokeWidth={1.6} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate(messages.export)}
      </Button>
      <Menu
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': translate(messages.export) } }}
      >
        {formats.map(({ format, label, Icon }) => (
          <MenuItem key={format} onClick={() => save(format)}>
            <Icon size={18} strokeWidth={1.6} aria-hidden className="report-menu-icon" />
            {typeof label === 'string' ? label : translate(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
