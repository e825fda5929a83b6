import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import type { HeldLetter } from '../../domain/calls/dashboard.ts';
import { translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { Avatar } from '../ui/avatar.tsx';
import { SoftChip } from '../ui/soft-chip.tsx';
import { messages } from './messages.ts';

/** The user's letters that wait for others, the longest first (DOMAIN 12 "Where is it stuck?"). */
export function HeldCard({ held }: { held: HeldLetter[] }) {
  return (
    <section className="card held" aria-labelledby="tertahan">
      <header>
        <h2 id="tertahan">{translate(messages.held)}</h2>
        <span className="grow" />
        {held.length > 0 && (
          <Button variant="text" component={LinkBase} to="/naskah-dinas/outbox">
            {translate(messages.seeOutbox)}
          </Button>
        )}
      </header>
      {held.length === 0 && <p className="chart-empty">{translate(messages.nothingHeld)}</p>}
      <ul>
        {held.map((letter) => (
          <li key={letter.letterId}>
            <LinkBase to={`/naskah-dinas/outbox/${letter.letterId}`}>
              <Avatar name={letter.personName || letter.positionName} small />
              <span className="held-words">
                <b>{letter.personName || translate(messages.vacant)}</b>
                <small title={letter.subject}>{letter.subject}</small>
              </span>
              <SoftChip tone={isLong(letter) ? 'warn' : 'neutral'}>
                {daysWords(letter.since)}
                {isLate(letter) && `, ${translate(messages.overdue)}`}
              </SoftChip>
            </LinkBase>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Past its date, or with its holder for at least four days. */
const isLong = (letter: HeldLetter): boolean => isLate(letter) || daysSince(letter.since) >= 4;

const isLate = ({ dueAt }: HeldLetter): boolean => dueAt !== null && Date.parse(dueAt) < Date.now();

const daysSince = (moment: string, now: Date = new Date()): number =>
  Math.round((Date.parse(dayInWib(now)) - Date.parse(dayInWib(moment))) / 86_400_000);

/** "4 hari", "hari ini" */
const daysWords = (since: string): string => {
  const days = daysSince(since);
  return days > 0 ? translate(messages.days(days)) : translate(messages.today);
};
