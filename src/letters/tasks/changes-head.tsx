import IconButton from '@mui/material/IconButton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { LetterComparison } from '../../../domain/letters/letter-version.ts';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { eventTimeWithin } from '../moments.ts';
import { FactDifferences } from '../versions/index.ts';
import { namesOf } from './changed-names.ts';
import type { Measure, Outdated } from './changes.ts';
import { detailMessages } from './detail-messages.ts';

type Props = {
  by: Outdated;
  others: Outdated[];
  onChoose: (one: Outdated) => void;
  /** Null where no version has that state of the letter; undefined while it loads. */
  measure: Measure | null | undefined;
  found: LetterComparison | undefined;
  /** How many places of the text are marked. */
  places: number;
  /** Which of them one has gone to, from 0; null before the first. */
  at: number | null;
  onGo: (to: number) => void;
  /** Asks once more; null unless it could not be loaded. */
  failed: (() => void) | null;
};

/**
 * Head of the sheet: how much changed since whose paraf, a link to the first place, and changes outside the text.
 */
export function ChangesHead({ by, others, onChoose, measure, found, places, at, onGo, failed }: Props) {
  const [first] = by.reviewers;
  return (
    <>
      <section className="mailbox-changes" aria-label={translate(detailMessages.changedSince(namesOf(by)))}>
        <Title names={namesOf(by)} found={found} places={places} onFirst={() => onGo(0)} />
        <small>
          {translate(
            detailMessages.initialledThen(
              eventTimeWithin(first?.decidedAt ?? by.since),
              eventTimeWithin(by.since),
            ),
          )}
        </small>
        {measure?.later && (
          <small>{translate(detailMessages.comparedWithLater(eventTimeWithin(measure.later)))}</small>
        )}
        {measure === null && <small>{translate(detailMessages.notKept)}</small>}
        {failed && (
          <small role="alert">
            {translate(detailMessages.changesNotLoaded)}{' '}
            <button type="button" className="mailbox-link" onClick={failed}>
              {translate(commonMessages.retry)}
            </button>
          </small>
        )}
        {found && factsIn(found) > 0 && (
          <div className="diff">
            <FactDifferences found={found} />
          </div>
        )}
        {others.map((one) => (
          <button key={one.since} type="button" className="mailbox-link" onClick={() => onChoose(one)}>
            {translate(detailMessages.measureBy(namesOf(one)))}
          </button>
        ))}
      </section>
      {places > 1 && <Walk places={places} at={at} onGo={onGo} />}
    </>
  );
}

/** Steps through the changes; stays visible. The keys press these buttons (change-keys.ts). */
function Walk({ places, at, onGo }: Pick<Props, 'places' | 'at' | 'onGo'>) {
  return (
    <div className="mailbox-walk">
      <IconButton
        size="small"
        data-walk="back"
        aria-label={translate(detailMessages.previousChange)}
        title={`${translate(detailMessages.previousChange)} (Shift N)`}
        onClick={() => onGo(at === null ? places - 1 : at - 1)}
      >
        <ChevronUp size={16} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <span role="status">{translate(detailMessages.changeOf(at === null ? null : at + 1, places))}</span>
      <IconButton
        size="small"
        data-walk="on"
        aria-label={translate(detailMessages.nextChange)}
        title={`${translate(detailMessages.nextChange)} (N)`}
        onClick={() => onGo(at === null ? 0 : at + 1)}
      >
        <ChevronDown size={16} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}

type TitleProps = Pick<Props, 'found' | 'places'> & { names: string; onFirst: () => void };

function Title({ names, found, places, onFirst }: TitleProps) {
  if (!found) return <h3>{translate(detailMessages.changedSince(names))}</h3>;
  const count = places + factsIn(found);
  if (count === 0) return <h3>{translate(detailMessages.nothingChangedSince(names))}</h3>;
  const words = translate(detailMessages.partsChangedSince(count, names));
  return (
    <h3>
      {places === 0 ? (
        words
      ) : (
        <button type="button" className="mailbox-link" onClick={onFirst}>
          {words}
        </button>
      )}
    </h3>
  );
}

const factsIn = ({ fields, people, files }: LetterComparison): number =>
  [fields, people.added, people.removed, files.added, files.removed].reduce(
    (sum, { length }) => sum + length,
    0,
  );
