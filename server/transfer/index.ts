import type { FastifyInstance } from 'fastify';
import { resources } from '../../resources/index.ts';
import type { CrudOptions } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { createThumbs } from '../record-files/index.ts';
import { exportRoutes } from './export/export-routes.ts';
import { importRoutes, takingFiles } from './import/import-routes.ts';
import { removeExpired } from './import/jobs.ts';
import { endRuns } from './import/runs.ts';

export { textOf } from '../kinds/index.ts';
export {
  type BookColumn,
  type BookSheet,
  type CellsOf,
  cellsIn,
  columnsOf,
  fieldsOf,
  type SheetRows,
} from './book/book.ts';
export {
  applyBook,
  type Book,
  type BookCounts,
  checkBook,
  givenIn,
  problemsOf,
  uploadBook,
} from './book/book-jobs.ts';
export { planBook } from './book/plan-book.ts';
export { writeBook, writeMarked } from './book/write-book.ts';
export { byteOrderMark, csvLine } from './csv.ts';
export { inJakarta } from './export/cell.ts';
export { workbookOf } from './export/workbook.ts';
export { cancelImport } from './import/cancel-import.ts';
export type { Draft } from './import/check/decode-rows.ts';
export { takingFiles, uploaded } from './import/import-routes.ts';
export { findJob } from './import/jobs.ts';
export { columnWidths } from './print/column-widths.ts';
export { filtersInWords } from './print/filters-in-words.ts';
export { printedBy } from './print/printed-by.ts';
export { settingOf } from './print/setting-of.ts';
export { rightOf } from './print/words.ts';

const hour = 3600_000;

/** Export and import of every declared resource that has screens. */
export function registerTransfer(app: FastifyInstance, deps: Deps, crud: CrudOptions): void {
  const reachable = resources.filter((resource) => resource.pages);
  const thumbs = createThumbs(deps.files);
  for (const resource of reachable) exportRoutes(app, deps, resource, thumbs);
  app.register(async (scope) => {
    takingFiles(scope);
    for (const resource of reachable) await importRoutes(scope, { deps, resource, crud });
  });
  const sweep = setInterval(() => void removeExpired(deps.db).catch(() => undefined), hour).unref();
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    thumbs.stop();
    await endRuns();
  });
}
