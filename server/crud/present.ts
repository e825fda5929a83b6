import { embedName, type Resource } from '../../resources/declare.ts';
import { shownFields } from './columns.ts';
import type { Row } from './hooks.ts';

/** Makes the JSON of rows; only declared fields and what every record has, so that no column leaks. */
export function presenter(resource: Resource, whole: boolean): Presenter {
  const made = presenters[whole ? 'whole' : 'rows'];
  const found = made.get(resource) ?? makePresenter(resource, whole);
  made.set(resource, found);
  return found;
}

type Presenter = (row: Row) => Row;
const presenters = { whole: new WeakMap<Resource, Presenter>(), rows: new WeakMap<Resource, Presenter>() };

function makePresenter(resource: Resource, whole: boolean): Presenter {
  const fields = shownFields(resource, whole);
  return (row) => {
    const shown: Row = { id: row.id };
    for (const [name, field] of fields) {
      shown[name] = row[name];
      if (field.kind === 'reference')
        shown[embedName(name)] = row[name]
          ? {
              id: row[name],
              label: row[`label of ${name}`],
              // Said only of what is no longer for new work.
              ...(row[`active of ${name}`] === false && { isActive: false }),
            }
          : null;
      if (field.kind === 'references') shown[embedName(name)] = row[embedName(name)];
    }
    if (!whole && resource.parent) shown.hasChildren = row.hasChildren;
    shown.isActive = row.isActive;
    shown.version = row.version;
    shown.createdAt = row.createdAt;
    shown.updatedAt = row.updatedAt;
    return shown;
  };
}
