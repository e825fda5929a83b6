import { Form, RecordContextProvider } from 'react-admin';
import { translate } from '../../lib/language.ts';
import type { Field } from '../../resources/declare.ts';
import { emptyRecord, Input, type Row } from '../views/parts.ts';
import { example } from './example.ts';
import { Faults } from './faults.tsx';
import { messages } from './messages.ts';
import { Part } from './part.tsx';
import { filled, lengthy } from './records.ts';

type State = keyof typeof messages.states;
const records: Record<State, Record<string, unknown>> = {
  empty: emptyRecord(example),
  filled,
  wrong: { ...filled, name: 'PT', lastDay: '2025-12-31', amount: 0 },
  locked: filled,
  lengthy,
};
const fields: Record<string, Field> = example.fields;
const names = Object.keys(fields);
const wide = new Set(['note', 'body', 'channels', 'papers', 'photos', 'groupIds', 'costs']);

/** The input of every kind of field in every state. */
export function Elements() {
  return (Object.keys(records) as State[]).map((state) => (
    <Part key={state} name={translate(messages.states[state])}>
      <RecordContextProvider value={records[state] as Row}>
        <Form defaultValues={records[state]} onSubmit={() => undefined} noValidate>
          <div className="gallery-inputs">
            {names.map((name) => (
              <div key={name} className={wide.has(name) ? 'wide' : undefined} data-field={name}>
                <One name={name} isLocked={state === 'locked'} />
              </div>
            ))}
          </div>
          {state === 'wrong' && <Faults names={names} />}
        </Form>
      </RecordContextProvider>
    </Part>
  ));
}

function One({ name, isLocked }: { name: string; isLocked: boolean }) {
  const field = fields[name];
  return field ? <Input name={name} field={field} locked={isLocked} /> : null;
}
