import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { Attachments } from '../reading/attachments.tsx';

/** What a reviewer wants to know beside the text. */
export const TaskFacts = ({ letter }: { letter: Letter }) => {
  const facts = [
    [
      'Klasifikasi',
      [letter.archiveClassificationCode, letter.archiveClassificationName].filter(Boolean).join(' · '),
    ],
    ['Keamanan', letter.permissionClassificationName],
    ['Menjawab', letter.referenceTitle],
    ['Arsip acuan', letter.archiveReferenceTitle],
    ['Tembusan', letter.ccs.map(({ positionName }) => positionName).join(', ')],
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
          <dt>Lampiran</dt>
          <dd>
            <Attachments letterId={letter.id} files={letter.attachments} />
          </dd>
        </div>
      )}
    </dl>
  );
};
