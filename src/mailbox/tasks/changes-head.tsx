import { say } from '../../../resources/language.ts';
import type { LetterComparison } from '../../../resources/naskah-dinas/letter-version.ts';
import { FactDifferences } from '../../letters-versions/index.ts';
import { eventTimeWithin } from '../moments.ts';
import { mailboxWords } from '../words.ts';
import { namesOf } from './changed-names.ts';
import type { Measure, Outdated } from './changes.ts';
import { detailWords } from './detail-words.ts';

type Props = {
  by: Outdated;
  others: Outdated[];
  onChoose: (one: Outdated) => void;
  /** Null where no version tells how the letter stood; undefined while that is asked. */
  measure: Measure | null | undefined;
  found: LetterComparison | undefined;
  /** How many places of the text are marked. */
  places: number;
  onFirst: () => void;
  /** Asks once more; null unless it could not be loaded. */
  failed: (() => void) | null;
};

/** At the head of the sheet: how much changed since whose paraf, the way to the first place, and what is not in the text. */
export const ChangesHead = ({ by, others, onChoose, measure, found, places, onFirst, failed }: Props) => {
  const [first] = by.reviewers;
  return (
    <section className="mailbox-changes" aria-label={say(detailWords.changedSince(namesOf(by)))}>
      <Title names={namesOf(by)} found={found} places={places} onFirst={onFirst} />
      <small>
        {say(
          detailWords.initialledThen(
            eventTimeWithin(first?.decidedAt ?? by.since),
            eventTimeWithin(by.since),
          ),
        )}
      </small>
      {measure?.later && <small>{say(detailWords.comparedWithLater(eventTimeWithin(measure.later)))}</small>}
      {measure === null && <small>{say(detailWords.notKept)}</small>}
      {failed && (
        <small role="alert">
          {say(detailWords.changesNotLoaded)}{' '}
          <button type="button" className="mailbox-link" onClick={failed}>
            {say(mailboxWords.retry)}
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
  );
};

type TitleProps = Pick<Props, 'found' | 'places' | 'onFirst'> & { names: string };

const Title = ({ names, found, places, onFirst }: TitleProps) => {
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
};

const factsIn = ({ fields, people, files }: LetterComparison): number =>
  [fields, people.added, people.removed, files.added, files.removed].reduce(
    (sum, { length }) => sum + length,
    0,
  );
