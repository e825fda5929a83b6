import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { PdfFrame } from '../../letters/sheet/index.ts';
import { failureMessage, fieldErrors } from '../../ui/failures.ts';
import { commonMessages } from '../../ui/messages.ts';
import { useRequest } from '../../ui/use-request.ts';
import { specialMessages } from './messages.ts';

type Props = { make: () => Promise<Blob>; refuse?: (name: string, message: string) => void };

/** "Lihat PDF": the server renders the form's values. Errors in them are set at their fields. */
export function PdfButton({ make, refuse }: Props) {
  const notify = useNotify();
  const { isPending, request } = useRequest((failure) => {
    for (const [name, message] of Object.entries(fieldErrors(failure))) refuse?.(name, message);
    notify(failureMessage(failure), { type: 'error' });
  });
  const [pdf, setPdf] = useState<Blob | null>(null);
  const show = () => request(async () => setPdf(await make()));
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={isPending}
        startIcon={<FileText size={15} strokeWidth={1.6} aria-hidden />}
        onClick={show}
      >
        {translate(specialMessages.seePdf)}
      </Button>
      {pdf && (
        <Dialog
          open
          onClose={() => setPdf(null)}
          maxWidth="md"
          aria-labelledby="sample-pdf"
          slotProps={{ paper: { style: { width: 900 } } }}
        >
          <DialogTitle id="sample-pdf">{translate(specialMessages.samplePdf)}</DialogTitle>
          <DialogContent>
            <PdfFrame blob={pdf} title={translate(specialMessages.samplePdf)} />
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={() => setPdf(null)}>
              {translate(commonMessages.close)}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
