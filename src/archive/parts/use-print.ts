import { useNotify } from 'react-admin';
import { type LabelsOf, useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useRequest } from '../../ui/use-request.ts';
import { partMessages } from './messages.ts';

/** Fetches labels as PDF and saves the file. */
export function usePrint(): (of: LabelsOf) => void {
  const naskah = useNaskah();
  const notify = useNotify();
  const { request } = useRequest();
  return (of) =>
    void request(async () => {
      saveFile(await naskah.labelSheet(of), 'label-arsip.pdf');
      notify(translate(partMessages.printed), { type: 'success' });
    });
}
