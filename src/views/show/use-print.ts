import { useNaskah } from '../../../dataProvider/index.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useOffers } from '../../shell/index.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useRequest } from '../../ui/use-request.ts';

/** Prints a record as PDF; undefined where the server cannot. */
export function usePrint({ name }: Resource, id: string) {
  const { printRecord } = useNaskah();
  const { isPending, request } = useRequest();
  const isOffered = useOffers('transfer');
  const print = async (): Promise<void> => {
    await request(async () => {
      const { blob, fileName } = await printRecord(name, id);
      saveFile(blob, fileName);
    });
  };
  return isOffered ? { isPending, print } : undefined;
}
