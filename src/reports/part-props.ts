import type { ReportPart } from '../../domain/reports/report.ts';

/** One way to look at a report's figures, as chart and table show it. */
export type PartProps = {
  /** What the parts are called: the head of the first column. */
  first: string;
  /** What the measured time is called; null where the parts have none. */
  time: string | null;
  /** What is counted: letters or archive items. */
  counted: string;
  parts: ReportPart[];
  /** In order of time: columns side by side instead of bars below each other. */
  isTime?: boolean;
  /** Overdue dispositions by part. */
  late?: Map<string | null, number> | undefined;
  /** Narrows the report to one; undefined where it is already. */
  onPick?: ((part: ReportPart) => void) | undefined;
};
