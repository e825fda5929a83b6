import type { Viewer } from '../domain/access/viewer.ts';
import type { Message } from '../lib/language.ts';
import { mayCallResource, mayOpen, seenBy } from './access.ts';
import { type Field, isCreateOnly, partsOf, type Resource } from './declare.ts';
import { privilegeTree, resources, screens } from './index.ts';

export type Entity = {
  name: string;
  label: Message;
  /** Its list, where the viewer may open one. */
  path: string | undefined;
  isTree: boolean;
};
/** All references from one entity to another, by the labels of their fields. */
export type Relation = { from: string; to: string; fields: Message[] };
export type DataModel = { branches: { label: Message; entities: Entity[] }[]; relations: Relation[] };

/** The declared entities whose records a viewer may read. */
export const readableBy = (viewer: Viewer): Resource[] =>
  resources.filter((resource) => mayCallResource(viewer, resource));

/** Entities by branch of the menu, and what their fields and rows refer to, as far as the viewer sees it. */
export function dataModelFor(viewer: Viewer): DataModel {
  const readable = readableBy(viewer);
  const names = new Set(readable.map(({ name }) => name));
  return {
    branches: privilegeTree.groups
      .map(({ prefix, label }) => ({
        label,
        entities: readable
          .filter(({ path }) => privilegeTree.groupOf(path) === prefix)
          .map((resource) => entityOf(viewer, resource)),
      }))
      .filter(({ entities }) => entities.length > 0),
    relations: readable
      .flatMap((resource) => relationsOf(seenBy(viewer, resource)))
      .filter(({ to }) => names.has(to)),
  };
}

const entityOf = (viewer: Viewer, { name, label, parent }: Resource): Entity => ({
  name,
  label,
  path: screens.find(
    (screen) =>
      screen.pages && [screen.name, screen.viewOfResource].includes(name) && mayOpen(viewer, screen.path),
  )?.path,
  isTree: parent !== undefined,
});

function relationsOf({ name, fields }: Resource): Relation[] {
  const byTarget = new Map<string, Message[]>();
  const all: Field[] = [
    ...Object.values(fields),
    ...partsOf(fields).flatMap(([, part]) => Object.values(part.fields)),
  ];
  for (const field of all)
    if ((field.kind === 'reference' || field.kind === 'references') && !isCreateOnly(field))
      byTarget.set(field.to, [...(byTarget.get(field.to) ?? []), field.label]);
  return [...byTarget].map(([to, labels]) => ({ from: name, to, fields: labels }));
}
