import Button from '@mui/material/Button';
import Pencil from 'lucide-react/icons/pencil';
import { LinkBase } from 'react-admin';
import type { Letter } from '../../../domain/letters/letter.ts';
import { lastReturn } from '../../../domain/letters/letter-life.ts';
import type { TimelineEntry } from '../../../domain/letters/letter-timeline.ts';
import { translate } from '../../../lib/language.ts';
import { eventTimeWithin } from '../moments.ts';
import { detailMessages } from './detail-messages.ts';

export function RevisionDecision({ letter, timeline }: { letter: Letter; timeline: TimelineEntry[] }) {
  const returned = lastReturn(timeline);
  return (
    <>
      {returned && (
        <figure className="mailbox-returned">
          <figcaption>
            {translate(
              (returned.event === 'withdrawn' ? detailMessages.withdrawnBy : detailMessages.returnedBy)(
                returned.onBehalfOf
                  ? translate(detailMessages.nameFor(returned.personName, returned.onBehalfOf))
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
          {translate(detailMessages.mend)}
        </Button>
      </div>
    </>
  );
}
