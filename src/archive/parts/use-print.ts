import { useNotify } from 'react-admin';
import { type LabelsOf, useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { failureMessage } from '../../ui/failures.ts';
import { saveFile } from '../../ui/save-file.ts';
import { partMessages } from './messages.ts';

/** Fetches labels as PDF and saves the file. */
export function usePrint(): (of: LabelsOf) => void {
  const naskah = useNaskah();
  const notify = useNotify();
  return (of) => {
    naskah.labelSheet(of).then(
      (pdf) => {
        saveFile(pdf, 'label-arsip.pdf');
        notify(translate(partMessages.printed), { type: 'success' });
      },
      (failure: unknown) => notify(failureMessage(failure), { type: 'error' }),
    );
  };
}
