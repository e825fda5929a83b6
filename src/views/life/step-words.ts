import type { LifeStep } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { holdsFiles } from '../../../resources/kinds/file/limits.ts';
import { plainText } from '../kinds/index.tsx';
import { type Row, refOf } from '../record.ts';
import type { Living } from './holder.ts';
import { lifeMessages } from './messages.ts';

/** How a step is told. */
export const stepTitle = ({ life, singular }: Living, { event, from, to }: LifeStep): string => {
  if (event === 'noted' || event === 'reminded') return translate(lifeMessages[event]);
  const fired = event === null ? undefined : life.events[event];
  // What leaves the record at its stage is called by itself.
  const stayed = from === to ? fired?.label : undefined;
  return translate(fired?.done ?? stayed ?? life.stages[to]?.label ?? singular);
};

/** Its note, and what its dialog asked. */
export function wordsOf(resource: Living, { note, values }: LifeStep): string[] {
  const asked = Object.entries(values).flatMap(([name, value]) => {
    const field = resource.fields[name];
    if (!field || value === null || field.kind === 'references' || holdsFiles(field)) return [];
    if (field.kind === 'reference') return [refOf(values as Row, name)?.label ?? ''];
    return [plainText(name, field, values as Row)];
  });
  return [note ?? '', ...asked].filter(Boolean);
}
