import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { PdfFrame } from './pdf-frame.tsx';

type Props = { blob: Blob; title: string; isPicture: boolean };

/** A scanned paper: a picture as it is, pages in the browser's own viewer. */
export function ScanFrame({ blob, title, isPicture }: Props) {
  return isPicture ? <Picture blob={blob} title={title} /> : <PdfFrame blob={blob} title={title} />;
}

function Picture({ blob, title }: { blob: Blob; title: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return (
    url && (
      <Paper>
        <img src={url} alt={title} />
      </Paper>
    )
  );
}

const Paper = styled('div')({
  maxWidth: 820,
  margin: '0 auto',
  border: '1px solid var(--line)',
  borderRadius: 3,
  background: 'var(--paper)',
  overflow: 'hidden',
  isolation: 'isolate',
  // White takes the tone of paper, as in pdf-frame.tsx.
  '& img': { display: 'block', width: '100%', mixBlendMode: 'multiply' },
});
