import type { ArchiveDetail } from '../../../domain/calls/archive-items.ts';
import { say } from '../../../lib/language.ts';
import { formatDateTime } from '../../ui/format.ts';
import { Lines, Quiet } from './look.ts';
import { itemWords as words } from './words.ts';

/** Who opened which file and when; for the item's keepers (SPEC B3). */
export function OpeningsTab({ openings }: { openings: NonNullable<ArchiveDetail['openings']> }) {
  if (openings.length === 0) return <Quiet>{say(words.noOpenings)}</Quiet>;
  return (
    <Lines>
      {openings.map((one) => (
        <li key={one.id}>
          <span>
            <b>{one.by.label}</b> {say(one.way === 'read' ? words.read : words.downloaded)} {one.fileName}
          </span>
          <small>
            {formatDateTime(one.at)}
            {one.requestId && (
              <>
                {' · '}
                {say(words.byRequest)}
              </>
            )}
          </small>
        </li>
      ))}
    </Lines>
  );
}
