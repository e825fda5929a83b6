import type { CellValue, Sheet } from 'hucre/xlsx';
import { readXlsx as readWorkbook } from 'hucre/xlsx';
import type { FileCell } from '../../../kinds/index.ts';
import { importLimits } from '../limits.ts';
import { cellName, FileFault } from './cells.ts';
import { checkUnpackedSize } from './unpacked-size.ts';

/**
 * Reads one sheet of an XLSX.
 * @param wanted the sheet's name; by default the first visible one that is none of `others`
 * @param others names of further sheets to read, where there are such
 * @throws FileFault for broken, protected and too large files, unknown sheets, and cells with formulas
 */
export async function readXlsx(
  bytes: Uint8Array,
  wanted?: string,
  others: readonly string[] = [],
): Promise<{ sheets: string[]; sheet: string; rows: FileCell[][]; others: ReadSheet[] }> {
  await checkUnpackedSize(bytes);
  const sheets: string[] = [];
  let main: string | undefined;
  const workbook = await readWorkbook(bytes, {
    maxRows: importLimits.rows + 2,
    sheets: ({ name, hidden, veryHidden }) => {
      if (hidden || veryHidden) return false;
      sheets.push(name);
      if (main === undefined && (wanted === undefined ? !others.includes(name) : name === wanted))
        main = name;
      return name === main || others.includes(name);
    },
  }).catch((error: unknown) => {
    throw faultOf(error);
  });
  const sheet = workbook.sheets.find(({ name }) => name === main);
  if (!sheet)
    throw new FileFault(
      wanted
        ? { id: `Lembar “${wanted}” tidak ada.`, en: `There is no sheet “${wanted}”.` }
        : { id: 'Berkas ini tidak memiliki lembar.', en: 'This file has no sheet.' },
    );
  for (const one of workbook.sheets) refuseFormulas(one);
  const rowsOf = ({ rows }: Sheet): FileCell[][] => rows.map((row) => row.map(cellOf));
  return {
    sheets,
    sheet: sheet.name,
    rows: rowsOf(sheet),
    others: workbook.sheets
      .filter((one) => one !== sheet)
      .map((one) => ({ sheet: one.name, rows: rowsOf(one) })),
  };
}

type ReadSheet = { sheet: string; rows: FileCell[][] };

function refuseFormulas({ cells }: Sheet): void {
  for (const [place, cell] of cells ?? []) {
    const [row = 0, column = 0] = place.split(',').map(Number);
    if (cell.type === 'formula' || cell.formula !== undefined)
      throw new FileFault({
        id: `Sel ${cellName(column, row + 1)} berisi rumus. Ganti rumus dengan nilainya (Tempel Khusus, Nilai), lalu unggah kembali.`,
        en: `Cell ${cellName(column, row + 1)} has a formula. Replace it by its value (Paste Special, Values), then upload the file again.`,
      });
  }
}

function cellOf(value: CellValue): FileCell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : { date: value.toISOString() };
  if (typeof value === 'string') return value.toWellFormed();
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function faultOf(error: unknown): FileFault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'EncryptedFileError')
    return new FileFault({
      id: 'Berkas ini terkunci kata sandi. Simpan tanpa kata sandi, lalu unggah kembali.',
      en: 'This file is locked by a password. Save it without the password, then upload it again.',
    });
  return new FileFault({
    id: 'Berkas XLSX ini rusak atau bukan XLSX. Buka dan simpan kembali, lalu unggah.',
    en: 'This XLSX file is damaged or no XLSX. Open and save it again, then upload it.',
  });
}
