import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import { say } from '../../../resources/language.ts';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { Differences } from '../../letters-versions/index.ts';
import { eventTimeWithin } from '../moments.ts';
import { type Outdated, versionOf } from './changes.ts';
import { detailWords } from './detail-words.ts';

/**
 * What changed since each paraf that was given for another text (DOMAIN 6): parafs stay, so whoever decides next, and
 * whoever gave one, sees what they were not given for.
 */
const ChangesSince = ({ letter, outdated }: { letter: Letter; outdated: Outdated[] }) => {
  const { letterVersions } = useNaskah();
  const { data: versions } = useQuery({
    queryKey: ['letters', 'one', letter.id, 'versions'],
    queryFn: ({ signal }) => letterVersions(letter.id, { signal }),
    retry: false,
  });
  return outdated.map(({ reviewers, since }) => {
    const [first] = reviewers;
    const from = first && versions && versionOf(first, versions);
    return (
      <section className="mailbox-changes" key={since}>
        <h3>{say(detailWords.changedSince(reviewers.map(({ personName }) => personName).join(', ')))}</h3>
        <small>
          {say(
            detailWords.initialledThen(eventTimeWithin(first?.decidedAt ?? since), eventTimeWithin(since)),
          )}
        </small>
        {from !== undefined && <Differences letterId={letter.id} from={from} />}
      </section>
    );
  });
};

export default ChangesSince;
