import type { Letter } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { Attachments } from '../reading/attachments.tsx';
import { mailboxWords } from '../words.ts';
import { detailWords } from './detail-words.ts';

export function TaskFacts({ letter }: { letter: Letter }) {
  const facts = [
    [
      say(detailWords.classification),
      [letter.archiveClassificationCode, letter.archiveClassificationName].filter(Boolean).join(' · '),
    ],
    [say(detailWords.security), letter.permissionClassificationName],
    [say(detailWords.answers), letter.referenceTitle],
    [say(detailWords.archiveReference), letter.archiveReferenceTitle],
    [say(mailboxWords.cc), letter.ccs.map(({ positionName }) => positionName).join(', ')],
  ].filter(([, value]) => value);
  return (
    <dl className="mailbox-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {letter.attachments.length > 0 && (
        <div>
          <dt>{say(detailWords.attachments)}</dt>
          <dd>
            <Attachments letterId={letter.id} files={letter.attachments} />
          </dd>
        </div>
      )}
    </dl>
  );
}
