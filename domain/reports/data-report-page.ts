/** The report on any declared records that the reader may read; it shows nothing else, so that everybody opens it. */
export const dataReportPage = {
  path: '/pelaporan/data',
  label: { id: 'Laporan Data', en: 'Report on data' },
} as const;

/** What the page's address says. */
export type DataReportPlace = {
  resource: string;
  groups: readonly string[];
  measures: readonly string[];
  filter: Record<string, unknown>;
};

export const dataReportParameters = ({ resource, groups, measures, filter }: DataReportPlace) => ({
  data: resource,
  kelompok: groups.join(',') || null,
  jumlah: measures.join(',') || null,
  filter: Object.keys(filter).length > 0 ? JSON.stringify(filter) : null,
});

export function dataReportAddress(place: DataReportPlace): string {
  const set = Object.entries(dataReportParameters(place)).filter((pair): pair is [string, string] =>
    Boolean(pair[1]),
  );
  return `${dataReportPage.path}?${new URLSearchParams(set)}`;
}
