import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A body or an answer that is bytes. */
export type FileOf = { file: readonly string[] };
/** A body of form fields and files. */
export type FormOf = { form: z.ZodObject };
/** An answer without the envelope of SPEC A6. */
export type Bare<Schema extends z.ZodType = z.ZodType> = { bare: Schema };

/** The contract of one call: route, checks, OpenAPI and the client's types follow from it. */
export type Call = {
  method: Method;
  path: `/${string}`;
  summary: string;
  description?: string;
  tags: readonly string[];
  /** Without it the call takes a session or an API token. */
  access?:
    | 'public' // without API key
    | 'anonymous' // without session
    | 'personal'; // never with an API token
  /** The page whose privilege the call takes. */
  privilege?: `/${string}`;
  query?: z.ZodObject;
  body?: z.ZodType | FileOf | FormOf;
  /** The body may come as form fields, urlencoded or multipart. */
  isForm?: true;
  answer: z.ZodType | FileOf | Bare;
  /** What it answers instead where the query asks for a file. */
  asFile?: FileOf;
  /** What refusals mean that the description should name, by status. */
  errors?: Readonly<Record<number, string>>;
};

export const defineCall = <const C extends Call>(call: C): C => call;

/** Bytes of one of these media types; without any, of whatever type the file has. */
export const fileOf = (...types: string[]): FileOf => ({ file: types });
export const formOf = (form: z.ZodObject): FormOf => ({ form });
export const bare = <Schema extends z.ZodType>(schema: Schema): Bare<Schema> => ({ bare: schema });

export const isFile = (part: object): part is FileOf => 'file' in part;
export const isForm = (part: object): part is FormOf => 'form' in part;
export const isBare = (part: object): part is Bare => 'bare' in part;

/** Gives what `make` gives, made once and only when it is needed: a schema of the many that few calls use. */
export const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** A whole list. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), totalCount: z.int() });
/** One page of a list (SPEC A6). */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  listOf(item).extend({ totalIsEstimated: z.boolean().optional() });

/**
 * The dialect's list parameters and a list's own filters (SPEC A6). It describes and types them; `readListQuery` reads
 * them, since the dialect takes their names in any case.
 */
export const listQuery = <Filters extends z.ZodRawShape = Record<never, never>>(
  filters: Filters = {} as Filters,
) =>
  z.object({
    Page: z.int().min(1).optional(),
    PerPage: z.int().min(1).optional(),
    OrderBy: z.string().optional(),
    Order: z.enum(['asc', 'desc']).optional(),
    FirstChar: z.string().max(200).optional(),
    ...filters,
  });

export const id = z.guid();
/** A moment, ISO 8601. */
export const moment = z.iso.datetime({ offset: true });
/** A day, YYYY-MM-DD. */
export const day = z.iso.date();
/** A record that something refers to. */
export const named = z.object({ id, label: z.string() }).meta({ id: 'Named' });
export type Named = z.infer<typeof named>;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
/** The parameters in a call's path, by name. */
export type ParamsOf<C extends Call> = Record<ParamNames<C['path']>, string>;

type Filled<Path extends string> = Path extends `${infer Before}:${string}/${infer After}`
  ? `${Before}${string}/${Filled<After>}`
  : Path extends `${infer Before}:${string}`
    ? `${Before}${string}`
    : Path;
/** Addresses that a call's path fits. */
export type AddressOf<C extends Call> = Filled<C['path']>;

/** A call's data as the client reads it. */
export type AnswerOf<C extends Call> = C['answer'] extends z.ZodType
  ? z.output<C['answer']>
  : C['answer'] extends Bare<infer Schema>
    ? z.output<Schema>
    : Blob;

/** A call's body as the client sends it; never where it takes none. */
export type BodyOf<C extends Call> = C extends { body: infer Body }
  ? Body extends z.ZodType
    ? z.input<Body> | (C extends { isForm: true } ? FormData : never)
    : Body extends FormOf
      ? FormData
      : Blob
  : never;

/** Reads a call's body by its contract. @throws Refusal 422 */
export type ReadBody<C extends Call> = () => C extends { body: infer Body extends z.ZodType }
  ? z.output<Body>
  : unknown;

/** The names of a call's query parameters. */
export type QueryNamesOf<C extends Call> = C extends { query: z.ZodObject }
  ? keyof z.input<C['query']>
  : never;
