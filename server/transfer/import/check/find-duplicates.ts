import { translate } from '../../../../lib/language.ts';
import { numberingOf, type Resource } from '../../../../resources/declare.ts';
import { isStored, sayUsed } from '../../../crud/index.ts';
import type { Executor } from '../../../db/executor.ts';
import { kindOf } from '../../../kinds/index.ts';
import { isTyped } from '../../columns.ts';
import type { Draft, Mapped } from './decode-rows.ts';
import { findTaken } from './find-existing.ts';

export async function findDuplicates(
  executor: Executor,
  resource: Resource,
  drafts: readonly Draft[],
  mapped: readonly Mapped[],
): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!('unique' in field.options && field.options.unique) || !isStored(field) || !isTyped(field)) continue;
    const heading = mapped.find((column) => column.name === name)?.heading ?? field.label.id;
    const firstRows = new Map<unknown, number>();
    const { isCaseless } = kindOf(field);
    // Of the numbers that the server gives, rows name those of stored records.
    const givenIn = ({ before, typed, values }: Draft): unknown =>
      numberingOf(field) ? before && typed[name] : values[name];
    const wanted: Draft[] = [];
    for (const draft of drafts) {
      const value = givenIn(draft);
      if (value === null || value === undefined || value === '') continue;
      const plain = isCaseless ? String(value).toLowerCase() : value;
      const first = firstRows.get(plain);
      if (first !== undefined)
        blame(draft, translate({ id: `Sama dengan baris ${first}.`, en: `The same as row ${first}.` }));
      else {
        firstRows.set(plain, draft.row);
        // Only sound values can be looked up.
        if (draft.problems.length === 0) wanted.push(draft);
      }
    }
    const taken = await findTaken(executor, resource, name, [...new Set(wanted.map(givenIn))]);
    for (const draft of wanted) {
      const holder = taken.get(String(givenIn(draft)));
      if (holder && holder !== draft.before?.id) blame(draft, sayUsed(field.label));
    }

    function blame(draft: Draft, reason: string): void {
      draft.problems.push({ row: draft.row, heading, value: draft.typed[name] ?? '', reason });
    }
  }
}
