export type Unit = {
  code: string;
  name: string;
  type: string;
  archiveRole: string;
  isRecordsRegistrar: boolean;
  parentCode: string | null;
};

export type UsualPost = {
  code: string;
  name: string;
  unitCode: string;
  parentCode: string | null;
  level: number;
  kind: string;
  powers: { canSign: boolean; canReview: boolean; canDispose: boolean };
};

const head = { canSign: true, canReview: true, canDispose: true };
const none = { canSign: false, canReview: false, canDispose: false };

/** The posts that a unit usually has: its head, staff, and who keeps letters and records there. */
export function usualPosts(units: readonly Unit[]): UsualPost[] {
  const byCode = new Map(units.map((unit) => [unit.code, unit]));
  const headOf = (code: string | null): string | null => {
    for (let at = code === null ? undefined : byCode.get(code); at; at = byCode.get(at.parentCode ?? ''))
      if (at.type !== 'perusahaan') return `J-${at.code}`;
    return null;
  };
  const first = units.find(({ type, name }) => type === 'direktorat' && /utama/i.test(name));
  return units
    .filter(({ type }) => type !== 'perusahaan')
    .flatMap((unit): UsualPost[] => {
      const { code, name, type } = unit;
      const above = headOf(unit.parentCode);
      // Directors stand below the first of them.
      const parentCode = above ?? (first && first !== unit ? `J-${first.code}` : null);
      const post = (letter: string, called: string, kind: string, powers = none): UsualPost => ({
        ...{
          code: `${letter}-${code}`,
          name: called,
          unitCode: code,
          parentCode: `J-${code}`,
          level: 5,
          kind,
          powers,
        },
      });
      return [
        {
          ...{ code: `J-${code}`, name: headName(unit), unitCode: code, parentCode },
          ...{ level: levels[type] ?? 3, kind: 'struktural', powers: head },
        },
        ...(type === 'direktorat' ? [post('S', `Sekretaris ${headName(unit)}`, 'sekretaris')] : []),
        ...(unit.archiveRole.startsWith('unit_kearsipan')
          ? [post('A', `Arsiparis ${name}`, 'arsiparis')]
          : []),
        ...(unit.isRecordsRegistrar ? [post('C', `Pencatat Naskah ${name}`, 'pencatat')] : []),
        ...(/hukum/i.test(name)
          ? [post('L', `Staf Legal ${name}`, 'legal', { ...none, canReview: true })]
          : []),
        ...(type === 'direktorat' ? [] : [post('P', `Staf ${name}`, 'pelaksana')]),
      ];
    });
}

const levels: Record<string, number> = { direktorat: 1, divisi: 2, departemen: 3, ruas: 3 };

/** "Direktorat Operasi" → "Direktur Operasi"; "Departemen Pajak" → "Manajer Pajak". */
function headName({ name, type }: Unit): string {
  if (/^direktorat /i.test(name)) return name.replace(/^direktorat /i, 'Direktur ');
  if (/^sekretariat /i.test(name)) return name.replace(/^sekretariat /i, 'Sekretaris ');
  if (/^departemen /i.test(name)) return name.replace(/^departemen /i, 'Manajer ');
  return type === 'direktorat' ? `Direktur ${name}` : `Kepala ${name}`;
}
