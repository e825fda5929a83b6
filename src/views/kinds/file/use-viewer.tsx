import { type ReactNode, Suspense, useState } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { isShownType } from '../../../../lib/shown-types.ts';
import type { RecordFile } from '../../../../resources/declare.ts';
import { lazyPart } from '../../../shell/index.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useRequest } from '../../../ui/use-request.ts';
import type { FilesOf } from './viewer.tsx';

const Viewer = lazyPart(() => import('./viewer.tsx'));

/** Opens files in the page where it can show them, and downloads the others. */
export function useViewer(of: FilesOf): { open: (file: RecordFile) => void; viewer: ReactNode } {
  const { recordFileBlob } = useNaskah();
  const { request } = useRequest();
  const [shownId, setShownId] = useState<string>();
  const shown = of.files.filter(({ type }) => isShownType(type));
  const at = shown.findIndex(({ id }) => id === shownId);

  const download = (file: RecordFile) =>
    void request(async () => {
      const { resource, recordId, field } = of;
      const blob = await recordFileBlob({ resource, recordId, field, fileId: file.id });
      saveFile(blob, named(file));
    });
  return {
    open: (file) => (isShownType(file.type) ? setShownId(file.id) : download(file)),
    viewer: at >= 0 && (
      <Suspense fallback={null}>
        <Viewer
          {...of}
          files={shown}
          at={at}
          onShow={(next) => setShownId(shown[next]?.id)}
          onDownload={download}
          onClose={() => setShownId(undefined)}
        />
      </Suspense>
    ),
  };
}

const ends: Record<string, string> = { 'application/pdf': '.pdf', 'image/png': '.png', 'image/jpeg': '.jpg' };
/** A title need not end as its file does; other kinds keep their name. */
const named = ({ title, type }: RecordFile): string =>
  /\.\w{2,5}$/.test(title) ? title : `${title}${ends[type] ?? ''}`;
