import type { ReactNode } from 'react';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { Attachments } from './attachments.tsx';
import { readingMessages } from './messages.ts';

export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mailbox-fact">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Attachments and classification of a letter, as the last parts of its panel. */
export function LetterFacts({ letter }: { letter: Letter }) {
  const documents = letter.attachments.filter(({ isDocument }) => isDocument);
  const files = letter.attachments.filter(({ isDocument }) => !isDocument);
  return (
    <>
      {documents.length > 0 && (
        <Fact title={translate(readingMessages.document)}>
          <Attachments letterId={letter.id} files={documents} />
        </Fact>
      )}
      {files.length > 0 && (
        <Fact title={translate(readingMessages.attachments)}>
          <Attachments letterId={letter.id} files={files} />
        </Fact>
      )}
      {letter.archiveClassificationCode && (
        <Fact title={translate(readingMessages.classification)}>
          <p>{letter.archiveClassificationCode}</p>
          <small>{letter.archiveClassificationName}</small>
        </Fact>
      )}
    </>
  );
}
