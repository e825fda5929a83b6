import { type SQL, sql } from 'drizzle-orm';
import type { ReportName } from '../../domain/reports/report.ts';
import type { Actor } from '../actor.ts';
import { looksAfter } from '../records-units.ts';

/**
 * Starts a report's statement. `scope` is the user's unit with sub-units; for the
 * records unit those it serves (records-units.ts).
 */
export const scopeOf = (
  report: ReportName,
  actor: Pick<Actor, 'unitId'>,
  unitId: string | null = null,
): SQL => sql`
  with recursive ${report === 'naskah-dinas' || report === 'arsip' ? servedBy(actor) : below(actor)},
  unit as materialized (select s.id from scope s${unitId === null ? sql`` : sql` where s.id = ${unitId}`}),
  post as materialized (select p.id, p.unit_id from position p where p.unit_id in (select u.id from unit u))`;

const below = ({ unitId }: Pick<Actor, 'unitId'>): SQL => sql`
  scope (id, company_code) as (
    select o.id, o.company_code from organization_unit o where o.id = ${unitId}
    union
    select c.id, c.company_code from scope s join organization_unit c
      on c.parent_id = s.id and c.company_code = s.company_code)`;

const servedBy = ({ unitId }: Pick<Actor, 'unitId'>): SQL => sql`
  scope (id, company_code) as (
    select o.id, o.company_code from organization_unit mine
    join organization_unit o on ${looksAfter('mine', 'o.company_code')}
    where mine.id = ${unitId})`;
