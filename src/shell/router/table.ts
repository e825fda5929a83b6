import { compareRolesPage } from '../../../domain/access/compare-roles-page.ts';
import { loansPage } from '../../../domain/archive/archive-detail.ts';
import { filingPages } from '../../../domain/archive/filing-pages.ts';
import { screens } from '../../../resources/index.ts';
import { pathTranslator } from './paths.ts';

/** The declared resources that have screens. */
export const pages = screens.filter((resource) => resource.pages);

/** Own pages below a resource's path, not records. */
const ownPages = [filingPages.unfiled, filingPages.retention, loansPage, compareRolesPage];
const reservedBelow = (path: string): string[] =>
  ownPages.filter((page) => page.startsWith(`${path}/`)).map((page) => page.slice(path.length + 1));

export const { toPublic, toInner } = pathTranslator(
  pages.map((page) => ({ ...page, reserved: reservedBelow(page.path) })),
);
