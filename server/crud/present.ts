import type { RowViewer } from '../../domain/access/viewer.ts';
import { translate } from '../../lib/language.ts';
import { contractNames } from '../../resources/contract-names.ts';
import { embedName, type Resource, type RowRule } from '../../resources/declare.ts';
import { eventsFor, type Fired, hasEnded } from '../../resources/life/life-rules.ts';
import { shownFields } from './columns.ts';
import type { Row } from './hooks.ts';
import { meetsRule } from './reach.ts';

/**
 * Turns rows into JSON: only declared fields and those of every record, so that no column leaks.
 * @param writable rule for changeable rows, when fewer than visible; rows then carry the flag (DESIGN 2)
 * @param viewer of a resource with a life: rows then carry the events that are theirs
 */
export function presenter(
  resource: Resource,
  whole: boolean,
  writable?: RowRule,
  viewer?: RowViewer,
): Presenter {
  const made = presenters[whole ? 'whole' : 'rows'];
  const found = made.get(resource) ?? makePresenter(resource, whole);
  made.set(resource, found);
  const able = viewer && abilities(resource, writable ?? true, viewer);
  if (able) return (row) => ({ ...found(row), can: able(row) });
  if (writable === undefined) return found;
  return (row) => ({ ...found(row), can: { write: meetsRule(writable, row) } });
}

/** What the viewer may do to a row that has a life, without a query. */
function abilities(resource: Resource, writable: RowRule, viewer: RowViewer) {
  const { life } = resource;
  if (!life) return undefined;
  const living = { ...resource, life };
  return (row: Row) => ({
    write: meetsRule(writable, row) && !hasEnded(resource, row),
    events: eventsFor(living, viewer, row, row.fired as Fired).map(({ event, blockedBy }) => ({
      event,
      ...(blockedBy && {
        blockedBy: { message: translate(blockedBy.message), fields: blockedBy.fields },
      }),
    })),
  });
}

export type Presenter = (row: Row) => Row;
const presenters = { whole: new WeakMap<Resource, Presenter>(), rows: new WeakMap<Resource, Presenter>() };

function makePresenter(resource: Resource, whole: boolean): Presenter {
  const fields = shownFields(resource, whole);
  const secondNames = contractNames(resource);
  return (row) => {
    const shown: Row = { id: row.id };
    for (const [name, field] of fields) {
      shown[name] = row[name];
      if (field.kind === 'reference')
        shown[embedName(name)] = row[name]
          ? {
              id: row[name],
              label: row[`label of ${name}`],
              // Only inactive references carry the flag.
              ...(row[`active of ${name}`] === false && { isActive: false }),
            }
          : null;
      if (field.kind === 'references') shown[embedName(name)] = row[embedName(name)];
    }
    if (!whole && resource.parent) shown.hasChildren = row.hasChildren;
    for (const [also, name] of secondNames) shown[also] = row[name];
    if (resource.life) shown.stageSince = row.stageSince;
    shown.isActive = row.isActive;
    shown.version = row.version;
    shown.createdAt = row.createdAt;
    shown.updatedAt = row.updatedAt;
    return shown;
  };
}
