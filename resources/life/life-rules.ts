import { holds, mayBeGiven } from '../../domain/access/entry-rules.ts';
import type { RowViewer } from '../../domain/access/viewer.ts';
import { fieldsOf, meetsCondition } from '../../lib/condition.ts';
import type { Message } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { plusWorkdays } from '../../lib/workdays.ts';
import { conditionsOf, watchedNames } from '../field-conditions.ts';
import type { Field } from '../kinds/index.ts';
import { meetsRule, type RowCondition, type RowRule } from '../row-rule.ts';
import type { Life, LifeEvent, Party, Stage, Who } from './life.ts';
import { creatorField } from './life-fields.ts';
import { emptyFor } from './next-stage.ts';

// What a life allows whom, on one record; pure, so that lists, records and events judge alike.

/** A resource as far as its life goes. */
type Living = { life: Life; fields: Readonly<Record<string, Field>>; singular: Message };
type Row = Readonly<Record<string, unknown>>;
type Person = Pick<RowViewer, 'userId' | 'unitId' | 'positionId' | 'readsOnly'> & RowViewer;
/** Who fired what on a record, without what was taken back. */
export type Fired = readonly { event: string; userId: string | null }[];

/** Why somebody who may fire an event cannot now; `fields` are those to fill. */
export type Block = { message: Message; fields: string[]; isPerson?: true };
export type OpenEvent = { event: string; blockedBy?: Block };

/** Whether the record has come to its end: then only events change it. */
export const hasEnded = ({ life }: { life?: Life }, row: Row): boolean =>
  life?.stages[String(row.stage)]?.ends === true;

export const eventNamed = (life: Life, name: unknown): LifeEvent | undefined =>
  typeof name === 'string' && Object.hasOwn(life.events, name) ? life.events[name] : undefined;

/**
 * The events this viewer may fire now, in declared order.
 * @param seen fields the role sees; others are not named
 */
export function eventsFor(
  living: Living,
  viewer: Person,
  row: Row,
  fired: Fired,
  seen: Living['fields'] = living.fields,
): OpenEvent[] {
  return Object.entries(living.life.events).flatMap(([name, event]) => {
    if (!event.from.includes(String(row.stage)) || !mayFire(living, viewer, event, row)) return [];
    const blockedBy = actedBefore(living, viewer, event, fired) ?? missingFor(living, event, row, seen);
    return [{ event: name, ...(blockedBy && { blockedBy }) }];
  });
}

/** Whether the viewer has a right to the event; at another stage the holder is that of its source stage. */
export function mayFire(living: Living, viewer: Person, event: LifeEvent, row: Row): boolean {
  if (viewer.readsOnly) return false;
  const { life } = living;
  const here = String(row.stage);
  const stages = event.from.includes(here) ? [here] : event.from;
  return [event.by]
    .flat()
    .some((who: Who | 'system') =>
      who === 'holder'
        ? stages.some((stage) => isParty(living, viewer, life.stages[stage]?.holder, row))
        : isParty(living, viewer, partyOf(living.fields, who), row),
    );
}

/** Whether the viewer may remind who holds the record: it waits, and not for themselves. */
export function mayRemind(living: Living, viewer: Person, row: Row): boolean {
  const stage = living.life.stages[String(row.stage)];
  return (
    !viewer.readsOnly &&
    stage?.holder !== undefined &&
    !stage.ends &&
    !isParty(living, viewer, stage.holder, row)
  );
}

/** Four eyes: whoever fired one event may not fire another. */
export function actedBefore(
  { life, singular }: Living,
  viewer: Pick<Person, 'userId'>,
  event: LifeEvent,
  fired: Fired,
): Block | undefined {
  const own = fired.find((one) => one.userId === viewer.userId && event.fourEyes?.includes(one.event));
  const before = own && life.events[own.event];
  return (
    before && {
      message: {
        id: `Anda sudah melakukan “${before.label.id}” pada ${singular.id} ini; langkah ini oleh orang lain.`,
        en: `You did “${before.label.en}” on this ${singular.en}; this step is for somebody else.`,
      },
      fields: [],
      isPerson: true,
    }
  );
}

/** What the record lacks for an event, beside what its dialog asks. */
function missingFor(living: Living, event: LifeEvent, row: Row, seen: Living['fields']): Block | undefined {
  const asked = event.asks ?? [];
  const empty = emptyFor(living, event, row).filter((name) => !asked.includes(name));
  const named = empty.filter((name) => seen[name]);
  if (empty.length > 0)
    return { message: named.length > 0 ? fillFirst(seen, named) : unseenMissing, fields: named };
  const { needs } = event;
  if (!needs || fieldsOf(needs.when).some((name) => asked.includes(name))) return undefined;
  if (meetsCondition(needs.when, row)) return undefined;
  const told = fieldsOf(needs.when).filter((name) => seen[name]);
  return { message: told.length > 0 ? needs.otherwise : unseenMissing, fields: told };
}

