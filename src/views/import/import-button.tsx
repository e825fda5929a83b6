import Upload from 'lucide-react/icons/upload';
import { Suspense, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { lazyPart, useIsPhone, useOffers } from '../../shell/index.ts';
import { ActionButton } from '../page/action-button.tsx';
import { useMay, useMayAddHere } from '../use-may-use.ts';
import { openImport } from './open-message.ts';

const ImportDialog = lazyPart(() => import('./import-dialog.tsx'));

/**
 * Whether the viewer may import here; not into views, whose records are imported in the resources they are made
 * from.
 */
export function useMayImport(resource: Resource): boolean {
  const may = useMay(resource);
  const mayAdd = useMayAddHere(resource);
  return !resource.view && may('import') && (mayAdd || may('change'));
}

/** Import button of a list; on a phone the export menu has it, for want of room in the heading. */
export function ImportButton({ resource }: { resource: Resource }) {
  const isPhone = useIsPhone();
  const mayImport = useMayImport(resource);
  const { open, dialog } = useImportDialog(resource);
  const isOffered = useOffers('transfer');
  if (isPhone || !isOffered || !mayImport) return null;
  return (
    <>
      <ActionButton label={translate(openImport)} icon={Upload} aria-haspopup="dialog" onClick={open} />
      {dialog}
    </>
  );
}

/** The import's dialog, loaded when it is opened. */
export function useImportDialog(resource: Resource) {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && (
      <Suspense>
        <ImportDialog resource={resource} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
