import FolderInput from 'lucide-react/icons/folder-input';
import { Suspense, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { lazyPart, useSigned } from '../../shell/index.ts';
import { ActionButton, type Row, useMayUse } from '../../views/parts.ts';
import { filingMessages as messages } from './messages.ts';
import { useMoving } from './use-moving.tsx';

const FileDialog = lazyPart(() => import('./file-dialog.tsx'));

/** Files an item from its own page. Offers filing units of the user's unit, so only for its items. */
function FileItem({ row }: { row: Row }) {
  const move = useMoving();
  const mayUse = useMayUse();
  const { data: signed } = useSigned();
  const [isOpen, setOpen] = useState(false);
  if (!mayUse(filingUnit.name) || signed?.user.unitId !== row.unitId) return null;
  return (
    <>
      <ActionButton
        variant="outlined"
        label={translate(messages.file)}
        icon={FolderInput}
        collapses
        onClick={() => setOpen(true)}
      />
      <Suspense>
        {isOpen && (
          <FileDialog
            title={translate(messages.fileTitle(1))}
            classificationId={String(row.classificationId)}
            year={Number(String(row.documentDate).slice(0, 4))}
            onFile={(unitId) => move([{ ids: [row.id], to: unitId }])}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

export default FileItem;
