import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { lazyPart } from '../../shell/index.ts';
import { isWritable, type Row, useDeclared, useMayUse } from '../../views/parts.ts';
import { filingMessages as messages } from './messages.ts';
import { useMoving } from './use-moving.tsx';

const FileDialog = lazyPart(() => import('./file-dialog.tsx'));

/** Moves the selected items into a filing unit, filed ones too; only active items can be moved. */
export function MoveItems({ ids }: { ids: readonly string[] }) {
  const resource = useDeclared();
  const mayUse = useMayUse();
  const move = useMoving();
  const { data, onUnselectItems } = useListContext<Row>();
  const [isOpen, setOpen] = useState(false);
  const rows = (data ?? []).filter((row) => ids.includes(row.id));
  const mayMove = rows.length < ids.length || rows.some(isWritable);
  if (resource.name !== archive.name || !mayUse(filingUnit.name) || !mayMove) return null;
  const [first] = rows;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {translate(messages.moveToUnit)}
      </button>
      <Suspense>
        {isOpen && (
          <FileDialog
            title={translate(messages.moveTitle(ids.length))}
            classificationId={first && String(first.classificationId)}
            year={Number(String(first?.documentDate ?? dayInWib()).slice(0, 4))}
            onFile={async (unitId) => {
              await move([{ ids, to: unitId }]);
              onUnselectItems();
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
