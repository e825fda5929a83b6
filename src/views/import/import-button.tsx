import Upload from 'lucide-react/icons/upload';
import { lazy, Suspense, useState } from 'react';
import type { Resource } from '../../../resources/declare.ts';
import { ActionButton } from '../page/action-button.tsx';
import { useSay } from '../say.ts';
import { importWords } from './words.ts';

const ImportDialog = lazy(() => import('./import-dialog.tsx'));

/** Opens the import of a list; what is made from other records is imported there. */
export function ImportButton({ resource }: { resource: Resource }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  if (resource.view) return null;
  return (
    <>
      <ActionButton
        label={say(importWords.open)}
        icon={Upload}
        collapses
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ImportDialog resource={resource} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
