import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { say } from '../../../lib/language.ts';
import { sheetWords } from './words.ts';

/** A PDF in the browser's own viewer; where there is none (phones), a button that opens it. */
export const PdfFrame = ({ blob, title }: { blob: Blob; title: string }) => {
  const [url, setUrl] = useState<string>();
  const [isLoaded, setLoaded] = useState(false);
  const [frame, isInside] = useFocusInside();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  if (!url) return null;
  return (
    <Shown>
      {navigator.pdfViewerEnabled && (
        <div data-focus={isInside || undefined}>
          <iframe
            ref={frame}
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

/** Whether the focus is inside of the frame: its page does not tell, and no selector does. */
function useFocusInside() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    const look = () =>
      setTimeout(() => {
        const isThere = document.activeElement === frame.current;
        setInside(isThere);
        // A browser brings no frame into sight that Tab goes to.
        if (isThere) frame.current?.scrollIntoView({ block: 'nearest' });
      });
    addEventListener('blur', look);
    addEventListener('focus', look);
    return () => {
      removeEventListener('blur', look);
      removeEventListener('focus', look);
    };
  }, []);
  return [frame, isInside] as const;
}

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
  '& > div[data-focus]': { outline: '2px solid var(--focus)', outlineOffset: 2 },
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
