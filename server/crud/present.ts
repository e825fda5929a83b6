import { contractNames } from '../../resources/contract-names.ts';
import { embedName, type Resource, type RowRule } from '../../resources/declare.ts';
import { countName, firstName, holdsFiles } from '../../resources/kinds/file/limits.ts';
import { shownFields } from './columns.ts';
import type { Row } from './hooks.ts';
import { meetsRule } from './reach.ts';

/**
 * Turns rows into JSON: only declared fields and those of every record, so that no column leaks.
 * @param writable rule for changeable rows, when fewer than visible; rows then carry the flag (DESIGN 2)
 */
export function presenter(resource: Resource, whole: boolean, writable?: RowRule): Presenter {
  const made = presenters[whole ? 'whole' : 'rows'];
  const found = made.get(resource) ?? makePresenter(resource, whole);
  made.set(resource, found);
  if (writable === undefined) return found;
  return (row) => ({ ...found(row), can: { write: meetsRule(writable, row) } });
}

export type Presenter = (row: Row) => Row;
const presenters = { whole: new WeakMap<Resource, Presenter>(), rows: new WeakMap<Resource, Presenter>() };

function makePresenter(resource: Resource, whole: boolean): Presenter {
  const fields = shownFields(resource, whole);
  const secondNames = contractNames(resource);
  return (row) => {
    const shown: Row = { id: row.id };
    for (const [name, field] of fields) {
      if (holdsFiles(field) && !whole) {
        shown[countName(name)] = row[countName(name)];
        if (field.kind === 'image') shown[firstName(name)] = row[firstName(name)];
        continue;
      }
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
    shown.isActive = row.isActive;
    shown.version = row.version;
    shown.createdAt = row.createdAt;
    shown.updatedAt = row.updatedAt;
    return shown;
  };
}
