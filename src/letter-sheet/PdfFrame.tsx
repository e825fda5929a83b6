import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { say } from '../../resources/language.ts';
import { sheetWords } from './words.ts';

/** A PDF in the browser's own viewer; where there is none (phones), a button that opens it. */
export const PdfFrame = ({ blob, title }: { blob: Blob; title: string }) => {
  const [url, setUrl] = useState<string>();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  if (!url) return null;
  return (
    <Shown>
      {navigator.pdfViewerEnabled && (
        <div>
          <iframe
            src={`${url}#toolbar=0&navpanes=0&view=FitH`}
            title={title}
            className={isLoaded ? undefined : 'is-coming'}
            onLoad={() => setLoaded(true)}
          />
        </div>
      )}
      <Button href={url} target="_blank" rel="noopener" variant="outlined">
        {say(sheetWords.openPdf)}
      </Button>
    </Shown>
  );
};

const Shown = styled('div')({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  '& > div': {
    width: '100%',
    border: '1px solid var(--line)',
    borderRadius: 3,
    background: 'var(--paper)',
    overflow: 'hidden',
  },
  // The viewer leaves a dark edge of its own around the pages; the paper ends where its frame does.
  '& iframe': {
    display: 'block',
    width: 'calc(100% + 10px)',
    height: 'min(70vh, 760px)',
    margin: '-3px -5px',
    border: 0,
    transition: 'opacity 120ms 300ms',
  },
  // The viewer is a dark plate until it has the pages, a little longer than it says.
  '& iframe.is-coming': { opacity: 0 },
});
