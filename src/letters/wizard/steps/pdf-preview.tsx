import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HttpError } from 'react-admin';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { fileName } from '../../reading/file-name.ts';
import { useDownload } from '../../reading/use-download.ts';
import { DrawnPages, PdfFrame, sheetLabel, useDrawnPages } from '../../sheet/index.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { summaryMessages } from './summary-messages.ts';

/** Shows the pages as the server would print them now, once everything is saved; the PDF says why there are none. */
export function PdfPreview() {
  const { draft, autosave, saveState, sheet } = useWizard();
  const { pdfBlob } = useNaskah();
  const { download, isBusy } = useDownload();
  const [isSaved, setIsSaved] = useState(false);
  const { version } = autosave.snapshot();

  useEffect(() => {
    if (saveState.kind === 'untouched' || saveState.kind === 'saved') setIsSaved(true);
    else void autosave.flush().then(setIsSaved);
  }, [autosave, saveState.kind]);

  const pages = useDrawnPages(draft.id, version, isSaved);
  const hasNone = pages.data === null || pages.isError;
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['letter', draft.id, 'pdf', version],
    queryFn: ({ signal }) => pdfBlob(draft.id, { signal }),
    enabled: isSaved && version !== undefined && hasNone,
    retry: 1,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (version === undefined) return null;
  return (
    <Part aria-label={translate(summaryMessages.pdf)}>
      <h2>{translate(summaryMessages.pdf)}</h2>
      {!hasNone ? (
        <>
          <DrawnPages drawn={pages.data} label={sheetLabel(sheet)} />
          <Button
            variant="outlined"
            disabled={!isSaved || isBusy}
            onClick={() =>
              download(() => pdfBlob(draft.id), fileName({ number: null, subject: draft.subject }, 'pdf'))
            }
          >
            {translate(summaryMessages.downloadPdf)}
          </Button>
        </>
      ) : isError ? (
        <div>
          <p>
            {error instanceof HttpError && error.status === 422
              ? error.message
              : translate(summaryMessages.pdfFailed)}
          </p>
          <Button onClick={() => refetch()} variant="outlined">
            {translate(commonMessages.retry)}
          </Button>
        </div>
      ) : data ? (
        <PdfFrame blob={data} title={translate(summaryMessages.pdfTitle)} />
      ) : (
        <Skeleton variant="rounded" height={320} animation={false} />
      )}
    </Part>
  );
}

const Part = styled('section')({
  '& h2': { margin: '0 0 10px', fontSize: '0.875rem', lineHeight: '20px', fontWeight: 650 },
  '& p': { margin: '0 0 10px', color: 'var(--ink-2)' },
  '& > button': { marginTop: 12 },
});
