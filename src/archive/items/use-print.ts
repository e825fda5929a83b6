import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { saveFile } from '../../shell/index.ts';
import { messageOf } from '../../views/parts.ts';

/** Fetches labels as PDF and hands them over. */
export function usePrint(): (of: { ids: readonly string[] } | { box: string }) => void {
  const naskah = useNaskah();
  const notify = useNotify();
  return (of) => {
    naskah.labelSheet(of).then(
      (pdf) => saveFile(pdf, 'label-arsip.pdf'),
      (failure: unknown) => notify(messageOf(failure), { type: 'error' }),
    );
  };
}
