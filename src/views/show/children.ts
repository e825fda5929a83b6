import type { Message } from '../../../lib/language.ts';
import { type Field, isStamped, type Related, type Resource } from '../../../resources/declare.ts';
import { referencesTo, resourceNamed } from '../../../resources/index.ts';
import type { Row } from '../record.ts';
import { showMessages } from './show-messages.ts';

/** Records of another resource that belong to this one. */
export type Child = {
  key: string;
  label: Message;
  resource: Resource;
  /** Their reference to this one; undefined where others lead to them. */
  field: string | undefined;
  many: boolean;
  /** A declared tab says how many there are. */
  isDeclared: boolean;
  /** How to find them, where it is not by `field`. */
  related?: Related;
};

/**
 * Resources that refer to this one, where the viewer may open their lists and these filter by the field; those that
 * `related` names, in its order.
 */
export function childrenOf(
  resource: Resource,
  mayUse: (name: string) => boolean,
  see: (resource: Resource) => Resource = (each) => each,
  row?: Row,
): Child[] {
  const users = referencesTo(resource.name).filter(
    ({ resource: user, field, many }) =>
      mayUse(user.name) &&
      Object.hasOwn(see(user).fields, field) &&
      !isStamped(user.fields[field] as Field) &&
      (!many || user.filters.includes(field)),
  );
  const made = users.map(({ resource: user, field, many }): Child => {
    const isOnly = users.filter((other) => other.resource.name === user.name).length === 1;
    const through = user.fields[field]?.label;
    const own = user.name === resource.name ? showMessages.below : user.label;
    const label =
      isOnly || !through ? own : { id: `${own.id}: ${through.id}`, en: `${own.en}: ${through.en}` };
    return { key: `${user.name}.${field}`, label, resource: see(user), field, many, isDeclared: false };
  });
  if (!resource.related) return made;
  return resource.related
    .filter(({ when }) => !when || row?.[when] === true)
    .flatMap((related): Child[] => {
      const { resource: name, by, label } = related;
      const child =
        by && !related.through
          ? made.find(({ key }) => key === `${name}.${by}`)
          : indirectChild(related, resource, mayUse, see);
      return child ? [{ ...child, isDeclared: true, ...(label && { label }) }] : [];
    });
}

/** Where the viewer may open all lists on the way, and see the references that lead there. */
function indirectChild(
  related: Related,
  from: Resource,
  mayUse: (name: string) => boolean,
  see: (resource: Resource) => Resource,
): Child | undefined {
  const { resource: name, by, of, through } = related;
  const seen = (named: string, field: string | undefined): boolean =>
    mayUse(named) && (!field || Object.hasOwn(see(resourceNamed(named)).fields, field));
  const isOpen =
    seen(name, by) &&
    (through ? seen(through.resource, through.by) && seen(through.resource, of) : seen(from.name, of));
  if (!isOpen) return undefined;
  const resource = resourceNamed(name);
  return {
    ...{ key: `${name}.${by ?? of ?? 'semua'}`, label: resource.label, resource: see(resource) },
    ...{ field: undefined, many: false, isDeclared: true, related },
  };
}
