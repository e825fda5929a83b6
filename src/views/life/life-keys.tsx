import type { ReactNode } from 'react';
import { useCreatePath, useNavigate } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { type Key, useKeysWithHelp } from '../../shell/index.ts';
import { commonMessages } from '../../ui/messages.ts';
import { isWritable, type Row } from '../record.ts';
import type { Living } from './holder.ts';
import { lifeMessages } from './messages.ts';
import { noteField } from './note-box.tsx';
import { useNeighbours } from './use-neighbours.ts';

/** Keys of a record with stages (LOOK, record); the neighbours are those of its list. */
export function LifeKeys({ resource, row }: { resource: Living; row: Row }): ReactNode {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { before, after } = useNeighbours(resource);
  const to = (path: string | undefined) => () => {
    if (path) navigate(path);
  };
  const keys: Key[] = [
    { key: 'j', words: translate(lifeMessages.nextRecord), run: to(after) },
    { key: 'k', words: translate(lifeMessages.previousRecord), run: to(before) },
    {
      key: 'c',
      words: translate(lifeMessages.writeNote),
      run: () => noteField()?.focus(),
      when: () => noteField() !== null,
    },
    {
      key: 'Escape',
      words: translate(lifeMessages.backToList),
      run: () => navigate(createPath({ resource: resource.name, type: 'list' })),
    },
  ];
  if (isWritable(row))
    keys.push({
      key: 'e',
      words: translate(commonMessages.edit),
      run: () => navigate(createPath({ resource: resource.name, type: 'edit', id: row.id })),
    });
  return useKeysWithHelp(keys);
}
