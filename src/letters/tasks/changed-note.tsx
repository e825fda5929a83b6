import { useId, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import type { ChangedPlace } from '../sheet/index.ts';
import { BothSides } from '../versions/index.ts';
import { detailMessages } from './detail-messages.ts';

/** Note below a changed paragraph: since whose paraf, and the earlier text. */
export function ChangedNote({ place, names }: { place: ChangedPlace; names: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <span>{translate(happened(place)(names))}</span>{' '}
      <button
        type="button"
        className="mailbox-link"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {translate(isOpen ? detailMessages.hideDifference : detailMessages.showDifference)}
      </button>
      {isOpen && (
        <div id={id} className="mailbox-sides">
          <BothSides blocks={place.blocks} />
        </div>
      )}
    </>
  );
}

const happened = ({ blocks }: ChangedPlace) => {
  const all = (wanted: string) => blocks.every(({ kind }) => kind === wanted);
  return all('removed')
    ? detailMessages.removedAfter
    : all('added')
      ? detailMessages.addedAfter
      : detailMessages.changedAfter;
};
