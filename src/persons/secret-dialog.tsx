import { translate } from '../../lib/language.ts';
import { CopyField } from '../ui/copy-field.tsx';
import { InfoDialog } from '../ui/info-dialog.tsx';
import { personMessages as said } from './messages.ts';

type Props = { name: string; onClose: () => void } & ({ url: string } | { password: string });

/** A link or a password to hand over, shown this once. */
export function SecretDialog({ name, onClose, ...secret }: Props) {
  const isLink = 'url' in secret;
  return (
    <InfoDialog
      title={translate(isLink ? said.linkTitle(name) : said.passwordTitle(name))}
      isShownOnce
      className="form-dialog"
      onClose={onClose}
    >
      <p>{translate(isLink ? said.linkText : said.passwordText)}</p>
      <CopyField
        label={translate(isLink ? said.link : said.temporaryPassword)}
        value={isLink ? secret.url : secret.password}
      />
    </InfoDialog>
  );
}
