import Menu from '@mui/material/Menu';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import type { Resource } from '../../../../resources/declare.ts';
import { useOffers } from '../../../shell/index.ts';
import { messages } from '../../messages.ts';
import { useExportItems } from '../export-items.tsx';
import { exportMessages } from '../export-messages.ts';
import { useExport } from '../use-export.ts';

/** Exports the chosen rows, on whichever pages they are; a second click cancels. */
export default function BulkExport({ resource, ids }: { resource: Resource; ids: readonly string[] }) {
  const { bytes, start, stop } = useExport(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const items = useExportItems({
    ...{ resource, total: ids.length, chosen: 0, isOfChosen: true, onOfChosen: () => undefined },
    onChoose: (choice) => {
      close();
      void start({ ...choice, ids });
    },
  });
  if (!useOffers('transfer')) return null;
  const isRunning = bytes !== undefined;
  const Icon = isRunning ? X : Download;
  return (
    <>
      <button
        type="button"
        aria-haspopup={isRunning ? undefined : 'menu'}
        aria-expanded={anchor ? true : undefined}
        onClick={(event) => (isRunning ? stop() : setAnchor(event.currentTarget))}
      >
        <Icon size={15} strokeWidth={1.6} aria-hidden />
        {translate(isRunning ? exportMessages.stop(bytes) : messages.export)}
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{
          list: { 'aria-label': translate(messages.export) },
          paper: { style: { marginTop: '-4px', minWidth: 220 } },
        }}
      >
        {items}
      </Menu>
    </>
  );
}
