import type { Message } from '../../../lib/language.ts';
import { type Field, isStamped, type Resource } from '../../../resources/declare.ts';
import { referencesTo } from '../../../resources/index.ts';
import { showMessages } from './show-messages.ts';

/** Records of another resource that refer to this one through a field. */
export type Child = {
  key: string;
  label: Message;
  resource: Resource;
  field: string;
  many: boolean;
  /** A declared tab says how many there are. */
  isDeclared: boolean;
};

/**
 * Resources that refer to this one, where the viewer may open their lists and these filter by the field; those that
 * `related` names, in its order.
 */
export function childrenOf(
  resource: Resource,
  mayUse: (name: string) => boolean,
  see: (resource: Resource) => Resource = (each) => each,
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
  return resource.related.flatMap(({ resource: name, by, label }) => {
    const child = made.find(({ key }) => key === `${name}.${by}`);
    return child ? [{ ...child, isDeclared: true, ...(label && { label }) }] : [];
  });
}
