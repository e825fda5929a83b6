import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { say } from '../../../lib/language.ts';
import { commonWords } from '../../ui/words.ts';
import { CopyField } from '../parts/copy-field.tsx';
import { tokenWords as said } from '../words.ts';

type Props = { name: string; token: string; onClose: () => void };

/** The token, this once, and how it is sent. */
export function MadeDialog({ name, token, onClose }: Props) {
  return (
    <Dialog open fullWidth aria-labelledby="token-dibuat">
      <DialogTitle id="token-dibuat">
        {say(said.made)}: {name}
      </DialogTitle>
      <DialogContent className="form-dialog">
        <p>{say(said.secret)}</p>
        <CopyField label={say(said.field)} value={token} />
        <p>{say(said.how)}</p>
        <pre className="account-example">{'Authorization: Bearer naskah_…\nX-Api-Key: naskah-web'}</pre>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {say(commonWords.close)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
