import type { RowViewer } from '../../../domain/access/viewer.ts';
import { translate } from '../../../lib/language.ts';
import { actionsOn } from '../../../resources/actions/action-rules.ts';
import { contractNames } from '../../../resources/contract-names.ts';
import { embedName, type Field, type PartsField, type Resource } from '../../../resources/declare.ts';
import { wholeOf } from '../../../resources/field-rights.ts';
import { countName, firstName, holdsFiles } from '../../../resources/kinds/file/limits.ts';
import { briefName } from '../../../resources/kinds/json/field.ts';
import { eventsFor, type Fired, hasEnded, mayRemind } from '../../../resources/life/life-rules.ts';
import { meetsRule } from '../../../resources/row-rule.ts';
import type { Row } from '../hooks.ts';
import type { Abilities } from '../rights/role-view.ts';
import { shownFields } from '../sql/columns.ts';

/**
 * Turns rows into JSON: only declared fields and those of every record, so that no column leaks.
 * @param resource as the reader's role sees it
 * @param abilities when rows are to say what may be done to them (DESIGN 2)
 */
export function presenter(resource: Resource, whole: boolean, abilities?: Abilities): Presenter {
  const made = presenters[whole ? 'whole' : 'rows'];
  const found = made.get(resource) ?? makePresenter(resource, whole);
  made.set(resource, found);
  if (!abilities) return found;
  const { rows, viewer, ...may } = abilities;
  const events = viewer && lifeOf(resource, viewer);
  const acting = resource.actions && viewer;
  return (row) => {
    const isWritable = (rows === undefined || meetsRule(rows, row)) && !hasEnded(resource, row);
    return {
      ...found(row),
      can: {
        write: may.change && isWritable,
        delete: may.delete && isWritable,
        ...events?.(row),
        ...(acting && { actions: actionsOn(wholeOf(resource), acting, row, may.change && isWritable) }),
      },
    };
  };
}

/** What is the viewer's on a row with a life, without a query; hidden fields are not named. */
function lifeOf(resource: Resource, viewer: RowViewer): ((row: Row) => object) | undefined {
  const { life } = resource;
  if (!life) return undefined;
  const living = { ...wholeOf(resource), life };
  return (row) => ({
    events: eventsFor(living, viewer, row, row.fired as Fired, resource.fields).map(
      ({ event, blockedBy }) => ({
        event,
        ...(blockedBy && {
          blockedBy: { message: translate(blockedBy.message), fields: blockedBy.fields },
        }),
      }),
    ),
    remind: mayRemind(living, viewer, row),
    note: !viewer.readsOnly && !life.conversation,
  });
}

export type Presenter = (row: Row) => Row;
const presenters = { whole: new WeakMap<Resource, Presenter>(), rows: new WeakMap<Resource, Presenter>() };

function makePresenter(resource: Resource, whole: boolean): Presenter {
  const fields = shownFields(resource, whole);
  const secondNames = contractNames(resource);
  return (row) => {
    const shown: Row = { id: row.id };
    addFields(shown, fields, row);
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

function addFields(shown: Row, fields: readonly [string, Field][], row: Row): void {
  for (const [name, field] of fields) {
    if (holdsFiles(field) && countName(name) in row) {
      shown[countName(name)] = row[countName(name)];
      if (field.kind === 'image') shown[firstName(name)] = row[firstName(name)];
      continue;
    }
    if (field.kind === 'json' && briefName(name) in row) {
      shown[briefName(name)] = row[briefName(name)];
      continue;
    }
    shown[name] = field.kind === 'parts' ? presentRows(field, row[name] as Row[]) : row[name];
    if (field.kind === 'reference')
      shown[embedName(name)] = row[name]
        ? {
            id: row[name],
            label:
              row[`label of ${name}`] ?? (field.options.guarded ? translate(field.options.guarded) : null),
            // Only inactive references carry the flag.
            ...(row[`active of ${name}`] === false && { isActive: false }),
          }
        : null;
    if (field.kind === 'references') shown[embedName(name)] = row[embedName(name)];
  }
}

function presentRows({ fields }: PartsField<Field>, rows: readonly Row[]): Row[] {
  const inner = Object.entries(fields);
  return rows.map((row) => {
    const shown: Row = { id: row.id };
    addFields(shown, inner, row);
    return shown;
  });
}
