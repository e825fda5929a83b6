import { holds, mayBeGiven } from '../../domain/access/entry-rules.ts';
import { isReportName, type ReportName, reportPath } from '../../domain/reports/report.ts';
import { translate } from '../../lib/language.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { forbidden, notFound } from '../http/index.ts';

/**
 * Returns the report of that name when this role entry may open it (SPEC A2).
 * @throws Refusal 404 for an unknown name, 403 without the right
 */
export function assertReport(actor: Actor, name: string): ReportName {
  if (!isReportName(name))
    throw notFound(translate({ id: 'Laporan tidak ditemukan.', en: 'This report was not found.' }));
  if (!mayOpenReport(actor, name)) throw forbidden();
  return name;
}

/** SPEC A2: the privilege, and the rule of the address. */
export function mayOpenReport(actor: Actor, report: ReportName): boolean {
  const viewer = viewerOf(actor);
  return holds(viewer, reportPath(report)) && mayBeGiven(viewer, reportPath(report));
}
