import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { lazyPart, useIsPhone, useOffers } from '../../shell/index.ts';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import { useImportDialog, useMayImport } from '../import/import-button.tsx';
import { messages } from '../messages.ts';
import { ActionButton } from '../page/action-button.tsx';
import { useMay } from '../use-may-use.ts';
import { exportMessages } from './export-messages.ts';
import { useExport } from './use-export.ts';

const ExportMenu = lazyPart(() => import('./export-menu.tsx'));

/** Exports the selected rows, or all matches beyond this page, in the shown order; a second click cancels. */
export function ExportButton({ resource }: { resource: Resource }) {
  const { total, selectedIds } = useListContext();
  const { bytes, start, stop } = useExport(resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOfChosen, setOfChosen] = useState(true);
  const isPhone = useIsPhone();
  const { open, dialog } = useImportDialog(resource);
  const mayImport = useMayImport(resource);
  const mayExport = useMay(resource)('export');
  const hasImport = isPhone && mayImport;
  const chosen = selectedIds.map(String);
  const isOffered = useOffers('transfer');
  usePrefetch(ExportMenu.load, isOffered && mayExport);
  if (!isOffered) return null;
  if (bytes !== undefined)
    return <ActionButton label={translate(exportMessages.stop(bytes))} icon={X} collapses onClick={stop} />;
  if (!mayExport && !hasImport) return null;
  return (
    <>
      <ActionButton
        label={translate(messages.export)}
        icon={Download}
        collapses
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : undefined}
        onClick={(event) => {
          // Default to the selection each time: a selection made by hand is meant.
          setOfChosen(true);
          setAnchor(event.currentTarget);
        }}
        // Views that ask for their own rows know no total.
        disabled={total === 0 && !hasImport}
      />
      {anchor && (
        <Suspense>
          <ExportMenu
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onImport={hasImport ? open : undefined}
            {...{ resource, total, isOfChosen }}
            chosen={chosen.length}
            onOfChosen={setOfChosen}
            onChoose={(choice) => {
              setAnchor(null);
              void start({ ...choice, ...(isOfChosen && chosen.length > 0 && { ids: chosen }) });
            }}
          />
        </Suspense>
      )}
      {dialog}
    </>
  );
}
