import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { say } from '../../../lib/language.ts';
import { PdfFrame } from '../../letters/sheet/index.ts';
import { words } from '../words.ts';
import { specialWords } from './words.ts';

type Props = { make: () => Promise<Blob>; refuse?: (name: string, message: string) => void };

/** "Lihat PDF": the server renders the form's values. Errors in them are set at their fields. */
export function PdfButton({ make, refuse }: Props) {
  const notify = useNotify();
  const [isMaking, setMaking] = useState(false);
  const [pdf, setPdf] = useState<Blob | null>(null);
  const show = async () => {
    setMaking(true);
    try {
      setPdf(await make());
    } catch (error) {
      const faults = faultsOf(error);
      for (const [name, message] of faults) refuse?.(name, message);
      const first = faults[0]?.[1];
      notify(first ?? (error instanceof HttpError ? error.message : say(specialWords.failed)), {
        type: 'error',
      });
    } finally {
      setMaking(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={isMaking}
        startIcon={<FileText size={15} strokeWidth={1.6} aria-hidden />}
        onClick={show}
      >
        {say(specialWords.seePdf)}
      </Button>
      {pdf && (
        <Dialog
          open
          onClose={() => setPdf(null)}
          maxWidth="md"
          aria-labelledby="sample-pdf"
          slotProps={{ paper: { style: { width: 900 } } }}
        >
          <DialogTitle id="sample-pdf">{say(specialWords.samplePdf)}</DialogTitle>
          <DialogContent>
            <PdfFrame blob={pdf} title={say(specialWords.samplePdf)} />
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={() => setPdf(null)}>
              {say(words.close)}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

function faultsOf(error: unknown): [string, string][] {
  const errors = error instanceof HttpError ? error.body?.errors : undefined;
  return Object.entries(errors ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
}
