// The home page (SPEC A1 Home, A6): GET /dashboard/api/Ringkasan and /dashboard/api/Flow.

export const countedUpTo = 100;
export const flowWeeks = 12;

export const lateMonth = 'late';

type Due = { month: string; transfer: number; destroy: number; appraise: number };

/** How many filing units are past their time, those on hold left out. */
export const lateOf = ({ due }: { due: readonly Due[] }): number => {
  const late = due.find(({ month }) => month === lateMonth);
  return late ? late.transfer + late.destroy + late.appraise : 0;
};
export const dueMonths = 12;

/** Requires the privilege of filing, whose work it shows (SPEC A1 Home). */
export const archiveDashboard = { path: '/dashboard/archive', privilege: '/dokumen/pemberkasan' } as const;
