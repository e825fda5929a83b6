import { eq, sql } from 'drizzle-orm';
import { archiveClassification } from '../../../resources/master-data/klasifikasi-arsip.ts';
import { securityClassification } from '../../../resources/master-data/klasifikasi-keamanan.ts';
import { scriptNumberCode } from '../../../resources/master-data/kode-nomor-naskah.ts';
import { scriptSubType } from '../../../resources/master-data/sub-jenis-naskah-dinas.ts';
import { organizationUnit } from '../../../resources/master-data/unit-organisasi.ts';
import { renderNumber } from '../../../resources/naskah-dinas/render-number.ts';
import { position } from '../../../resources/pengaturan/jabatan.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict } from '../../http/index.ts';
import { type LetterRow, letterNumbers, numberCounters } from '../tables.ts';
import { counterScope } from './counter-scope.ts';

/**
 * Takes the next number for a letter that is being signed (SPEC B1.3) and writes it down as given. Only in the signing
 * transaction: the counter's row stays locked until it ends, so that a failure gives the number back and nobody can
 * take the one after it before.
 * @throws Refusal 409 when the letter's kind or its rule is gone, or another letter has the number
 */
export async function giveNumber(tx: Executor, letter: LetterRow, at: Date): Promise<string> {
  const { scriptSubTypeId, senderPositionId, securityId, classificationId } = letter;
  const incomplete = () => conflict('Kode nomor untuk naskah ini tidak lengkap. Hubungi administrator.');
  if (!scriptSubTypeId || !senderPositionId || !securityId || !classificationId) throw incomplete();
  const [found] = await tx
    .select({
      rule,
      subKindCode: kinds.code,
      unit,
      securityCode: classes.code,
      classificationCode: archive.code,
    })
    .from(kinds)
    .innerJoin(rules, eq(rules.id, kinds.numberCodeId))
    .innerJoin(posts, eq(posts.id, senderPositionId))
    .innerJoin(units, eq(units.id, posts.unitId))
    .innerJoin(classes, eq(classes.id, securityId))
    .innerJoin(archive, eq(archive.id, classificationId))
    .where(eq(kinds.id, scriptSubTypeId));
  if (!found) throw incomplete();
  const parts = { ...found, ...found.unit, at };
  const scope = counterScope(found.rule, parts);
  const sequence = await next(tx, scope, found.rule);
  const number = renderNumber(found.rule, { ...parts, sequence });
  // One number, one letter: rules whose numbers look alike must not give the same one.
  const given = await tx
    .insert(letterNumbers)
    .values({ letterId: letter.id, scope, sequence, number, givenAt: at })
    .onConflictDoNothing({ target: letterNumbers.number })
    .returning({ number: letterNumbers.number });
  if (given.length === 0)
    throw conflict(`Nomor ${number} sudah dipakai naskah lain. Minta administrator memeriksa kode nomor.`);
  return number;
}

const kinds = tableOf(scriptSubType);
const rules = tableOf(scriptNumberCode);
const posts = tableOf(position);
const units = tableOf(organizationUnit);
const classes = tableOf(securityClassification);
const archive = tableOf(archiveClassification);
const rule = {
  id: rules.id,
  pattern: rules.pattern,
  padding: rules.padding,
  reset: rules.reset,
  counterScope: rules.counterScope,
  startAt: rules.startAt,
};
const unit = { unitId: units.id, unitCode: units.numberingCode, companyCode: units.companyCode };

async function next(
  tx: Executor,
  scope: string,
  { id, startAt }: { id: string; startAt: number },
): Promise<number> {
  const [taken] = await tx
    .insert(numberCounters)
    .values({ scope, numberCodeId: id, last: startAt })
    .onConflictDoUpdate({ target: numberCounters.scope, set: { last: sql`${numberCounters.last} + 1` } })
    .returning({ last: numberCounters.last });
  if (!taken) throw new Error(`No number could be taken from ${scope}`);
  return taken.last;
}
