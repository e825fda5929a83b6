type Names = { states: readonly string[]; columns: readonly string[]; tables: readonly string[] | undefined };

/**
 * Tests for a state that SQL compares with or writes as a literal.
 * @param code the whole file, which says what an alias stands for
 */
export function statesInSql(sql: string, { states, columns, tables }: Names, code: string): boolean {
  // Most texts name no state: eight patterns for each of them took half of the time.
  if (!states.some((state) => sql.includes(state))) return false;
  const column = `(?:"?(\\w+)"?\\.)?"?\\b(?:${columns.join('|')})\\b"?`;
  const word = `'(?:${states.join('|')})'`;
  const list = `[^()']*(?:'[^']*'[^()']*?)*?${word}`;
  const forms = [
    `${column}(?:::\\w+)?\\s*(?:=|<>|!=|is (?:not )?distinct from)\\s*${word}`,
    `${word}(?:::\\w+)?\\s*(?:=|<>|!=|is (?:not )?distinct from)\\s*${column}`,
    `${column}\\s+(?:not\\s+)?in\\s*\\(${list}`,
    `${column}\\s*(?:=|<>|!=)\\s*(?:any|all)\\s*\\(\\s*'\\{[^}]*\\b(?:${states.join('|')})\\b`,
    `${column}\\s*(?:=|<>|!=)\\s*(?:any|all)\\s*\\(\\s*array\\[${list}`,
    `\\bcase\\s+${column}\\s+when\\s+${word}`,
    `\\bcoalesce\\(\\s*${column}\\s*,\\s*${word}`,
    `\\bcoalesce\\(\\s*${column}\\s*,[^)]*\\)\\s*(?:=|<>|(?:not\\s+)?in)\\s*\\(?${list}`,
  ];
  const isOwn = (table: string | undefined): boolean => !tables || !table || tables.includes(table);
  return (
    forms.some((form) =>
      [...sql.matchAll(new RegExp(form, 'g'))].some(([, alias]) => isOwn(tableOf(alias, sql, code))),
    ) ||
    insertsIn(sql).some(({ table, into, rest }) => {
      const isWritten = into.some((name) => columns.includes(name)) && new RegExp(word).test(rest);
      return isWritten && isOwn(table);
    })
  );
}

/** What an alias stands for; without one the only table of an update. */
function tableOf(alias: string | undefined, sql: string, code: string): string | undefined {
  if (!alias) return /^\s*(?:update|from)\s+(\w+)/.exec(sql)?.[1];
  const named = new RegExp(`\\b(?:from|join|update|into|,)\\s+"?(\\w+)"?\\s+(?:as\\s+)?${alias}\\b`);
  return (named.exec(sql) ?? named.exec(code))?.[1];
}

const insertsIn = (sql: string): { table: string; into: string[]; rest: string }[] =>
  [...sql.matchAll(/\binsert\s+into\s+"?(\w+)"?[^(;]*\(([^)]*)\)([^;]*)/g)].map(([, table, into, rest]) => ({
    table: table ?? '',
    into: (into ?? '').split(',').map((name) => name.trim().replaceAll('"', '')),
    rest: rest ?? '',
  }));
