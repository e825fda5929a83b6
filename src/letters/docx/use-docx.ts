import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { isCancelled } from '../../../domain/letters/letter-life.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useRequest } from '../../ui/use-request.ts';
import { fileName } from '../reading/file-name.ts';
import type { SheetLetter, sheetOf } from '../sheet/index.ts';

/**
 * Takes a letter as a Word document, made here of what its sheet shows: the server has no work with it, and a draft
 * is taken as it stands.
 */
export function useDocx(): {
  /** @param sheet what its sheet shows; made only then */
  take: (
    letter: Pick<Letter, 'id' | 'state' | 'subject'>,
    sheet: (make: typeof sheetOf) => SheetLetter,
  ) => void;
  isBusy: boolean;
} {
  const { takeDocx, attachmentBlob } = useNaskah();
  const { isPending, request } = useRequest();
  return {
    isBusy: isPending,
    take: ({ id, state, subject }, sheet) =>
      void request(async () => {
        const [writing, { readerMark }] = await Promise.all([import('./write-docx.ts'), takeDocx(id)]);
        const letter = sheet(writing.sheetOf);
        const docx = await writing.docxOf(
          letter,
          { isCancelled: isCancelled(state), readerMark },
          attachmentBlob,
        );
        saveFile(docx, fileName({ number: letter.number, subject }, 'docx'));
      }),
  };
}
