import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { saveFile } from '../../ui/save-file.ts';
import { copyMessages, useCopy } from '../../ui/use-copy.ts';
import { twoFactorMessages } from '../messages.ts';

/** Recovery codes, shown once: closes only after the user confirms that they are stored. */
export function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const copy = useCopy();
  const text = codes.join('\n');
  return (
    <Dialog open fullWidth aria-labelledby="kode-pemulihan">
      <DialogTitle id="kode-pemulihan">{translate(twoFactorMessages.codes)}</DialogTitle>
      <DialogContent className="form-dialog">
        <p>{translate(twoFactorMessages.codesText)}</p>
        <ul className="account-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={() => void copy(text)}>
          {translate(copyMessages.copy)}
        </Button>
        <Button
          variant="text"
          onClick={() =>
            saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'kode-pemulihan-naskah.txt')
          }
        >
          {translate(commonMessages.download)}
        </Button>
        <span className="grow" />
        <Button variant="contained" onClick={onClose}>
          {translate(twoFactorMessages.kept)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
