import Button from '@mui/material/Button';
import Pencil from 'lucide-react/icons/pencil';
import { LinkBase } from 'react-admin';
import type { Letter } from '../../../domain/letters/letter.ts';
import { lastReturn } from '../../../domain/letters/letter-life.ts';
import type { TimelineEntry } from '../../../domain/letters/letter-timeline.ts';
import { say } from '../../../lib/language.ts';
import { eventTimeWithin } from '../moments.ts';
import { detailWords } from './detail-words.ts';

export function RevisionDecision({ letter, timeline }: { letter: Letter; timeline: TimelineEntry[] }) {
  const returned = lastReturn(timeline);
  return (
    <>
      {returned && (
        <figure className="mailbox-returned">
          <figcaption>
            {say(
              (returned.event === 'withdrawn' ? detailWords.withdrawnBy : detailWords.returnedBy)(
                returned.onBehalfOf
                  ? say(detailWords.nameFor(returned.personName, returned.onBehalfOf))
                  : returned.personName,
                eventTimeWithin(returned.at),
              ),
            )}
          </figcaption>
          {returned.note && <blockquote>{returned.note}</blockquote>}
        </figure>
      )}
      <div className="mailbox-decide">
        <Button
          component={LinkBase}
          to={`/naskah-dinas/${letter.id}/edit`}
          variant="contained"
          size="large"
          startIcon={<Pencil size={15} strokeWidth={1.6} aria-hidden />}
        >
          {say(detailWords.mend)}
        </Button>
      </div>
    </>
  );
}
