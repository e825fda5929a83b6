import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { useFormState } from 'react-hook-form';
import { translate } from '../../../lib/language.ts';
import {
  type Field,
  isCreateOnly,
  isStamped,
  type Resource,
  type Section,
} from '../../../resources/declare.ts';
import { formMessages } from '../form-messages.ts';
import { unseen } from '../inputs/unseen.ts';
import { shownOf } from '../kinds/index.tsx';
import { Input } from '../kinds/inputs.tsx';
import { messages } from '../messages.ts';
import { useFieldBeside } from '../overrides.ts';
import { FormCompanion } from '../special/form-companion.tsx';
import { useMayAdd } from '../use-may-use.ts';
import { SectionNav } from './section-nav.tsx';
import { asked, useConditions } from './use-conditions.ts';

type Mode = 'create' | 'edit';

/** Not declared, since every record has it: usable for new work, and what else ends with that. */
const activeField = ({ deactivating }: Resource): Field => ({
  kind: 'boolean',
  label: messages.active,
  options: { hint: deactivating ? formMessages.endsHint(deactivating.ends) : formMessages.inactiveHint },
});
const statusSection: Section = { label: messages.status, fields: ['isActive'] };

export function Sections({
  resource,
  mode,
  isInside,
}: {
  resource: Resource;
  mode: Mode;
  isInside: boolean;
}) {
  const { errors } = useFormState();
  const mayAdd = useMayAdd();
  const named = useFieldBeside(resource.name);
  const beside = isInside || !named || !resource.fields[named] ? undefined : named;
  const { hidden, required, locked } = useConditions(
    resource,
    mode === 'create' ? resource.life?.begins : undefined,
  );
  const isAsked = (name: string): boolean => {
    const field = resource.fields[name];
    if (!field) return name === 'isActive';
    if (hidden.has(name)) return false;
    // A new record has no value of it that could be read.
    if (mode === 'create' && (resource.locked?.includes(name) || locked.has(name))) return false;
    const into = 'createInto' in field.options ? field.options.createInto : undefined;
    return !isStamped(field) && (!isCreateOnly(field) || (mode === 'create' && !!into && mayAdd(into)));
  };
  const hasStatus = mode === 'edit' && resource.deactivating !== false;
  const all = hasStatus ? [...resource.sections, statusSection] : resource.sections;
  const sections = all.filter(({ fields }) => fields.some(isAsked));
  return (
    <Columns
      data-inside={isInside || undefined}
      data-only={sections.length === 1 || undefined}
      data-beside={beside !== undefined || undefined}
    >
      <SectionNav
        sections={sections.map((section, index) => ({
          id: sectionId(index, isInside),
          label: translate(section.label),
          errors: section.fields.filter((name) => name in errors).length,
        }))}
      />
      <div>
        {sections.map((section, index) => (
          <Part
            key={section.label.id}
            id={sectionId(index, isInside)}
            aria-labelledby={`${sectionId(index, isInside)}-title`}
            data-rows={isRows(resource, section) || undefined}
          >
            <div>
              <h2 id={`${sectionId(index, isInside)}-title`}>{translate(section.label)}</h2>
              {section.help && <p>{translate(section.help)}</p>}
            </div>
            <Inputs>
              {section.fields.map((name) => {
                const field = name === 'isActive' ? activeField(resource) : resource.fields[name];
                if (!field || !isAsked(name)) return null;
                return (
                  <Fragment key={name}>
                    <div data-field={name} className={shownOf(field).isWide(field) ? 'wide' : undefined}>
                      <Input
                        name={name}
                        field={asked(inMode(field, mode), required.has(name))}
                        locked={mode === 'edit' && (isFixed(field) || locked.has(name))}
                      />
                    </div>
                    {name !== beside && <FormCompanion resource={resource} name={name} />}
                  </Fragment>
                );
              })}
            </Inputs>
          </Part>
        ))}
      </div>
      {beside && (
        <aside>
          <FormCompanion resource={resource} name={beside} />
        </aside>
      )}
    </Columns>
  );
}

/** With the hint of a new record where it has one of its own. */
const inMode = (field: Field, mode: Mode): Field =>
  mode === 'create' && field.kind === 'text' && field.options.hintOnCreate
    ? { ...field, options: { ...field.options, hint: field.options.hintOnCreate } }
    : field;

/** Rows alone in a section take the page's width below its heading, which names them. */
const isRows = ({ fields }: Resource, section: Section): boolean =>
  section.fields.length === 1 && fields[section.fields[0] ?? '']?.kind === 'parts';

const sectionId = (index: number, isInside: boolean): string =>
  `${isInside ? 'sisipan' : 'bagian'}-${index + 1}`;
const isFixed = (field: Field): boolean => 'fixed' in field.options && field.options.fixed === true;

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '170px minmax(0, 860px)',
  gap: 32,
  alignItems: 'start',
  paddingBottom: 24,
  '@media (max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 860px)', '& > nav': { display: 'none' } },
  // A single section needs neither name nor link.
  '&[data-only]': {
    gridTemplateColumns: 'minmax(0, 860px)',
    '& > nav': { display: 'none' },
    '& section': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 },
    '& h2': { position: 'absolute', clip: 'rect(0 0 0 0)', width: 1, height: 1, overflow: 'hidden' },
  },
  // What is previewed stays in sight while the form scrolls.
  '&[data-beside]': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > nav': { display: 'none' },
    '& section': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 },
    '& > aside': { position: 'sticky', top: 64, '--desk': 'calc(100vh - 290px)' },
    '@media (max-width: 1199px)': {
      gridTemplateColumns: 'minmax(0, 860px)',
      '& > aside': { position: 'static', '--desk': '520px' },
    },
  },
  '&[data-inside]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > nav': { display: 'none' },
    '& section': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 },
    // The drawer's title says it where there is one part only.
    '& section:only-child h2': { display: 'none' },
  },
});
const Part = styled('section')({
  display: 'grid',
  gridTemplateColumns: '210px minmax(0, 1fr)',
  gap: 32,
  padding: '16px 0 20px',
  scrollMarginTop: 64,
  '& + &': { borderTop: '1px solid var(--line)' },
  '& h2': { margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 650 },
  '& > div:first-of-type > p': {
    margin: '4px 0 0',
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: 'var(--ink-3)',
  },
  '&[data-rows]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, '& .parts-label': unseen },
  '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 },
});
const Inputs = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '14px 16px',
  alignItems: 'start',
  '& > .wide': { gridColumn: '1 / -1' },
  '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
