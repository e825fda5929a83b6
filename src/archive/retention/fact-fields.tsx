import {
  type FactName,
  factLabels,
  type factsAt,
  type MinutesFacts,
  shapeOf,
} from '../../../domain/archive/minutes-facts.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { DayLine, TextLine } from '../../ui/pickers/index.ts';
import { retentionMessages as messages } from './messages.ts';

type Props = {
  asked: ReturnType<typeof factsAt>;
  facts: MinutesFacts;
  errors: Partial<Record<FactName, string>>;
  onChange: (facts: MinutesFacts) => void;
};

/** What the minutes say beside their list, as far as this step asks for it. */
export function FactFields({ asked, facts, errors, onChange }: Props) {
  const set = (name: FactName) => (value: string | null) => onChange({ ...facts, [name]: value });
  return (
    <fieldset className="retention-facts">
      <legend>{translate(messages.forMinutes)}</legend>
      {asked.map(({ name, isOptional }) =>
        shapeOf(name) === 'day' ? (
          <DayLine
            key={name}
            label={translate(factLabels[name])}
            isOptional={isOptional}
            value={facts[name] ?? null}
            onChange={set(name)}
            error={errors[name]}
            hint=""
          />
        ) : (
          <TextLine
            key={name}
            label={translate(factLabels[name])}
            isOptional={isOptional}
            value={facts[name] ?? ''}
            onChange={set(name)}
            error={errors[name]}
            max={most[name] ?? 100}
            {...(hints[name] && { hint: translate(hints[name]) })}
          />
        ),
      )}
    </fieldset>
  );
}

/** An hour is typed as everywhere: "9", "0900", "09.00". */
const hints: Partial<Record<FactName, Message>> = {
  method: messages.methodHint,
  from: messages.hourHint,
  until: messages.hourHint,
};

/** As the contract says. */
const most: Partial<Record<FactName, number>> = { method: 300, place: 200 };
