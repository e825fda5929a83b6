import type { ArchiveDetail } from '../../../domain/calls/archive-item-shapes.ts';
import { translate } from '../../../lib/language.ts';
import { formatDateTime } from '../../ui/format.ts';
import { Lines, Quiet } from './look.ts';
import { itemMessages as messages } from './messages.ts';

/** Who opened which file and when; for the item's keepers (SPEC B3). */
export function OpeningsTab({ openings }: { openings: NonNullable<ArchiveDetail['openings']> }) {
  if (openings.length === 0) return <Quiet>{translate(messages.noOpenings)}</Quiet>;
  return (
    <Lines>
      {openings.map((one) => (
        <li key={one.id}>
          <span>
            <b>{one.by.label}</b> {translate(one.way === 'read' ? messages.read : messages.downloaded)}{' '}
            {one.fileName}
          </span>
          <small>
            {formatDateTime(one.at)}
            {one.requestId && (
              <>
                {' · '}
                {translate(messages.byRequest)}
              </>
            )}
          </small>
        </li>
      ))}
    </Lines>
  );
}
