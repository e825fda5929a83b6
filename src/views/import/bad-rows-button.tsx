import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { type ImportJob, useNaskah } from '../../../dataProvider/index.ts';
import { badRowsName } from '../../../domain/bad-rows.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { failureMessage } from '../../ui/failures.ts';
import { saveFile } from '../../ui/save-file.ts';
import { importMessages } from './messages.ts';

export function BadRowsButton({ resource, job }: { resource: Resource; job: ImportJob }) {
  const naskah = useNaskah();
  const notify = useNotify();
  const save = async () => {
    try {
      saveFile(await naskah.importBadRows(resource.name, job.id), badRowsName(job.fileName));
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' });
    }
  };
  return (
    <Button size="small" onClick={save}>
      {translate(importMessages.badRowsFile)}
    </Button>
  );
}
