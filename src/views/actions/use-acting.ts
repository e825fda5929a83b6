import { useQueryClient } from '@tanstack/react-query';
import { useCreatePath, useNavigate, useNotify } from 'react-admin';
import { type ActionCall, useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { saveFile } from '../../ui/save-file.ts';
import { actingMessages } from './messages.ts';

/**
 * Does an action, saves the file or opens the record it answers, and says what became of it.
 * @throws HttpError as the server refuses it
 */
export function useActing(resource: Resource): (call: Omit<ActionCall, 'action'>) => Promise<void> {
  const naskah = useNaskah();
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const client = useQueryClient();
  return async (call) => {
    const action = resource.actions?.[call.name];
    if (!action) return;
    const done = await naskah.act(resource.name, { ...call, action });
    if ('blob' in done) saveFile(done.blob, done.fileName);
    const told = 'blob' in done ? undefined : done.message;
    notify(told ?? translate(actingMessages.done(action.label, call.ids.length)), { type: 'success' });
    await client.invalidateQueries({ queryKey: [resource.name] });
    if (!('blob' in done) && done.opens)
      navigate(createPath({ resource: done.opens.resource, type: 'show', id: done.opens.id }));
  };
}
