import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useRef, useState } from 'react';
import { type Messages, translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';

/** Texts beside the paper, not on it. */
const sheetMessages = {
  openPdf: { id: 'Buka PDF di tab baru', en: 'Open the PDF in a new tab' },
} satisfies Messages;

// Needed by few.
const PdfView = lazyPart(async () => ({ default: (await import('../../file-viewer/index.ts')).PdfView }));

/** A PDF in the browser's own viewer, or in ours where it has none (phones). */
export function PdfFrame({ blob, title }: { blob: Blob; title: string }) {
  const [url, setUrl] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const [frame, isInside] = useFocusInside();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  if (!url) return null;
  return (
    <Shown>
      {navigator.pdfViewerEnabled ? (
        <div data-focus={isInside || undefined}>
          <iframe
            // One frame for each: the viewer is dark while it goes from one to the next.
            key={url}
            ref={frame}
            src={`${url}#toolbar=0&navpanes=0&view=FitH`}
            title={title}
            className={loaded === url ? undefined : 'is-coming'}
            onLoad={() => setLoaded(url)}
          />
        </div>
      ) : (
        <div className="ours">
          <Suspense>
            <PdfView blob={blob} title={title} />
          </Suspense>
        </div>
      )}
      <Button href={url} target="_blank" rel="noopener" variant="outlined">
        {translate(sheetMessages.openPdf)}
      </Button>
    </Shown>
  );
}

/** Tracks focus inside the iframe: it emits no focus events here, and no selector matches it. */
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
    isolation: 'isolate',
  },
  '& > .ours': { height: 'min(70vh, 760px)', background: 'var(--surface)' },
  // Until its pages are there it is an empty sheet.
  '& > .ours:not(:has(.pdf-view))': { background: 'var(--paper)', '& p': { color: 'var(--paper-ink)' } },
  '& > .ours .pdf-page': { background: 'var(--paper)', '& canvas': { mixBlendMode: 'multiply' } },
  '& > div[data-focus]': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  // The viewer draws a dark edge around the pages: crop it.
  '& iframe': {
    display: 'block',
    width: 'calc(100% + 10px)',
    height: 'min(70vh, 760px)',
    margin: '-3px -5px',
    border: 0,
    transition: 'opacity 120ms 700ms',
    // White takes the tone of paper, a little darker in dark mode.
    mixBlendMode: 'multiply',
  },
  // The viewer is dark until its pages are drawn, half a second after `load` and more.
  '& iframe.is-coming': { opacity: 0 },
});