const unseenMissing: Message = {
  id: 'Belum lengkap: ada isian lain yang tidak dapat dilihat peran Anda.',
  en: 'Not complete: it depends on a field that your role does not see.',
};

const fillFirst = (fields: Living['fields'], names: readonly string[]): Message => ({
  id: `Isi dahulu: ${names.map((name) => fields[name]?.label.id).join(', ')}.`,
  en: `Fill in first: ${names.map((name) => fields[name]?.label.en).join(', ')}.`,
});

export const isParty = (
  { life, fields }: Pick<Living, 'life' | 'fields'>,
  viewer: Person,
  party: Party | undefined,
  row: Row,
): boolean =>
  party !== undefined &&
  (party.person === undefined ||
    row[party.person] === (refersToPost(fields, party.person) ? viewer.positionId : viewer.userId)) &&
  (party.unit === undefined || row[party.unit] === viewer.unitId) &&
  (party.privilege === undefined ||
    (holds(viewer, party.privilege) && mayBeGiven(viewer, party.privilege))) &&
  (party.rule === undefined || meetsRule(life.rules[party.rule]?.rows(viewer) ?? false, row));

/** The records at a stage that the viewer holds: a row rule, so that lists ask for it and rows are judged by it. */
export const turnRule = ({ life, fields }: Pick<Living, 'life' | 'fields'>, viewer: Person): RowRule =>
  viewer.readsOnly
    ? false
    : Object.entries(life.stages).flatMap(([stage, { holder, ends }]): RowCondition[] => {
        if (
          !holder ||
          ends ||
          (holder.privilege && !(holds(viewer, holder.privilege) && mayBeGiven(viewer, holder.privilege)))
        )
          return [];
        const { person, unit, rule } = holder;
        const own = {
          stage,
          ...(person && { [person]: refersToPost(fields, person) ? viewer.positionId : viewer.userId }),
          ...(unit && { [unit]: viewer.unitId }),
        };
        const rows = rule === undefined || (life.rules[rule]?.rows(viewer) ?? false);
        if (typeof rows === 'boolean') return rows ? [own] : [];
        return [rows].flat().map((way) => ({ ...way, ...own }));
      });

/** A post, not a user. */
export const refersToPost = (fields: Living['fields'], name: string): boolean => {
  const field = fields[name];
  return field?.kind === 'reference' && field.to === 'pengaturan.jabatan';
};

/** The party behind a word; of `holder` the caller knows the stage, and `system` is nobody. */
export const partyOf = (
  fields: Living['fields'],
  who: Exclude<Who, 'holder'> | 'system',
): Party | undefined => {
  if (typeof who === 'object') return who;
  if (who === 'system') return undefined;
  const person = creatorField(fields);
  return person === undefined ? undefined : { person };
};

/** The stages on the way from the first to the end, by the first event that leads on from each. */
export function wayOf({ begins, stages, events }: Life): string[] {
  const way = [begins];
  for (let here = begins; stages[here]?.ends !== true; ) {
    const next = Object.values(events).find(
      ({ from, to, tone }) =>
        from.includes(here) && to !== undefined && !way.includes(to) && tone !== 'danger',
    )?.to;
    if (next === undefined) break;
    way.push(next);
    here = next;
  }
  return way;
}

/** The last day of a stage, YYYY-MM-DD; null without a deadline. */
export function dueDay(stage: Stage | undefined, arrival: Date, creation: Date): string | null {
  if (!stage?.due) return null;
  const { workdays, from = 'arrival' } = stage.due;
  return plusWorkdays(dayInWib(from === 'creation' ? creation : arrival), workdays);
}

/** The fields that rules look at: what is wanted, and who is named. */
export function lookedAt({ stages, events, rules }: Life, fields: Living['fields']): string[] {
  const parties = [
    ...Object.values(stages).map(({ holder }) => holder),
    ...Object.values(events).flatMap(({ by }) =>
      [by].flat().map((who: Who | 'system') => (who === 'holder' ? undefined : partyOf(fields, who))),
    ),
  ];
  return [
    ...new Set([
      ...Object.values(stages).flatMap(({ required = [] }) => required),
      ...Object.values(events).flatMap(({ requires = [], needs, toWhen = [] }) => [
        ...requires,
        ...(needs ? fieldsOf(needs.when) : []),
        ...toWhen.flatMap(({ when }) => fieldsOf(when)),
      ]),
      ...watchedNames(fields),
      ...Object.keys(fields).filter((name) =>
        conditionsOf(fields[name] as Field).some(([option]) => option !== 'lockedIf'),
      ),
      ...parties.flatMap((party) => [party?.person ?? [], party?.unit ?? []].flat()),
      ...Object.values(rules).flatMap(({ looksAt }) => looksAt),
    ]),
  ];
}
