import IconButton from '@mui/material/IconButton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { LetterComparison } from '../../../domain/letters/letter-version.ts';
import { say } from '../../../lib/language.ts';
import { commonWords } from '../../ui/words.ts';
import { eventTimeWithin } from '../moments.ts';
import { FactDifferences } from '../versions/index.ts';
import { namesOf } from './changed-names.ts';
import type { Measure, Outdated } from './changes.ts';
import { detailWords } from './detail-words.ts';

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
      <section className="mailbox-changes" aria-label={say(detailWords.changedSince(namesOf(by)))}>
        <Title names={namesOf(by)} found={found} places={places} onFirst={() => onGo(0)} />
        <small>
          {say(
            detailWords.initialledThen(
              eventTimeWithin(first?.decidedAt ?? by.since),
              eventTimeWithin(by.since),
            ),
          )}
        </small>
        {measure?.later && (
          <small>{say(detailWords.comparedWithLater(eventTimeWithin(measure.later)))}</small>
        )}
        {measure === null && <small>{say(detailWords.notKept)}</small>}
        {failed && (
          <small role="alert">
            {say(detailWords.changesNotLoaded)}{' '}
            <button type="button" className="mailbox-link" onClick={failed}>
              {say(commonWords.retry)}
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
            {say(detailWords.measureBy(namesOf(one)))}
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
        aria-label={say(detailWords.previousChange)}
        title={`${say(detailWords.previousChange)} (Shift N)`}
        onClick={() => onGo(at === null ? places - 1 : at - 1)}
      >
        <ChevronUp size={16} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <span role="status">{say(detailWords.changeOf(at === null ? null : at + 1, places))}</span>
      <IconButton
        size="small"
        data-walk="on"
        aria-label={say(detailWords.nextChange)}
        title={`${say(detailWords.nextChange)} (N)`}
        onClick={() => onGo(at === null ? 0 : at + 1)}
      >
        <ChevronDown size={16} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}

type TitleProps = Pick<Props, 'found' | 'places'> & { names: string; onFirst: () => void };

function Title({ names, found, places, onFirst }: TitleProps) {
  if (!found) return <h3>{say(detailWords.changedSince(names))}</h3>;
  const count = places + factsIn(found);
  if (count === 0) return <h3>{say(detailWords.nothingChangedSince(names))}</h3>;
  const words = say(detailWords.partsChangedSince(count, names));
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
