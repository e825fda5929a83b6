import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newId, useNaskah } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import type { RecordFile, Resource } from '../../../../resources/declare.ts';
import { type FilesField, mostOf } from '../../../../resources/kinds/file/limits.ts';
import { failureMessage } from '../../../ui/failures.ts';
import type { Row } from '../../record.ts';
import { fileFault } from '../file/file-fault.ts';
import { filesIn } from '../file/files-in.ts';
import { fileMessages } from '../file/messages.ts';
import { useUploads } from '../file/use-uploads.ts';

type Options = { resource: Resource; name: string; field: FilesField; row: Row };

/** Adds pictures to a record on its page: what has arrived is saved, all of a choice at once. */
export function useAddPictures({ resource, name, field, row }: Options) {
  const dataProvider = useNaskah();
  const client = useQueryClient();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const arrived = useRef<RecordFile[]>([]);
  const left = useRef(0);

  const save = async () => {
    left.current -= 1;
    if (left.current > 0 || arrived.current.length === 0) return;
    const added = arrived.current.splice(0);
    try {
      // The record as it is by now: somebody else may have added one, too.
      const { data: now } = await dataProvider.getOne<Row>(resource.name, { id: row.id });
      const data = { [name]: [...filesIn(now[name]), ...added], version: now.version };
      await dataProvider.update(resource.name, { id: row.id, data, previousData: now });
    } catch (failure) {
      setFaults((before) => [...before, failureMessage(failure)]);
    }
    await client.invalidateQueries({ queryKey: [resource.name] });
  };
  const { stages, start } = useUploads({
    resource: resource.name,
    field: name,
    onDone: (_key, stored) => {
      arrived.current.push(stored);
      void save();
    },
    onRefused: (_key, reason) => {
      setFaults((before) => [...before, reason]);
      void save();
    },
  });
  const add = (chosen: readonly File[]) => {
    const told = chosen.flatMap((file) => fileFault(field, file) ?? []);
    const fitting = chosen.filter((file) => !fileFault(field, file));
    const room = mostOf(field) - filesIn(row[name]).length - left.current;
    if (fitting.length > room) told.push(translate(fileMessages.atMost(mostOf(field))));
    setFaults(told);
    const added = fitting.slice(0, Math.max(0, room));
    left.current += added.length;
    for (const file of added) start(newId(), file);
  };
  return { add, faults, stages };
}
