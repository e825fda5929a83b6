import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useListFilterContext, useListPaginationContext, useListSortContext, useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Resource } from '../../../resources/declare.ts';
import { beginWork, formatSize, saveFile } from '../../shell/index.ts';
import { canImport, useImportDialog } from '../import/import-button.tsx';
import { exportWords, importWords } from '../import/words.ts';
import { messageOf } from '../message-of.ts';
import { ActionButton } from '../page/action-button.tsx';
import { useSay } from '../say.ts';
import { words } from '../words.ts';
import { shownNames } from './export.ts';
import { useColumns } from './use-columns.ts';

type Format = 'csv' | 'xlsx';
const formats = [
  { format: 'csv', icon: FileText, label: exportWords.csv },
  { format: 'xlsx', icon: FileSpreadsheet, label: exportWords.xlsx },
] as const;

/** Downloads everything that matches, in the order shown, not only this page; a second press stops it. */
export function ExportButton({ resource }: { resource: Resource }) {
  const say = useSay();
  const { total } = useListPaginationContext();
  const { columns } = useColumns(resource);
  const { bytes, start, stop } = useExport(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isPhone = useMediaQuery('(max-width: 599px)');
  const { open, dialog } = useImportDialog(resource);
  const hasImport = isPhone && canImport(resource);
  const choose = (format: Format, names?: string[]) => {
    setAnchor(null);
    void start(format, names);
  };
  const groups = [
    { key: 'shown', label: say(exportWords.shown), names: shownNames(columns) },
    { key: 'all', label: say(exportWords.all), names: undefined },
  ];
  if (bytes !== undefined)
    return (
      <ActionButton
        label={say(exportWords.stop(bytes > 0 ? formatSize(bytes) : ''))}
        icon={X}
        collapses
        onClick={stop}
      />
    );
  return (
    <>
      <ActionButton
        label={say(words.export)}
        icon={Download}
        collapses
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        disabled={!total && !hasImport}
      />
      <Menu
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': say(words.export) }, paper: { sx: { mt: '4px', minWidth: 220 } } }}
      >
        {groups.flatMap(({ key, label, names }) => [
          <Caption key={key} role="presentation">
            {label}
          </Caption>,
          ...formats.map(({ format, icon: Icon, label: name }) => (
            <MenuItem
              key={`${key}-${format}`}
              aria-label={`${say(name)}, ${label.toLowerCase()}`}
              disabled={!total}
              onClick={() => choose(format, names)}
            >
              <Icon size={15} strokeWidth={1.6} aria-hidden />
              {say(name)}
            </MenuItem>
          )),
        ])}
        {hasImport && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              open();
            }}
            sx={{ borderTop: '1px solid var(--line)', borderRadius: 0, marginTop: '6px' }}
          >
            <Upload size={15} strokeWidth={1.6} aria-hidden />
            {say(importWords.open)}
          </MenuItem>
        )}
      </Menu>
      {dialog}
    </>
  );
}

/** Fetches the file with the session and hands it over, also when the person has gone elsewhere; `bytes` meanwhile. */
function useExport(resource: Resource) {
  const say = useSay();
  const notify = useNotify();
  const naskah = useNaskah();
  const { filterValues } = useListFilterContext();
  const { sort } = useListSortContext();
  const [bytes, setBytes] = useState<number>();
  const under = useRef<AbortController>(undefined);
  const start = async (format: Format, columns?: string[]) => {
    const controller = new AbortController();
    under.current = controller;
    let shown = 0;
    setBytes(0);
    const work = beginWork(`${say(words.export)}: ${say(resource.label)}`, () => controller.abort());
    try {
      const file = await naskah.exportRecords(resource.name, {
        format,
        columns,
        filter: filterValues,
        sort,
        signal: controller.signal,
        onProgress: (arrived) => {
          if (Date.now() - shown < 200) return;
          shown = Date.now();
          setBytes(arrived);
          work.progress(formatSize(arrived));
        },
      });
      saveFile(file.blob, file.fileName);
      notify(say(exportWords.done(file.rows)), { type: 'success' });
      work.end('done', say(exportWords.done(file.rows)));
    } catch (error) {
      if (controller.signal.aborted) return work.end('cancelled');
      notify(messageOf(error), { type: 'error' });
      work.end('failed', messageOf(error));
    } finally {
      setBytes(undefined);
    }
  };
  return { bytes, start, stop: () => under.current?.abort() };
}

const Caption = styled('li')({
  padding: '8px 10px 4px',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'var(--ink-3)',
  '&:not(:first-of-type)': { marginTop: 6, borderTop: '1px solid var(--line)', paddingTop: 10 },
});
