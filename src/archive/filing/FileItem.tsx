import { useQueryClient } from '@tanstack/react-query';
import FolderInput from 'lucide-react/icons/folder-input';
import { lazy, Suspense, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { useSigned } from '../../shell/index.ts';
import { ActionButton, type Row, useDeclared, useMayUse, useSay } from '../../views/parts.ts';
import { filedWords } from './filed-words.ts';
import { useTellFiled } from './use-tell-filed.tsx';
import { filingWords as words } from './words.ts';

const FileDialog = lazy(() => import('./FileDialog.tsx'));

/** Files an item from its own page; filing units to choose from are those of the reader's unit, so only its items. */
const FileItem = ({ row }: { row: Row }) => {
  const say = useSay();
  const tell = useTellFiled();
  const client = useQueryClient();
  const resource = useDeclared();
  const mayUse = useMayUse();
  const { data: signed } = useSigned();
  const { fileArchives } = useNaskah();
  const [isOpen, setOpen] = useState(false);
  if (!mayUse(filingUnit.name) || signed?.user.unitId !== row.unitId) return null;
  const before = typeof row.filingUnitId === 'string' ? row.filingUnitId : null;
  const into = async (unitId: string | null) => {
    const outcome = await fileArchives([row.id], unitId);
    for (const queryKey of [[resource.name], [filingUnit.name], ['filing'], ['archive-detail', row.id]])
      void client.invalidateQueries({ queryKey });
    return outcome;
  };
  return (
    <>
      <ActionButton
        variant="outlined"
        label={say(words.file)}
        icon={FolderInput}
        collapses
        onClick={() => setOpen(true)}
      />
      <Suspense>
        {isOpen && (
          <FileDialog
            title={say(words.fileTitle(1))}
            classificationId={String(row.classificationId)}
            year={Number(String(row.documentDate).slice(0, 4))}
            onFile={async (unitId) => {
              const outcome = await into(unitId);
              tell(say(filedWords(outcome)), async () => void (await into(before)));
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
};

export default FileItem;
