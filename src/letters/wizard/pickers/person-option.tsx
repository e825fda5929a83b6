import { styled } from '@mui/material/styles';
import type { Away } from '../../../../domain/calls/pickers.ts';
import { translate } from '../../../../lib/language.ts';
import { formatShortDate } from '../../../ui/format.ts';
import { awayWords } from '../../where/away-words.ts';
import { pickerMessages } from './messages.ts';

type Named = {
  personName: string;
  positionName: string;
  unitName: string;
  until?: string | null | undefined;
  /** Of a post as a whole: how many hold it. */
  holders?: number | undefined;
  away?: Away | undefined;
};

/** A person in a list: who, in which post, where. */
export function PersonOption({ personName, positionName, unitName, until, holders, away }: Named) {
  return (
    <Lines>
      <b>{holders ? `${personName} (${holders})` : personName}</b>
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
      {away && <em>{awayWords(away)}</em>}
    </Lines>
  );
}

const Lines = styled('span')({
  display: 'block',
  flex: 1,
  minWidth: 0,
  '& b, & span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& em': { fontSize: '0.75rem', lineHeight: '16px', fontStyle: 'normal', color: 'var(--stamp)' },
  '& b': { fontWeight: 650 },
  '& span': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
});
