import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { tokenMessages as said } from '../messages.ts';
import { CopyField } from '../parts/copy-field.tsx';

type Props = { name: string; token: string; onClose: () => void };

/** The token, this once, and how it is sent. */
export function MadeDialog({ name, token, onClose }: Props) {
  return (
    <Dialog open fullWidth aria-labelledby="token-dibuat">
      <DialogTitle id="token-dibuat">
        {translate(said.made)}: {name}
      </DialogTitle>
      <DialogContent className="form-dialog">
        <p>{translate(said.secret)}</p>
        <CopyField label={translate(said.field)} value={token} />
        <p>{translate(said.how)}</p>
        <pre className="account-example">{'Authorization: Bearer naskah_…\nX-Api-Key: naskah-web'}</pre>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate(commonMessages.close)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
