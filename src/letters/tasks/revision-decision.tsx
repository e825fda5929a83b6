import Button from '@mui/material/Button';
import Pencil from 'lucide-react/icons/pencil';
import { LinkBase } from 'react-admin';
import type { Letter } from '../../../domain/letters/letter.ts';
import { lastReturn } from '../../../domain/letters/letter-life.ts';
import type { TimelineEntry } from '../../../domain/letters/letter-timeline.ts';
import { translate } from '../../../lib/language.ts';
import { ReturnedNote } from '../reading/returned-note.tsx';
import { detailMessages } from './detail-messages.ts';

export function RevisionDecision({ letter, timeline }: { letter: Letter; timeline: TimelineEntry[] }) {
  const returned = lastReturn(timeline);
  return (
    <div className="mailbox-deciding">
      {returned ? <ReturnedNote {...returned} /> : <span />}
      <div className="mailbox-decide">
        <Button
          component={LinkBase}
          to={`/naskah-dinas/${letter.id}/edit`}
          variant="contained"
          size="large"
          startIcon={<Pencil size={15} strokeWidth={1.6} aria-hidden />}
        >
          {translate(detailMessages.mend)}
        </Button>
      </div>
    </div>
  );
}
