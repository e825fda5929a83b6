import { resources } from '../../../resources/index.ts';
import { pathTranslator } from './paths.ts';

/** The declared resources that have screens. */
export const pages = resources.filter((resource) => resource.pages);

export const { toPublic, toInner } = pathTranslator(pages);
