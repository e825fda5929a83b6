import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { formatSize } from '../../shell/index.ts';
import { canImport, useImportDialog } from '../import/import-button.tsx';
import { exportWords, importWords } from '../import/words.ts';
import { ActionButton } from '../page/action-button.tsx';
import { useSay } from '../say.ts';
import { words } from '../words.ts';
import { useExportItems } from './export-items.tsx';
import { useExport } from './use-export.ts';

/**
 * Downloads the chosen rows, or everything that matches and not only this page, in the order shown; a second press stops
 * it.
 */
export function ExportButton({ resource }: { resource: Resource }) {
  const say = useSay();
  const { total, selectedIds } = useListContext();
  const { bytes, start, stop } = useExport(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOfChosen, setOfChosen] = useState(true);
  const isPhone = useMediaQuery('(max-width: 599px)');
  const { open, dialog } = useImportDialog(resource);
  const hasImport = isPhone && canImport(resource);
  const chosen = selectedIds.map(String);
  const items = useExportItems({
    resource,
    total,
    chosen: chosen.length,
    isOfChosen,
    onOfChosen: setOfChosen,
    onChoose: (choice) => {
      setAnchor(null);
      void start({ ...choice, ...(isOfChosen && chosen.length > 0 && { ids: chosen }) });
    },
  });
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
        onClick={(event) => {
          // What was chosen by hand is what is meant, each time anew.
          setOfChosen(true);
          setAnchor(event.currentTarget);
        }}
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
        {items}
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
