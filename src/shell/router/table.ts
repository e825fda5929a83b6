import { filingPages } from '../../../resources/dokumen/pemberkasan/filing-pages.ts';
import { screens } from '../../../resources/index.ts';
import { pathTranslator } from './paths.ts';

/** The declared resources that have screens. */
export const pages = screens.filter((resource) => resource.pages);

/** Pages of their own right below a resource's path. */
const reserved: Record<string, readonly string[]> = {
  [filingPages.list]: [filingPages.unfiled, filingPages.retention].map(
    (path) => path.split('/').at(-1) ?? '',
  ),
};

export const { toPublic, toInner } = pathTranslator(
  pages.map((page) => ({ ...page, reserved: reserved[page.path] ?? [] })),
);
