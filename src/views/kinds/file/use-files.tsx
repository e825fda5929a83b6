import { useState } from 'react';
import { useNotify } from 'react-admin';
import { newId } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import type { RecordFile } from '../../../../resources/declare.ts';
import { type FilesField, longestTitle, mostOf } from '../../../../resources/kinds/file/limits.ts';
import { UndoMessage } from '../../../shell/index.ts';
import { fileFault } from './file-fault.ts';
import { isPending, pendingId } from './files-in.ts';
import { fileMessages } from './messages.ts';
import { useUploads } from './use-uploads.ts';

type Options = {
  resource: string;
  name: string;
  field: FilesField;
  files: readonly RecordFile[];
  /** Changes the form's list as it is by then. */
  put: (next: (files: RecordFile[]) => RecordFile[]) => void;
};

/** A form's list of files: new ones upload at once, and stand in it from the start. */
export function useFiles({ resource, name, field, files, put }: Options) {
  const notify = useNotify();
  const [faults, setFaults] = useState<readonly string[]>([]);
  /** What was chosen here: for a look at it without the server, and under one key before and after it arrives. */
  const [local, setLocal] = useState<ReadonlyMap<string, { file: File; key: string }>>(new Map());
  const keep = (id: string, file: File, key = id) =>
    setLocal((before) => new Map(before).set(id, { file, key }));

  const { stages, start, drop } = useUploads({
    resource,
    field: name,
    onDone: (id, stored, file) => {
      keep(stored.id, file, id);
      const titled = (title: string) => (field.options.caption ? { ...stored, title } : stored);
      put((now) => now.map((one) => (one.id === id ? titled(one.title) : one)));
    },
    onRefused: (id, reason) => {
      setFaults((before) => [...before, reason]);
      put((now) => now.filter((one) => one.id !== id));
    },
  });

  const add = (chosen: readonly File[]) => {
    const room = mostOf(field) - files.length;
    const fitting = chosen.filter((file) => !fileFault(field, file));
    const told = chosen.flatMap((file) => fileFault(field, file) ?? []);
    if (fitting.length > room) told.push(translate(fileMessages.atMost(mostOf(field))));
    setFaults(told);
    const added = fitting.slice(0, Math.max(0, room)).map((file) => ({ id: pendingId(newId()), file }));
    put((now) => [
      ...now,
      ...added.map(({ id, file: { name: title, size, type } }) => ({
        id,
        title: title.slice(0, longestTitle),
        size,
        type,
      })),
    ]);
    for (const { id, file } of added) {
      keep(id, file);
      start(id, file);
    }
  };

  const remove = (file: RecordFile, at: number) => {
    put((now) => now.filter((one) => one.id !== file.id));
    if (isPending(file)) return drop(file.id);
    const undo = () =>
      put((now) => (now.some((one) => one.id === file.id) ? now : now.toSpliced(at, 0, file)));
    notify(<UndoMessage text={translate(fileMessages.removed(file.title))} undo={undo} />, { type: 'info' });
  };

  return { faults, local, stages, add, remove };
}
