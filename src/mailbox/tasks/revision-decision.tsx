import Button from '@mui/material/Button';
import { Pencil } from 'lucide-react';
import { LinkBase } from 'react-admin';
import type { Letter, TimelineEntry } from '../../../resources/naskah-dinas/letter.ts';
import { lastReturn } from '../../../resources/naskah-dinas/letter-state.ts';
import { eventTime } from '../moments.ts';

/** Why a letter came back, and the way to put it right. */
export const RevisionDecision = ({ letter, timeline }: { letter: Letter; timeline: TimelineEntry[] }) => {
  const returned = lastReturn(timeline);
  return (
    <>
      {returned && (
        <figure className="mailbox-returned">
          <figcaption>
            {returned.event === 'withdrawn' ? 'Ditarik kembali' : 'Dikembalikan'} oleh {returned.personName}
            {returned.onBehalfOf && ` atas nama ${returned.onBehalfOf}`} · {eventTime(returned.at)}
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
          Perbaiki naskah
        </Button>
      </div>
    </>
  );
};
