/**
 * SQL: owner of a reviewer's or recipient's row: the person, or the official of their delegation (SPEC B2).
 */
export const officialOf = (alias: string): string =>
  `coalesce((select od.from_user_id from delegation od where od.id = ${alias}.delegation_id), ${alias}.user_id)`;
