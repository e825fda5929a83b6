import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { type AuditQuery, createAuditLogVerbs } from '../../dataProvider/audit-log.ts';
import { useNaskah } from '../../dataProvider/index.ts';
import { translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { useActions } from '../shell/index.ts';
import { saveFile } from '../ui/save-file.ts';
import { useRequest } from '../ui/use-request.ts';
import { auditMessages as messages } from './messages.ts';

const formats = ['xlsx', 'csv'] as const;

/** The log as it is narrowed, as a file. */
export function ExportButton({ asked }: { asked: AuditQuery }) {
  const { exportAuditLog } = createAuditLogVerbs(useNaskah());
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isPending, request } = useRequest();
  const save = (format: (typeof formats)[number]) => {
    setAnchor(null);
    void request(async () =>
      saveFile(await exportAuditLog(asked, format), `log-audit-${dayInWib()}.${format}`),
    );
  };
  useActions([{ words: translate(messages.xlsx), run: () => save('xlsx') }]);
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
        {translate(messages.exportAs)}
      </Button>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': translate(messages.exportAs) } }}
        >
          {formats.map((format) => (
            <MenuItem key={format} onClick={() => save(format)}>
              {translate(messages[format])}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
