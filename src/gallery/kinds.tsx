import { type ReactNode, useEffect, useState } from 'react';
import { Form, RecordContextProvider } from 'react-admin';
import { type Message, translate } from '../../lib/language.ts';
import { type Field, isLong } from '../../resources/declare.ts';
import type { FieldKind } from '../../resources/kinds/index.ts';
import { Cell, emptyRecord, FilterChip, Input, type Row, shownOf, WholeValue } from '../views/parts.ts';
import { example } from './example.ts';
import { Faults } from './faults.tsx';
import { messages } from './messages.ts';
import { Part } from './part.tsx';
import { filled } from './records.ts';

type Fields = typeof example.fields;
type NamesOf<K> = { [Name in keyof Fields]: Fields[Name]['kind'] extends K ? Name : never }[keyof Fields];

/** The example's field that shows each kind; the compiler asks for that of a new one. */
const shown = {
  text: 'name',
  richText: 'body',
  integer: 'amount',
  boolean: 'isVital',
  date: 'firstDay',
  choice: 'stage',
  choices: 'channels',
  reference: 'unitId',
  references: 'groupIds',
  parts: 'costs',
  file: 'papers',
  image: 'photos',
  decimal: 'weight',
  money: 'price',
  dateTime: 'moment',
  yearMonth: 'month',
  duration: 'length',
  email: 'mail',
  url: 'site',
  phone: 'line',
  colour: 'tint',
  tags: 'labels',
  json: 'settings',
} satisfies { [K in FieldKind]: NamesOf<K> };

const kinds = Object.entries(shown);
const empty: Row = { ...filled, ...emptyRecord(example) };

/** Each kind of field as people meet it, under its word in declarations: docs/vocabulary.md links here. */
export function Kinds() {
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <nav className="gallery-kinds" aria-label={translate(messages.kinds)}>
        {kinds.map(([kind]) => (
          <a key={kind} href={`#${kind}`}>
            {kind}
          </a>
        ))}
      </nav>
      {kinds.map(([kind, name]) => (
        <Part key={kind} name={kind} at={kind}>
          <Kind name={name} field={example.fields[name]} />
        </Part>
      ))}
    </>
  );
}

const words = messages.ofKind;

function Kind({ name, field }: { name: string; field: Field }) {
  return (
    <div className="gallery-kind" data-wide={isLong(field) || undefined}>
      <div>
        <State label={words.input} row={filled}>
          <Input name={name} field={field} />
        </State>
        <State label={words.wrong} row={empty}>
          <Input name={name} field={field} />
          <Faults names={[name]} />
        </State>
        <State label={words.locked} row={filled}>
          <Input name={name} field={field} locked />
        </State>
      </div>
      <dl>
        <Shown label={words.value}>
          <WholeValue name={name} field={field} row={filled} />
        </Shown>
        <Shown label={words.cell}>
          <Cell name={name} field={field} row={filled} />
        </Shown>
        <Shown label={words.filter}>
          <Filter name={name} field={field} />
        </Shown>
        <Shown label={words.sent}>
          <code>{JSON.stringify(filled[name])}</code>
        </Shown>
      </dl>
    </div>
  );
}

function State({ label, row, children }: { label: Message; row: Row; children: ReactNode }) {
  return (
    <div>
      <h3>{translate(label)}</h3>
      <RecordContextProvider value={row}>
        <Form defaultValues={row} onSubmit={() => undefined} noValidate>
          {children}
        </Form>
      </RecordContextProvider>
    </div>
  );
}

function Shown({ label, children }: { label: Message; children: ReactNode }) {
  return (
    <div>
      <dt>{translate(label)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The chip of a list's filters, where the kind has one. */
function Filter({ name, field }: { name: string; field: Field }) {
  const [value, setValue] = useState<unknown>();
  const { filter } = shownOf(field);
  if (filter === 'none' || filter === 'address') return translate(messages.noFilter);
  return <FilterChip name={name} field={field} value={value} onChange={setValue} />;
}
