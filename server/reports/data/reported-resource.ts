import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { resources } from '../../../resources/index.ts';
import { notFound } from '../../http/index.ts';

/** @throws Refusal 404 for what is not declared, or has no screens */
export function reportedResource(name: string): Resource {
  const found = resources.find((resource) => resource.pages && resource.name === name);
  if (!found) throw notFound(translate({ id: 'Data ini tidak ada.', en: 'There are no such records.' }));
  return found;
}
