import { sql } from 'drizzle-orm';
import type { Setup } from '../../domain/calls/setup.ts';
import { renderNumber } from '../../domain/letters/render-number.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { factOf } from '../installation/index.ts';
import { sampleParts } from '../previews/index.ts';
import { saysFirstSignature } from './checks/needs.ts';
import { readFacts, type SetupFacts } from './checks/read-facts.ts';
import { stepsOf } from './checks/steps.ts';

/** How far the installation is, by one set of checks for rows, sentence and home page. */
export async function readSetup({ db, config }: Deps, actor: Actor): Promise<Setup> {
  const facts = await readFacts(db);
  const example = await exampleNumber(db, actor, facts);
  const hasMail = config.smtpUrl !== undefined;
  const steps = stepsOf(facts, { example, hasMail });
  const settled = await factOf(db, 'setup');
  const isDone = steps.every(({ state }) => state === 'done');
  return {
    home: homeOf({ settled, isDone, hasSigned: facts.hasSigned }),
    steps,
    says: saysFirstSignature(facts),
    hasMail,
    uninvited: facts.people.uninvited,
    workbookTakenAt: (await factOf(db, 'workbook')) ?? null,
  };
}

type At = { settled: string | undefined; isDone: boolean; hasSigned: boolean };

/** Where letters are signed already nobody is led: older installations are at work. */
function homeOf({ settled, isDone, hasSigned }: At): Setup['home'] {
  if (settled === 'done') return 'nothing';
  if (isDone) return hasSigned ? 'nothing' : 'ready';
  return settled === 'skipped' || hasSigned ? 'line' : 'assistant';
}

async function exampleNumber(db: Deps['db'], actor: Actor, { kinds }: SetupFacts): Promise<string | null> {
  if (kinds.usable === 0) return null;
  const { rows } = await db.execute<{ id: string; pattern: string; padding: number; startAt: number }>(sql`
    select n.id, n.pattern, n.padding, n.start_at as "startAt" from script_number_code n
    join script_sub_type s on s.number_code_id = n.id and s.is_active
    where n.is_active order by (s.code = 'ND') desc, s.code limit 1`);
  const [rule] = rows;
  if (!rule) return null;
  const parts = await sampleParts(db, actor, rule.id);
  // The administrator's own unit is the company, whose code would stand there twice.
  const { rows: units } = await db.execute<{ unitCode: string }>(sql`
    select numbering_code as "unitCode" from organization_unit
    where is_active and type <> 'perusahaan' order by sort_order nulls last, code limit 1`);
  return renderNumber(rule, { ...parts, ...units[0], sequence: rule.startAt, at: new Date() });
}
