import Button from '@mui/material/Button';
import type { SearchAnswer } from '../../domain/calls/search.ts';
import { translate } from '../../lib/language.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { failureMessage } from '../ui/failures.ts';
import { commonMessages } from '../ui/messages.ts';
import { searchMessages } from './messages.ts';
import type { Place } from './place.ts';
import { ResultRow } from './result-row.tsx';

type Props = {
  answer: SearchAnswer | undefined;
  place: Place;
  error: Error | null;
  isOffline: boolean;
  /** The finds of the search before, while the new ones come. */
  isOld: boolean;
  retry: () => void;
  go: (patch: Partial<Place>) => void;
};

/** So few finds that one may have meant something else. */
const few = 3;

/** The finds, or why there are none. */
export function Finds({ answer, place, error, isOffline, isOld, retry, go }: Props) {
  if (error && !answer)
    return (
      <div role="alert">
        <EmptyState title={failureMessage(error)} onRetry={retry} />
      </div>
    );
  if (!answer && isOffline) return <EmptyState title={translate(searchMessages.offline)} />;
  if (!answer) return <Bars />;
  const isNarrowed = Object.keys(place.filters).length > 0;
  const canBeAlike = !answer.isFuzzy && !place.fuzzy && answer.totalCount > 0 && answer.totalCount <= few;
  return (
    <div className={isOld ? 'search-old' : undefined}>
      {answer.notices.map((notice) => (
        <p key={notice} className="search-notice">
          {notice}
        </p>
      ))}
      {answer.isFuzzy && (
        <p className="search-notice">
          {place.fuzzy
            ? translate(searchMessages.similarTo(place.q))
            : translate(searchMessages.noneExact(place.q))}
          {place.fuzzy && (
            <button type="button" onClick={() => go({ fuzzy: false })}>
              {translate(searchMessages.exact)}
            </button>
          )}
        </p>
      )}
      {answer.items.length > 0 ? (
        <ol className="card search-rows" aria-label={translate(searchMessages.results)}>
          {answer.items.map((item) => (
            <li key={item.id}>
              <ResultRow item={item} />
            </li>
          ))}
        </ol>
      ) : (
        answer.notices.length === 0 && (
          <EmptyState
            title={translate(searchMessages.none)}
            text={isNarrowed ? translate(searchMessages.narrowed) : translate(searchMessages.spelling)}
            {...(isNarrowed && {
              action: (
                <Button variant="outlined" onClick={() => go({ filters: {} })}>
                  {translate(commonMessages.clearFilters)}
                </Button>
              ),
            })}
          />
        )
      )}
      {canBeAlike && (
        <p className="search-notice">
          <button type="button" onClick={() => go({ fuzzy: true })}>
            {translate(searchMessages.alike)}
          </button>
        </p>
      )}
    </div>
  );
}

const widths = [62, 48, 70, 55, 66];
function Bars() {
  return (
    <div className="card search-bars" role="status" aria-label={translate(commonMessages.loading)}>
      {widths.map((width) => (
        <div key={width}>
          <i style={{ width: `${width}%` }} />
          <i style={{ width: `${width - 22}%` }} />
          <i style={{ width: `${width + 26}%` }} />
        </div>
      ))}
    </div>
  );
}
