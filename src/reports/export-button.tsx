import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import type { ReportFormat, ReportName } from '../../domain/reports/report.ts';
import { say } from '../../lib/language.ts';
import { saveFile } from '../shell/index.ts';
import { messageOf } from './message-of.ts';
import type { ReportPlace } from './use-report-place.ts';
import { words } from './words.ts';

const formats: { format: ReportFormat; label: string; Icon: typeof Download }[] = [
  { format: 'xlsx', label: 'Excel (XLSX)', Icon: FileSpreadsheet },
  { format: 'csv', label: 'CSV', Icon: FileText },
  { format: 'pdf', label: say(words.sheet), Icon: Printer },
];

/** The report as it is narrowed, as a file. */
export function ExportButton({ report, place }: { report: ReportName; place: ReportPlace }) {
  const { reportFile } = useNaskah();
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isLoading, setLoading] = useState(false);
  const save = async (format: ReportFormat) => {
    setAnchor(null);
    setLoading(true);
    try {
      const file = await reportFile(report, format, place.narrowing, place.q);
      saveFile(file, `laporan-${report}-${place.period.from}-${place.period.to}.${format}`);
    } catch (error) {
      notify(messageOf(error) ?? say(words.exportFailed), { type: 'error' });
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        loading={isLoading}
        loadingPosition="start"
        startIcon={<Download size={15} strokeWidth={1.6} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {say(words.export)}
      </Button>
      <Menu
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': say(words.export) } }}
      >
        {formats.map(({ format, label, Icon }) => (
          <MenuItem key={format} onClick={() => void save(format)}>
            <Icon size={18} strokeWidth={1.6} aria-hidden className="report-menu-icon" />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
