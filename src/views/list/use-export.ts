import { useRef, useState } from 'react';
import { useListFilterContext, useListSortContext, useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { beginWork } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import { formatSize } from '../../ui/format.ts';
import { saveFile } from '../../ui/save-file.ts';
import { messages } from '../messages.ts';
import { exportMessages } from './export-messages.ts';

/** Export options. Default columns: all; default rows: all matches. */
export type ExportChoice = {
  format: 'csv' | 'xlsx' | 'pdf';
  columns?: string[];
  ids?: readonly string[] | undefined;
};

/** Downloads the file with the session, also after navigation; `bytes` is the progress. */
export function useExport(resource: Resource) {
  const notify = useNotify();
  const naskah = useNaskah();
  const { filterValues } = useListFilterContext();
  const { sort } = useListSortContext();
  const [bytes, setBytes] = useState<number>();
  const under = useRef<AbortController>(undefined);
  const start = async (choice: ExportChoice) => {
    const controller = new AbortController();
    under.current = controller;
    let shown = 0;
    setBytes(0);
    const work = beginWork(`${translate(messages.export)}: ${translate(resource.label)}`, () =>
      controller.abort(),
    );
    try {
      const file = await naskah.exportRecords(resource.name, {
        ...choice,
        filter: filterValues,
        sort,
        signal: controller.signal,
        onProgress: (arrived) => {
          if (Date.now() - shown < 200) return;
          shown = Date.now();
          setBytes(arrived);
          work.progress(formatSize(arrived));
        },
      });
      saveFile(file.blob, file.fileName);
      notify(translate(exportMessages.done(file.rows)), { type: 'success' });
      work.end('done', translate(exportMessages.done(file.rows)));
    } catch (error) {
      if (controller.signal.aborted) return work.end('cancelled');
      notify(failureMessage(error), { type: 'error' });
      work.end('failed', failureMessage(error));
    } finally {
      setBytes(undefined);
    }
  };
  return { bytes, start, stop: () => under.current?.abort() };
}
