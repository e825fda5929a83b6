import type { ReportPart } from '../../domain/calls/reports.ts';

export type PartProps = {
  /** Name of the parts: head of the first column. */
  first: string;
  /** Name of the measured time; null where the parts have none. */
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
