import type { ActionDone } from '../domain/calls/action-calls.ts';
import type { LifeSteps } from '../domain/calls/life-calls.ts';
import type { Figures } from '../domain/calls/view-calls.ts';
import type { Action, Actions, Field, Life, RecordOf, Resource, ValuesOf } from '../resources/declare.ts';
import type { Client } from './create-client.ts';

type Declared = Pick<Resource, 'service' | 'entity'> & {
  fields: Record<string, Field>;
  actions?: Actions;
  life?: Life;
};
type FieldsOf<R extends Declared> = R['fields'];
type ActionsOf<R extends Declared> = R extends { actions?: infer A extends Actions }
  ? A
  : Record<never, never>;
type LifeOf<R extends Declared> = R extends { life?: infer L } ? Extract<L, Life> : never;
/** Without a life there are none: the keys of never would be all. */
type NamesIn<R extends Declared, Part extends 'events' | 'stages'> = [LifeOf<R>] extends [never]
  ? never
  : keyof LifeOf<R>[Part] & string;
type EventOf<R extends Declared> = NamesIn<R, 'events'>;
type StageOf<R extends Declared> = NamesIn<R, 'stages'>;

type NamesOf<F, Wanted> = { [K in keyof F]: F[K] extends { options: Wanted } ? K : never }[keyof F];
/** What the server fills is never sent. */
type Typed<F extends Record<string, Field>> = Omit<F, NamesOf<F, { stamp: string }>>;
type Must<F extends Record<string, Field>> = Exclude<
  NamesOf<F, { required: true }>,
  NamesOf<F, { stamp: string }> | NamesOf<F, { default: unknown }>
>;
/** Values of a new record or of an action's form: the required ones must be given. */
type New<F extends Record<string, Field>> = Pick<ValuesOf<F>, Must<F>> & Partial<ValuesOf<Typed<F>>>;

/** A record, with its stage where it has a life. */
export type Read<R extends Declared> = RecordOf<R> &
  ([EventOf<R>] extends [never] ? unknown : { stage: StageOf<R>; stageDue: string | null });

/** Names of fields that lists filter, sort and group by. */
type NameOf<R extends Declared> =
  | (keyof FieldsOf<R> & string)
  | ([EventOf<R>] extends [never] ? never : 'stage' | 'stageDue');
type Filters<R extends Declared> = { [Name in NameOf<R> | 'isActive']?: string | number | boolean };
type Narrowed<R extends Declared> = { search?: string; filter?: Filters<R> };
type Asked<R extends Declared> = Narrowed<R> & {
  page?: number;
  perPage?: number;
  sort?: { field: NameOf<R> | 'createdAt' | 'updatedAt'; order: 'asc' | 'desc' };
};

type FormOf<A extends Action> = A['form'] extends infer F extends Readonly<Record<string, Field>>
  ? { values: New<F> }
  : { values?: never };
type PlacesOf<A extends Action> = A['at'] extends readonly (infer Place)[] ? Place : A['at'];
type On = {
  record: { id: string; version?: number };
  selection: { ids: readonly string[] };
  list: Record<never, never>;
};
type Given<A extends Action> = FormOf<A> & On[PlacesOf<A> & keyof On];
type AnswerOf<A extends Action> = A extends { file: string } ? Blob : ActionDone;

export type Records<R extends Declared> = {
  /** A page of the list; long texts and files are left out of its rows. */
  list: (asked?: Asked<R>) => Promise<{ items: Read<R>[]; totalCount: number }>;
  read: (id: string) => Promise<Read<R>>;
  create: (values: New<FieldsOf<R>>) => Promise<Read<R>>;
  /** @param version the one that was read; a record that somebody changed since is refused with 409 */
  change: (id: string, values: Partial<ValuesOf<Typed<FieldsOf<R>>>>, version?: number) => Promise<Read<R>>;
  remove: (id: string) => Promise<void>;
  /** Fires an event of its life; `values` are the fields that its dialog asks. */
  fire: (
    id: string,
    event: EventOf<R>,
    given?: { note?: string; values?: Partial<ValuesOf<Typed<FieldsOf<R>>>>; version?: number },
  ) => Promise<{ record: Read<R> | null; undoUntil: string | null; told: number }>;
  /** How it came to its stage, and the stages ahead. */
  steps: (id: string) => Promise<LifeSteps>;
  /** Does a declared action: on a record, on chosen ones or on none, as it says. */
  act: <Name extends keyof ActionsOf<R> & string>(
    name: Name,
    given: Given<ActionsOf<R>[Name]>,
  ) => Promise<AnswerOf<ActionsOf<R>[Name]>>;
  /** Sums up what the filter lets through, where the declaration has a summary or groups. */
  figures: (asked?: Narrowed<R> & { groupBy?: NameOf<R> }) => Promise<Figures>;
  /** The records that stand on the days of a span, where the declaration has a calendar. */
  calendar: (
    asked: Narrowed<R> & { from: string; to: string },
  ) => Promise<{ items: Read<R>[]; isCut: boolean }>;
};

type Loose = (method: string, path: string, given?: object) => Promise<never>;

/**
 * The calls of a declared resource, typed by its declaration.
 * @param declared the declaration, or its service and entity: `recordsOf<typeof vehicle>(client, { service, entity })`
 * @throws Refused from each call, as the client's own
 */
export function recordsOf<R extends Declared>(client: Client, declared: R): Records<R>;
export function recordsOf<R extends Declared>(
  client: Client,
  address: Pick<Declared, 'service' | 'entity'>,
): Records<R>;
export function recordsOf<R extends Declared>(
  client: Client,
  { service, entity }: Pick<Declared, 'service' | 'entity'>,
): Records<R> {
  // The contracts know these addresses, but not which entity stands at them.
  const call = client.call as unknown as Loose;
  const base = `/${service}/api/${entity}`;
  const narrowed = ({ search, filter }: Narrowed<R> = {}) => ({ FirstChar: search, ...filter });
  return {
    list: ({ page, perPage, sort, ...rest } = {}) =>
      call('GET', base, {
        query: {
          Page: page,
          PerPage: perPage,
          OrderBy: sort?.field,
          Order: sort?.order,
          ...narrowed(rest as Narrowed<R>),
        },
      }),
    read: (id) => call('GET', `${base}/:id`, { params: { id } }),
    create: (values) => call('POST', base, { body: values }),
    change: (id, values, version) =>
      call('PUT', `${base}/:id`, { params: { id }, body: values, ifMatch: version }),
    remove: async (id) => {
      await call('DELETE', `${base}/:id`, { params: { id } });
    },
    fire: (id, event, given = {}) =>
      call('POST', `${base}/:id/event`, { params: { id }, body: { event, ...given } }),
    steps: (id) => call('GET', `${base}/:id/steps`, { params: { id } }),
    act: (name, given) => {
      const { id, ...body } = given as { id?: string };
      return call('POST', `${base}${id ? '/:id' : ''}/actions/${name}`, { params: { id }, body });
    },
    figures: ({ groupBy, ...rest } = {}) =>
      call('GET', `${base}/figures`, { query: { ...narrowed(rest as Narrowed<R>), GroupBy: groupBy } }),
    calendar: ({ from, to, ...rest }) =>
      call('GET', `${base}/calendar`, {
        query: { ...narrowed(rest as Narrowed<R>), FromDay: from, ToDay: to },
      }),
  };
}
