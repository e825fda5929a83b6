import { translate } from '../../../lib/language.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import { InfoDialog } from '../../ui/info-dialog.tsx';
import { tokenMessages as said } from '../messages.ts';

type Props = { name: string; token: string; onClose: () => void };

/** The token, this once, and how it is sent. */
export function MadeDialog({ name, token, onClose }: Props) {
  return (
    <InfoDialog
      title={
        <>
          {translate(said.made)}: {name}
        </>
      }
      isShownOnce
      className="form-dialog"
      onClose={onClose}
    >
      <p>{translate(said.secret)}</p>
      <CopyField label={translate(said.field)} value={token} />
      <p>{translate(said.how)}</p>
      <pre className="account-example">{'Authorization: Bearer naskah_…\nX-Api-Key: naskah-web'}</pre>
    </InfoDialog>
  );
}
