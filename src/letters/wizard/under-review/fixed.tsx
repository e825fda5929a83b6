import type { Letter } from '../../../../domain/letters/letter.ts';
import { translate } from '../../../../lib/language.ts';
import { formatDate } from '../../../ui/format.ts';
import { Section } from '../frame/section.tsx';
import { Strip } from '../frame/strip.tsx';
import { signerMessages } from '../signer/messages.ts';
import { FixedFacts } from './layout.tsx';
import { reviewerMessages } from './messages.ts';

/** Shows what cannot change during review, and why. */
export function Fixed({ letter }: { letter: Letter }) {
  const facts: [string, string | string[] | null][] = [
    [translate(reviewerMessages.subject), letter.subject],
    [translate(reviewerMessages.kind), letter.naskahDinasCategoryName],
    [translate(reviewerMessages.date), letter.scriptDate && formatDate(letter.scriptDate)],
    [
      translate(reviewerMessages.sender),
      letter.sender && `${letter.sender.personName}, ${letter.sender.positionName}`,
    ],
    [translate(signerMessages.cosigners), letter.cosigners?.map(nameOf) ?? null],
    [translate(reviewerMessages.receivers), letter.receivers.map(nameOf)],
    [translate(reviewerMessages.ccs), letter.ccs.map(nameOf)],
    [translate(reviewerMessages.attachments), letter.attachments.map(({ title }) => title)],
  ];
  return (
    <Section title={translate(reviewerMessages.letter)} help={translate(reviewerMessages.onlyToRead)}>
      <Strip tone="info">{translate(reviewerMessages.fixedText)}</Strip>
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
