/**
 * Whose the part is that the row `alias` of reviewers or recipients gives to a person: theirs, or the official's for whom
 * they are named by a delegation (SPEC B2).
 */
export const officialOf = (alias: string): string =>
  `coalesce((select od.from_user_id from delegation od where od.id = ${alias}.delegation_id), ${alias}.user_id)`;
