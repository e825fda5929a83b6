// Row rules are data: SQL makes a condition of them (server/crud/sql), and this judges a row at hand.

/** A list of ids in the row that must hold any of these. */
export type HoldsAny = {
  /** The ids. */
  holdsAny: readonly string[];
};

/** Another value than this. */
export type Not = {
  /** The value. */
  not: string;
};

/** Fields that must all hold one of the values given for them. */
export type RowCondition = Record<
  string,
  string | number | boolean | readonly (string | number)[] | HoldsAny | Not
>;

/** Rows a viewer may reach: all, none, or those matching any condition. */
export type RowRule = boolean | RowCondition | readonly RowCondition[];

/** One condition: the field equals one of the values, none of them, or, being a list, contains one. */
export type RulePart = { field: string; values: readonly unknown[]; how: 'any' | 'none' | 'holds' };

/**
 * A row rule as alternatives of AND-ed conditions, or `all`. An empty
 * list allows nothing, as does `false` (DESIGN 2).
 */
export function waysOf(rule: RowRule): 'all' | readonly (readonly RulePart[])[] {
  if (typeof rule === 'boolean') return rule ? 'all' : [];
  const ways = Array.isArray(rule) ? (rule as readonly RowCondition[]) : [rule as RowCondition];
  return ways.map((way) =>
    Object.entries(way).map(([field, wanted]): RulePart => {
      if (isHoldsAny(wanted)) return { field, values: wanted.holdsAny, how: 'holds' };
      if (isNot(wanted)) return { field, values: [wanted.not], how: 'none' };
      return { field, values: Array.isArray(wanted) ? wanted : [wanted], how: 'any' };
    }),
  );
}

/** Checks a row against a row rule as its SQL does, for a row that is at hand. */
export function meetsRule(rule: RowRule, row: Readonly<Record<string, unknown>>): boolean {
  const ways = waysOf(rule);
  if (ways === 'all') return true;
  return ways.some((parts) => parts.every((part) => meets(row[part.field], part)));
}

const meets = (value: unknown, { values, how }: RulePart): boolean => {
  if (how === 'holds') return Array.isArray(value) && values.some((one) => value.includes(one));
  // As SQL's `<> all`: of an empty field nothing is known.
  if (how === 'none') return value !== null && value !== undefined && !values.includes(value);
  return values.includes(value);
};

const isHoldsAny = (value: RowCondition[string]): value is HoldsAny =>
  typeof value === 'object' && 'holdsAny' in value;
const isNot = (value: RowCondition[string]): value is Not => typeof value === 'object' && 'not' in value;
