import { type SQL, sql } from 'drizzle-orm';
import type { NumberRule } from '../../../domain/letters/render-number.ts';
import { translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict } from '../../http/index.ts';
import { mandatingPosts } from '../signing/mandate.ts';
import type { LetterRow } from '../tables.ts';
import type { CounterKey } from './counter.ts';

/** The counting rule and the codes it prints; security and classification come from the letter only. */
export type NumberFacts = {
  rule: NumberRule;
  subTypeCode: string;
  unitId: string;
  unitCode: string;
  companyCode: string;
};
type Numbered = Pick<
  LetterRow,
  'subTypeId' | 'senderPositionId' | 'senderDelegations' | 'securityId' | 'classificationId'
>;
export type LetterNumberFacts = NumberFacts & { securityCode: string; classificationCode: string };

/**
 * By the post signed for: Plt. and Plh. print their own post's code, "a.n." the mandating post's (DOMAIN 6).
 * @throws Refusal 409 when the letter's kind or its rule is gone
 */
export async function numberFactsOf(executor: Executor, letter: Numbered): Promise<LetterNumberFacts> {
  const [responsible] = await mandatingPosts(executor, letter.senderDelegations);
  const found = await executor.execute<Row & { securityCode: string; classificationCode: string }>(sql`
    select ${columns}, c.code as "securityCode", a.code as "classificationCode"
    from script_sub_type k
    join script_number_code r on r.id = k.number_code_id
    join position p on p.id = ${responsible?.id ?? letter.senderPositionId}
    join organization_unit u on u.id = p.unit_id
    join security_classification c on c.id = ${letter.securityId}
    join archive_classification a on a.id = ${letter.classificationId}
    where k.id = ${letter.subTypeId}`);
  const row = found.rows[0];
  if (!row)
    throw conflict(
      translate({
        id: 'Kode nomor untuk naskah ini tidak lengkap. Hubungi administrator.',
        en: 'The number code for this letter is incomplete. Ask an administrator.',
      }),
    );
  const { securityCode, classificationCode } = row;
  return { ...factsOf(row), securityCode, classificationCode };
}

/** The same for a subtype in a unit, before a letter exists; undefined when either is missing or inactive. */
export async function numberFactsFor(
  executor: Executor,
  { subTypeId, unitId }: { subTypeId: string; unitId: string },
): Promise<NumberFacts | undefined> {
  const found = await executor.execute<Row>(sql`
    select ${columns}
    from script_sub_type k
    join script_number_code r on r.id = k.number_code_id
    join organization_unit u on u.id = ${unitId} and u.is_active
    where k.id = ${subTypeId} and k.is_active`);
  const row = found.rows[0];
  return row && factsOf(row);
}

/**
 * Rule and codes of an existing counter, whatever its subtype's rule is now; undefined when the rule is gone.
 */
export async function numberFactsOfCounter(
  executor: Executor,
  counter: CounterKey,
  letter: NumberFacts,
): Promise<NumberFacts | undefined> {
  const found = await executor.execute<Row>(sql`
    select ${sql.param(counter.subTypeCode ?? letter.subTypeCode)} as "subTypeCode", u.id as "unitId",
           u.numbering_code as "unitCode", ${sql.param(counter.companyCode)} as "companyCode", ${ruleColumns}
    from script_number_code r join organization_unit u on u.id = ${counter.unitId ?? letter.unitId}
    where r.id = ${counter.numberCodeId}`);
  const row = found.rows[0];
  return row && factsOf(row);
}

type Row = Omit<NumberFacts, 'rule'> & Omit<NumberRule, 'id'> & { ruleId: string };

const ruleText = `r.id as "ruleId", r.pattern, r.padding, r.reset, r.counter_scope as "counterScope",
  r.start_at as "startAt"`;
const ruleColumns: SQL = sql.raw(ruleText);
const columns: SQL = sql.raw(`k.code as "subTypeCode", u.id as "unitId", u.numbering_code as "unitCode",
  u.company_code as "companyCode", ${ruleText}`);

const factsOf = ({ ruleId, pattern, padding, reset, counterScope, startAt, ...row }: Row): NumberFacts => ({
  rule: { id: ruleId, pattern, padding, reset, counterScope, startAt },
  subTypeCode: row.subTypeCode,
  unitId: row.unitId,
  unitCode: row.unitCode,
  companyCode: row.companyCode,
});
