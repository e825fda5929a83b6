import { useEffect, useState } from 'react';
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'unpdf/pdfjs';

export type { PDFDocumentProxy } from 'unpdf/pdfjs';

type Loaded = { pdf: PDFDocumentProxy | null; isFailed: boolean };

/** A PDF opened for showing; nothing in it is run. */
export function usePdf(blob: Blob): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ pdf: null, isFailed: false });
  useEffect(() => {
    let isGone = false;
    let opened: PDFDocumentProxy | undefined;
    setLoaded({ pdf: null, isFailed: false });
    const open = async () => {
      const data = new Uint8Array(await blob.arrayBuffer());
      opened = await getDocument({ data, worker: readingWorker(), verbosity: 0 }).promise;
      if (isGone) await opened.loadingTask.destroy();
      else setLoaded({ pdf: opened, isFailed: false });
    };
    open().catch(() => !isGone && setLoaded({ pdf: null, isFailed: true }));
    return () => {
      isGone = true;
      void opened?.loadingTask.destroy();
    };
  }, [blob]);
  return loaded;
}

let worker: PDFWorker | undefined;

/** One for all files: a scan is decoded beside the page, so that keys in its fields do not wait for it. */
function readingWorker(): PDFWorker {
  worker ??= PDFWorker.create({
    port: new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' }),
  });
  return worker;
}
