import { type Condition, fieldsOf } from '../../lib/condition.ts';
import { type Field, isStamped, isWriteOnly, type Resource } from '../../resources/declare.ts';
import { conditionsOf } from '../../resources/field-conditions.ts';
import type { Conditional } from '../../resources/kinds/kind.ts';
import type { Found } from './found.ts';
import { nearestOf } from './nearest.ts';

/** Conditions go by what a form knows: fields that people fill in, and the stage. */
export function conditionFaults(name: string, field: Field, resource: Resource): Found[] {
  const { fields, life } = resource;
  const conditions = conditionsOf(field);
  const usable = Object.keys(fields).filter(
    (other) => other !== name && (isUsable(fields[other] as Field) || (life && other === 'stage')),
  );
  const found = conditions.flatMap(([option, condition]) =>
    fieldsOf(condition)
      .filter((other) => !usable.includes(other))
      .map((other) => ({
        at: [`${option}:`, other],
        says: `${option} of "${name}" names "${other}", ${whyNot(name, other, fields)}. Write ${nearestOf(other, usable)}.`,
      })),
  );
  const isAlways = 'required' in field.options && field.options.required === true;
  if (isAlways && conditions.some(([option]) => option === 'shownIf'))
    found.push({
      at: ['required:'],
      says: `"${name}" is required and not always shown. Write requiredIf: {} for required: it asks while the field is shown.`,
    });
  if (conditions.length > 0 && (isStamped(field) || resource.view))
    found.push({
      at: [],
      says: `"${name}" has conditions, but no form of this resource stores it. Leave them out.`,
    });
  const circle = found.length === 0 && circleFrom(name, fields);
  if (circle)
    found.push({
      at: ['shownIf:'],
      says: `"${name}" is shown by itself in a circle: ${circle.join(' → ')}. Take one of these conditions away.`,
    });
  return found;
}

const isUsable = (field: Field): boolean =>
  !isStamped(field) && !isWriteOnly(field) && !['parts', 'richText', 'json'].includes(field.kind);

function whyNot(name: string, other: string, fields: Resource['fields']): string {
  if (other === name) return 'which is itself';
  return fields[other] ? 'which no form knows while it is filled in' : 'which is no field';
}

/** The way from a field by what shows it back to itself. */
function circleFrom(name: string, fields: Resource['fields']): string[] | undefined {
  const seen = new Set<string>();
  const ways = [[name]];
  for (let way = ways.shift(); way; way = ways.shift()) {
    const { shownIf } = (fields[way.at(-1) ?? '']?.options ?? {}) as Conditional;
    for (const next of shownIf ? fieldsOf(shownIf as Condition) : []) {
      if (next === name) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
