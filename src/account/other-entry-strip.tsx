import Button from '@mui/material/Button';
import type { ReachedBy } from '../../domain/letters/letter.ts';
import { type Message, type Messages, translate } from '../../lib/language.ts';
import { useRequest } from '../ui/use-request.ts';
import { Strip } from '../views/parts.ts';
import { useSwitchRole } from './use-switch-role.ts';

const otherEntryMessages = {
  onlyRead: {
    id: 'Naskah ini masuk dalam peran Anda yang lain, jadi di sini hanya dapat dibaca.',
    en: 'This letter belongs to another of your roles, so here it can only be read.',
  },
  change: (post: string): Message => ({ id: `Beralih ke peran ${post}`, en: `Switch to the role ${post}` }),
} satisfies Messages;

/** Notice above a letter that another role of the user reaches: why it is read-only, with a switch to that role. */
export default function OtherEntryStrip({ reachedBy }: { reachedBy: ReachedBy }) {
  const switchTo = useSwitchRole();
  const { isPending, request } = useRequest();
  const change = () => request(() => switchTo(reachedBy.entryId, reachedBy.page));
  return (
    <Strip
      tone="info"
      action={
        <Button size="small" loading={isPending} onClick={change}>
          {translate(otherEntryMessages.change(reachedBy.label))}
        </Button>
      }
    >
      {translate(otherEntryMessages.onlyRead)}
    </Strip>
  );
}
