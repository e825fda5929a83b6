import { holds, mayBeGiven } from '../../domain/access/entry-rules.ts';
import { isReportName, type ReportName, reportPath } from '../../domain/reports/report.ts';
import { say } from '../../lib/language.ts';
import { forbidden, notFound } from '../http/index.ts';
import { viewerOf, type Who } from '../who.ts';

/**
 * Returns the report of that name when this role entry may open it (SPEC A2).
 * @throws Refusal 404 for an unknown name, 403 without the right
 */
export function assertReport(who: Who, name: string): ReportName {
  if (!isReportName(name))
    throw notFound(say({ id: 'Laporan tidak ditemukan.', en: 'This report was not found.' }));
  if (!mayOpenReport(who, name)) throw forbidden();
  return name;
}

/** SPEC A2: the privilege, and the rule of the address. */
export function mayOpenReport(who: Who, report: ReportName): boolean {
  const viewer = viewerOf(who);
  return holds(viewer, reportPath(report)) && mayBeGiven(viewer, reportPath(report));
}
