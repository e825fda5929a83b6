import Button from '@mui/material/Button';
import { translate } from '../../../lib/language.ts';
import { InfoDialog } from '../../ui/info-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { saveFile } from '../../ui/save-file.ts';
import { copyMessages, useCopy } from '../../ui/use-copy.ts';
import { twoFactorMessages } from '../messages.ts';

/** Recovery codes, shown once: closes only after the user confirms that they are stored. */
export function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const copy = useCopy();
  const text = codes.join('\n');
  return (
    <InfoDialog
      title={translate(twoFactorMessages.codes)}
      isShownOnce
      className="form-dialog"
      close={translate(twoFactorMessages.kept)}
      actions={
        <>
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
        </>
      }
      onClose={onClose}
    >
      <p>{translate(twoFactorMessages.codesText)}</p>
      <ul className="account-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </InfoDialog>
  );
}
