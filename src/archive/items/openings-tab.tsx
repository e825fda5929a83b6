import type { ArchiveDetail } from '../../../domain/archive/archive-detail.ts';
import { formatDateTime } from '../../shell/index.ts';
import { useSay } from '../../views/parts.ts';
import { Lines, Quiet } from './look.ts';
import { itemWords as words } from './words.ts';

/** Who opened which file and when; for who keeps the item (SPEC B3). */
export function OpeningsTab({ openings }: { openings: NonNullable<ArchiveDetail['openings']> }) {
  const say = useSay();
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
