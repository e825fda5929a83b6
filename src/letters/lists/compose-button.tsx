import PenLine from 'lucide-react/icons/pen-line';
import { LinkBase } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { mayWriteLetters } from '../../../resources/access.ts';
import { useSigned } from '../../shell/index.ts';
import { mailboxMessages } from '../messages.ts';
import './compose-button.css';

/** Writes a letter from a list on a phone, where the menu is folded; nothing for who may not write. */
export function ComposeButton() {
  const viewer = useSigned().data?.viewer;
  if (!viewer || !mayWriteLetters(viewer)) return null;
  return (
    <LinkBase
      to="/naskah-dinas/buat-naskah"
      className="mailbox-compose"
      aria-label={translate(mailboxMessages.write)}
      title={translate(mailboxMessages.write)}
    >
      <PenLine size={20} strokeWidth={1.6} aria-hidden />
    </LinkBase>
  );
}
