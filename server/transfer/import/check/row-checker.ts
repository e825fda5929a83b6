import type { ImportProblem } from '../../../../domain/calls/transfer.ts';
import { isFilled } from '../../../../lib/condition.ts';
import { translate } from '../../../../lib/language.ts';
import { type Field, numberingOf, type Resource } from '../../../../resources/declare.ts';
import { wholeOf } from '../../../../resources/field-rights.ts';
import { fileFieldsOf } from '../../../../resources/kinds/file/limits.ts';
import { sentValue } from '../../../../resources/part-resource.ts';
import { createSchema, fieldErrors, updateSchema } from '../../../../resources/schema.ts';
import {
  endedBefore,
  prepare,
  type Row,
  refuseFaults,
  refuseFixed,
  refuseLocked,
  refuseUngiven,
  refuseUnsound,
  withEmptied,
} from '../../../crud/index.ts';
import { Refusal } from '../../../http/index.ts';
import { kindOf } from '../../../kinds/index.ts';
import { cellOfPart } from './attach-parts.ts';
import { type Draft, defaultsOf, type Mapped } from './decode-rows.ts';

/**
 * Checks a row by the schemas and refusals of POST and PUT; replaces a valid row's values by those to store.
 * @param seen the declaration as the actor's role sees it
 */
export function rowChecker(seen: Resource, mapped: readonly Mapped[]): (draft: Draft) => ImportProblem[] {
  const resource = wholeOf(seen);
  const create = createSchema(withoutDemandedFiles(resource));
  const update = updateSchema(resource);
  const defaults = defaultsOf(resource);
  const headings = new Map(mapped.map(({ name, heading }) => [name, heading]));

  const placeOf = (draft: Draft, path: string): { heading: string; value: string } => {
    const [name = path] = path.split('.');
    return (
      cellOfPart(resource, draft, path) ?? {
        heading: headings.get(name) ?? resource.fields[name]?.label.id ?? name,
        value: draft.typed[name] ?? '',
      }
    );
  };

  const told = (draft: Draft, errors: Record<string, string[]>): ImportProblem[] => {
    const known = new Set(draft.problems.map(({ heading }) => heading));
    return Object.entries(errors).flatMap(([path, reasons]) => {
      const { heading, value } = placeOf(draft, path);
      // A cell that could not be understood is not also missing.
      if (known.has(heading)) return [];
      return [...new Set(reasons)].map((reason) => ({
        row: draft.row,
        heading,
        value,
        reason,
      }));
    });
  };

  const refusals = (draft: Draft, ask: () => void): ImportProblem[] => {
    try {
      ask();
      return [];
    } catch (error) {
      if (error instanceof Refusal && error.errors) return told(draft, error.errors);
      throw error;
    }
  };

  return (draft) => {
    const { before } = draft;
    draft.problems.push(...told(draft, wrongNumbers(resource, draft)));
    for (const name of numbersOf(resource)) delete draft.values[name];
    if (!before) {
      const locked = refusals(draft, () => refuseUngiven(seen, draft.values));
      if (locked.length > 0) return locked;
      const given = draft.values;
      draft.byDefault = new Set(Object.keys(defaults).filter((name) => given[name] == null));
      const checked = create.safeParse(filled(given, defaults));
      if (!checked.success) return told(draft, fieldErrors(checked.error));
      draft.values = prepare(resource, checked.data as Row).values;
      return refusals(draft, () => refuseLocked(seen, undefined, draft.values));
    }
    const ended = endedBefore(resource, before);
    if (ended) return told(draft, { stage: [ended] });
    const given = keepingStored(resource, before, draft.values);
    const checked = update.safeParse({ ...given, version: before.version });
    if (!checked.success) return told(draft, fieldErrors(checked.error));
    const { values } = prepare(resource, checked.data as Row);
    draft.values = withEmptied(resource, before, values);
    return [
      ...refusals(draft, () =>
        refuseFaults(seen, filesLost(resource, before, draft.values), Object.keys(values)),
      ),
      ...refusals(draft, () => refuseLocked(seen, before, values)),
      ...refusals(draft, () => refuseFixed(seen, before, values)),
      ...refusals(draft, () => refuseUnsound(seen, before, draft.values)),
    ];
  };
}

/** Files are attached on the record's page: what an import makes may lack them until then. */
function withoutDemandedFiles(resource: Resource): Resource {
  const files = new Map(
    fileFieldsOf(resource).map(([name, field]) => {
      const free = { ...field, options: { ...field.options, required: false } };
      return [name, free as Field];
    }),
  );
  if (files.size === 0) return resource;
  const { fields, check } = resource;
  const checkOthers: Resource['check'] = (values) =>
    Object.fromEntries(Object.entries(check?.(values) ?? {}).filter(([name]) => !files.has(name)));
  return { ...resource, fields: { ...fields, ...Object.fromEntries(files) }, check: checkOthers };
}

const numbersOf = ({ fields }: Resource): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (numberingOf(field) ? [name] : []));

/** Numbers that the server gives may name a record; they are neither chosen nor changed. */
function wrongNumbers(resource: Resource, { before, values }: Draft): Record<string, string[]> {
  const wrong: Record<string, string[]> = {};
  for (const name of numbersOf(resource)) {
    const given = values[name];
    const label = resource.fields[name]?.label;
    if (!label || given === null || given === undefined || given === before?.[name]) continue;
    wrong[name] = [
      translate(
        before
          ? {
              id: `${label.id} diberikan sistem dan tidak berubah. Isi ${before[name]} atau kosongkan.`,
              en: `${label.en} is given by the system and does not change. Enter ${before[name]} or leave it empty.`,
            }
          : {
              id: `${label.id} data baru diberikan sistem: kosongkan. Data yang ada diperbarui dengan kunci “${label.id}”.`,
              en: `${label.en} of a new record is given by the system: leave it empty. Stored records are updated with the key “${label.en}”.`,
            },
      ),
    ];
  }
  return wrong;
}

/** Files that a row would hide: an import takes none off. */
const filesLost = (resource: Resource, before: Row, values: Row): Record<string, string[]> =>
  Object.fromEntries(
    fileFieldsOf(resource)
      .filter(([name]) => name in values && isFilled(before[name]))
      .map(([name, { label }]) => [
        name,
        [
          translate({
            id: `Dengan nilai ini ${label.id} tidak tampil lagi, padahal masih ada berkasnya. Ubah di halaman datanya.`,
            en: `With these values ${label.en} is no longer shown, but still holds files. Change it on the record’s page.`,
          }),
        ],
      ]),
  );

/** Defaults where the file says nothing. */
function filled(values: Row, defaults: Row): Row {
  const whole: Row = { ...values };
  for (const [name, value] of Object.entries(defaults)) if (whole[name] == null) whole[name] = value;
  return whole;
}

/** Keeps the stored value where the file says the same: files carry only the words of formatted text. */
function keepingStored(resource: Resource, before: Row, values: Row): Row {
  const kept: Row = { ...values };
  for (const [name, field] of Object.entries(resource.fields))
    if (values[name] != null && kindOf(field).isSame(before[name], values[name], field))
      kept[name] = sentValue(field, before[name]);
  return kept;
}
