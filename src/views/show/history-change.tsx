import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import type { Change } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { partsIn } from '../../../resources/part-resource.ts';
import { shownOf } from '../kinds/index.tsx';
import { isLongChange, listChange, valueText } from './changed-value.ts';
import { showMessages } from './show-messages.ts';

const WordsDiff = lazy(() => import('./words-diff.tsx'));

/** One changed field: list additions and removals, a word diff of long text, else before and after. */
export function HistoryChange({ resource, change }: { resource: Resource; change: Change }) {
  const { field: name, before, after } = change;
  const field = resource.fields[name];
  const label = field ? translate(field.label) : change.label;
  if (change.rows)
    return (
      <Line>
        <dt>{label}</dt>
        <dd>
          <RowChanges resource={resource} change={change} />
        </dd>
      </Line>
    );
  const { added, removed } =
    field && shownOf(field).change === 'members'
      ? listChange(name, field, before, after)
      : { added: [], removed: [] };
  // Members in another order are told as two values.
  if (added.length + removed.length > 0) {
    return (
      <Line>
        <dt>{label}</dt>
        <dd>
          {removed.length > 0 && (
            <p>
              {translate(showMessages.removed)}: <del>{removed.join(', ')}</del>
            </p>
          )}
          {added.length > 0 && (
            <p>
              {translate(showMessages.added)}: <ins>{added.join(', ')}</ins>
            </p>
          )}
        </dd>
      </Line>
    );
  }
  const [old, now] = [valueText(name, field, before), valueText(name, field, after)];
  const plain = <BeforeAfter before={old} after={now} />;
  return (
    <Line>
      <dt>{label}</dt>
      <dd>
        {isLongChange(old, now) ? (
          <Suspense fallback={plain}>
            <WordsDiff before={old} after={now} />
          </Suspense>
        ) : (
          plain
        )}
      </dd>
    </Line>
  );
}

/** The rows of a part: those that came or went by name, those that changed by their own fields. */
function RowChanges({ resource, change }: { resource: Resource; change: Change }) {
  const part = partsIn(resource).find(({ name }) => name === change.field);
  return (
    <>
      {change.rows?.map((row) => (
        <div key={row.id}>
          <p>
            {translate(showMessages.rowChange(row.change, row.place))}:{' '}
            {row.change === 'removed' ? (
              <del>{row.label}</del>
            ) : row.change === 'added' ? (
              <ins>{row.label}</ins>
            ) : (
              <b>{row.label}</b>
            )}
          </p>
          {part && row.change === 'changed' && (
            <dl>
              {row.changes.map((inner) => (
                <HistoryChange key={inner.field} resource={part.rows} change={inner} />
              ))}
            </dl>
          )}
        </div>
      ))}
      {change.isReordered && <p>{translate(showMessages.reordered)}</p>}
    </>
  );
}

function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <>
      {before && (
        <>
          <Said>{translate(showMessages.before)} </Said>
          <del>{before}</del>
          <span aria-hidden> → </span>
        </>
      )}
      <Said>{translate(showMessages.after)} </Said>
      {after ? <ins>{after}</ins> : <Empty>{translate(showMessages.empty)}</Empty>}
    </>
  );
}

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '170px minmax(0, 1fr)',
  gap: '2px 16px',
  padding: '4px 0',
  '& dt': { color: 'var(--ink-3)', fontSize: '0.75rem', lineHeight: '20px' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& p': { margin: 0 },
  '& del': {
    color: 'var(--danger)',
    background: 'var(--danger-soft)',
    borderRadius: 3,
    padding: '0 2px',
    boxDecorationBreak: 'clone',
  },
  '& ins': {
    color: 'var(--ok)',
    background: 'var(--ok-soft)',
    borderRadius: 3,
    padding: '0 2px',
    textDecoration: 'none',
    boxDecorationBreak: 'clone',
  },
  '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Empty = styled('i')({ color: 'var(--ink-3)' });
/** For those who hear the page: colour and arrow say it to the others. */
const Said = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
