import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { translate } from '../../lib/language.ts';
import { isShownType } from '../../lib/shown-types.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { failureMessage } from '../ui/failures.ts';
import { commonMessages } from '../ui/messages.ts';
import { viewerMessages as messages } from './messages.ts';

/** Pages of a PDF; large, so only where there are some. */
export const PdfView = lazy(() => import('./pdf-view.tsx'));

type Props = {
  /** Under which its bytes are kept for a while. */
  queryKey: readonly string[];
  read: (signal: AbortSignal) => Promise<Blob>;
  file: { fileName: string; mimeType: string };
  title: string;
  /** Absent where the reader has the file already. */
  onDownload?: () => void;
};

/** File viewer: PDFs and pictures; other kinds are offered for download. */
export function FileView({ queryKey, read, file, title, onDownload }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    enabled: isShownType(file.mimeType),
    // Each opening of an archive's file is logged: looking away and back is not another one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (!isShownType(file.mimeType))
    return (
      <EmptyState
        title={file.fileName}
        text={translate(messages.noPreview)}
        action={
          onDownload && (
            <Button variant="contained" onClick={onDownload}>
              {translate(commonMessages.download)}
            </Button>
          )
        }
      />
    );
  if (error)
    return <EmptyState title={translate(messages.failed)} text={failureMessage(error)} onRetry={refetch} />;
  if (!data) return <Note role="status">{translate(messages.opening)}</Note>;
  // A picture above Biasa comes as a PDF with the reader's name across it.
  if (data.type.startsWith('application/pdf'))
    return (
      <Suspense fallback={<Note role="status">{translate(messages.opening)}</Note>}>
        <PdfView blob={data} title={title} />
      </Suspense>
    );
  return <Picture blob={data} title={title} />;
}

function Picture({ blob, title }: { blob: Blob; title: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return <Frame>{url && <img src={url} alt={title} />}</Frame>;
}

const Frame = styled('div')({
  height: '100%',
  overflow: 'auto',
  padding: 12,
  background: 'var(--sunken)',
  '& img': { display: 'block', maxWidth: '100%', margin: '0 auto', borderRadius: 3 },
});
const Note = styled('p')({ margin: 0, padding: 24, color: 'var(--ink-3)', textAlign: 'center' });
