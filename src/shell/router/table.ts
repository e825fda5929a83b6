import { screens } from '../../../resources/index.ts';
import { pathTranslator } from './paths.ts';

/** The declared resources that have screens. */
export const pages = screens.filter((resource) => resource.pages);

export const { toPublic, toInner } = pathTranslator(pages);
