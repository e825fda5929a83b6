import { Suspense } from 'react';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { mailboxMessages } from '../messages.ts';
import { Attachments } from '../reading/attachments.tsx';
import { signerMessages } from '../wizard/signer/messages.ts';
import { detailMessages } from './detail-messages.ts';

const NeedFact = lazyPart(() => import('../wizard/contract/need-fact.tsx'));

export function TaskFacts({ letter }: { letter: Letter }) {
  const facts = [
    [
      translate(detailMessages.classification),
      [letter.archiveClassificationCode, letter.archiveClassificationName].filter(Boolean).join(' · '),
    ],
    [translate(detailMessages.security), letter.permissionClassificationName],
    [translate(signerMessages.advice), letter.signerAdvice],
    [translate(detailMessages.answers), letter.referenceTitle],
    [translate(detailMessages.archiveReference), letter.archiveReferenceTitle],
    [translate(mailboxMessages.cc), letter.ccs.map(({ positionName }) => positionName).join(', ')],
  ].filter(([, value]) => value);
  return (
    <dl className="mailbox-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {letter.contract?.needId && (
        <Suspense>
          <NeedFact contract={letter.contract} />
        </Suspense>
      )}
      {letter.attachments.length > 0 && (
        <div>
          <dt>{translate(detailMessages.attachments)}</dt>
          <dd>
            <Attachments letterId={letter.id} files={letter.attachments} />
          </dd>
        </div>
      )}
    </dl>
  );
}
