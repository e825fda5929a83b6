import { styled } from '@mui/material/styles';
import { translate } from '../../../../lib/language.ts';
import { formatShortDate } from '../../../ui/format.ts';
import { pickerMessages } from './messages.ts';

type Named = { personName: string; positionName: string; unitName: string; until?: string | null };

/** A person in a list: who, in which post, where. */
export function PersonOption({ personName, positionName, unitName, until }: Named) {
  return (
    <Lines>
      <b>{personName}</b>
      <span>
        {[
          until
            ? `${positionName}, ${translate(pickerMessages.until(formatShortDate(until)))}`
            : positionName,
          unitName,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Lines>
  );
}

const Lines = styled('span')({
  display: 'block',
  flex: 1,
  minWidth: 0,
  '& b, & span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': { fontWeight: 650 },
  '& span': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
});
