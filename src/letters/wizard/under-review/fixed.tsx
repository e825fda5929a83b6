import type { Letter } from '../../../../domain/letters/letter.ts';
import { say } from '../../../../lib/language.ts';
import { formatDate } from '../../../ui/format.ts';
import { Section } from '../frame/section.tsx';
import { Strip } from '../frame/strip.tsx';
import { FixedFacts } from './layout.tsx';
import { reviewerWords } from './words.ts';

/** Shows what cannot change during review, and why. */
export function Fixed({ letter }: { letter: Letter }) {
  const facts: [string, string | string[] | null][] = [
    [say(reviewerWords.subject), letter.subject],
    [say(reviewerWords.kind), letter.naskahDinasCategoryName],
    [say(reviewerWords.date), letter.scriptDate && formatDate(letter.scriptDate)],
    [
      say(reviewerWords.sender),
      letter.sender && `${letter.sender.personName}, ${letter.sender.positionName}`,
    ],
    [say(reviewerWords.receivers), letter.receivers.map(nameOf)],
    [say(reviewerWords.ccs), letter.ccs.map(nameOf)],
    [say(reviewerWords.attachments), letter.attachments.map(({ title }) => title)],
  ];
  return (
    <Section title={say(reviewerWords.letter)} help={say(reviewerWords.onlyToRead)}>
      <Strip tone="info">{say(reviewerWords.fixedText)}</Strip>
      <FixedFacts>
        {facts
          .filter(([, value]) => value && value.length > 0)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{Array.isArray(value) ? <Listed items={value} /> : value}</dd>
            </div>
          ))}
      </FixedFacts>
    </Section>
  );
}

function Listed({ items }: { items: string[] }) {
  return items.length === 1 ? (
    items[0]
  ) : (
    <ol>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may be shown by the same name
        <li key={index}>{item}</li>
      ))}
    </ol>
  );
}

const nameOf = ({ personName, positionName }: { personName: string; positionName: string }): string =>
  [personName, positionName].filter(Boolean).join(', ');
