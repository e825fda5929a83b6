import { styled } from '@mui/material/styles';
import { LinkBase, useCreatePath } from 'react-admin';
import { type Message, translate } from '../../../lib/language.ts';
import { type Field, isWriteOnly, type Resource } from '../../../resources/declare.ts';
import { hiddenIn } from '../../../resources/field-conditions.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { formatDateTime } from '../../ui/format.ts';
import { unseen } from '../inputs/unseen.ts';
import { plainText, shownOf, WholeValue } from '../kinds/index.tsx';
import { messages } from '../messages.ts';
import type { Row } from '../record.ts';
import { Companion } from '../special/index.tsx';
import { useMayUse } from '../use-may-use.ts';
import { showMessages } from './show-messages.ts';

/** A record's fields, read only, in the form's sections. */
export function RecordFacts({ resource, row }: { resource: Resource; row: Row }) {
  // Omit write-only fields: they are not in the record.
  const hidden = hiddenIn(resource.fields, row);
  const shown = (name: string): Field | undefined => {
    const field = resource.fields[name];
    return field && !isWriteOnly(field) && !hidden.has(name) ? field : undefined;
  };
  const sections = resource.sections.filter(({ fields }) => fields.some(shown));
  return (
    <>
      {sections.map((section) => (
        <Part
          key={section.label.id}
          data-rows={isRows(resource, section.fields) || undefined}
          data-only={sections.length === 1 || undefined}
        >
          <div>
            <h2>{translate(section.label)}</h2>
            {isRows(resource, section.fields) && <Hint resource={resource} name={section.fields[0] ?? ''} />}
          </div>
          <div>
            <dl>
              {section.fields.map((name) => {
                const field = shown(name);
                if (!field) return null;
                return (
                  <div
                    key={name}
                    className={takesRow(field) ? 'wide' : undefined}
                    data-long={plainText(name, field, row).length > halfOfPhone || undefined}
                  >
                    <dt>{translate(field.label)}</dt>
                    <dd>
                      <WholeValue name={name} field={field} row={row} />
                    </dd>
                  </div>
                );
              })}
            </dl>
            {section.fields.map((name) => (
              <Companion key={name} resource={resource} name={name} values={row} />
            ))}
          </div>
        </Part>
      ))}
      <SeeAlso names={resource.seeAlso ?? []} />
      {row.createdAt && (
        <Times>
          {stampOf(messages.createdAt, row.createdAt, row.by?.created)}
          {row.updatedAt &&
            row.updatedAt !== row.createdAt &&
            ` · ${stampOf(messages.updatedAt, row.updatedAt, row.by?.changed)}`}
        </Times>
      )}
    </>
  );
}

/** "Dibuat 23 Nov 2026 09.42 oleh Nadia Gunadi" */
const stampOf = (what: Message, at: string, who: string | null | undefined): string =>
  [translate(what), formatDateTime(at), who && translate(showMessages.by(who))].filter(Boolean).join(' ');

/** Read, a long choice or line is as short as its words; only its input needs the row. */
export const takesRow = (field: Field): boolean =>
  field.kind === 'text'
    ? field.options.multiline === true || (field.options.max ?? 0) > 200
    : field.kind !== 'choice' && shownOf(field).isWide(field);

/** Letters that half a phone's row holds. */
const halfOfPhone = 22;

/** Rows alone in a section: its heading names them. */
const isRows = ({ fields }: Resource, names: readonly string[]): boolean =>
  names.length === 1 && fields[names[0] ?? '']?.kind === 'parts';

/** What the amounts of rows are in, as a form says it. */
function Hint({ resource, name }: { resource: Resource; name: string }) {
  const hint = resource.fields[name]?.options.hint;
  return hint && <small>{translate(hint)}</small>;
}

/** Related setup lists, as far as the viewer may open them. */
function SeeAlso({ names }: { names: readonly string[] }) {
  const mayUse = useMayUse();
  const createPath = useCreatePath();
  const open = names.filter(mayUse).map(resourceNamed);
  if (open.length === 0) return null;
  return (
    <Part>
      <h2>{translate(showMessages.seeAlso)}</h2>
      <div>
        {open.map(({ name, label }) => (
          <p key={name}>
            <LinkBase to={createPath({ resource: name, type: 'list' })}>{translate(label)}</LinkBase>
          </p>
        ))}
      </div>
    </Part>
  );
}

const Part = styled('section')({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: 16,
  padding: '12px 0',
  borderBottom: '1px solid var(--line)',
  // Child selector: not the headings of a sheet of paper below.
  '& > div > small': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
  '&[data-rows] dt': unseen,
  '& > h2, & > div > h2': { margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 650 },
  '& > div > dl': {
    display: 'grid',
    // Three in a row where there is room, as many as fit below that.
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(180px, calc((100% - 32px) / 3)), 1fr))',
    gap: '10px 16px',
    margin: 0,
  },
  '& .wide': { gridColumn: '1 / -1' },
  // A single section needs no name: its tab or page has one.
  '&[data-only]': { gridTemplateColumns: 'minmax(0, 1fr)', '& h2': unseen },
  // A field's companion is below the list, not in it.
  '& > div > dl + .wide, & > div > dl ~ .wide + .wide': { marginTop: 14 },
  '& > div > dl > div > dt': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
  '& > div > dl > div > dd': { margin: '2px 0 0', overflowWrap: 'anywhere' },
  '& dd a, & > div > p > a': { color: 'var(--accent-ink)' },
  '& > div > p': { margin: 0 },
  // Touch needs room between stacked links.
  '& > div > p > a': { display: 'inline-block', padding: '6px 0' },
  '@media (pointer: coarse)': { '& > div > p > a': { padding: '12px 0' } },
  '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
  '@media (max-width: 599px)': {
    '& > div > dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > div > dl > [data-long]': { gridColumn: '1 / -1' },
  },
});
const Times = styled('p')({
  margin: 0,
  padding: '10px 0',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'var(--ink-3)',
});
