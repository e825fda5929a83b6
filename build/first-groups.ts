import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Name = Rolldown.CodeSplittingNameFunction;
type Context = Parameters<Name>[1];

const at = (path: string): string => join(import.meta.dirname, '..', path);

/** All that these modules import, and what that imports, without what is fetched later. */
function reached(entries: string[], context: Context): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  entries.forEach(visit);
  return found;
}

/**
 * In which file of the app's start a module is: one for what the sign-in runs on, which is to stay small, and one for
 * each part that is run by itself (src/sign-in/start-app.ts).
 * @param entries the page, and the modules of each part, as paths from the project's folder
 */
export function startOf(entries: { page: string; parts: Record<string, string[]> }): Name {
  let parts: { name: string; has: Set<string> }[] | undefined;
  return (id, context) => {
    parts ??= [
      { name: 'gate', has: reached([at(entries.page)], context) },
      ...Object.entries(entries.parts).map(([name, modules]) => ({
        name,
        has: reached(modules.map(at), context),
      })),
    ];
    return parts.find(({ has }) => has.has(id))?.name ?? 'start';
  };
}
