import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { LinkBase } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { mailboxMessages } from '../messages.ts';

/** The one action of an empty list: write a letter. */
export function WriteButton() {
  return (
    <Button
      component={LinkBase}
      to="/naskah-dinas/buat-naskah"
      variant="outlined"
      startIcon={<Plus size={15} strokeWidth={1.6} aria-hidden />}
    >
      {translate(mailboxMessages.write)}
    </Button>
  );
}
