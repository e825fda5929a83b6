import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useNaskah } from '../../../dataProvider/index.ts';
import {
  type Disposition,
  type DispositionNode,
  isOpenDisposition,
  recipientName,
} from '../../../domain/letters/disposition.ts';
import { isDone } from '../../../domain/letters/disposition-life.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { listed } from '../../../lib/formats.ts';
import { translate } from '../../../lib/language.ts';
import { keys } from '../cache.ts';
import { useDownload } from '../reading/use-download.ts';
import { disposeMessages } from './dispose-messages.ts';
import { DispositionTree } from './disposition-tree.tsx';
import { GivenWords } from './given-words.tsx';
import { dispositionMessages, sheetFile } from './messages.ts';
import { treeEvery } from './tree-every.ts';
import { UndoStrip } from './undo-strip.tsx';

type Props = {
  sent: Disposition;
  letter: Pick<Letter, 'id' | 'number'>;
  onNext?: (() => void) | undefined;
  onUndone: () => void;
};

/** What becomes of a disposition that was just sent. */
export function SentPanel({ sent, letter, onNext, onUndone }: Props) {
  const { letterDispositions, dispositionSheetBlob } = useNaskah();
  const { download, isBusy } = useDownload();
  const { data: nodes = sent.tree } = useQuery({
    queryKey: keys.letterDispositions(letter.id),
    queryFn: ({ signal }) => letterDispositions(letter.id, { signal }),
    refetchInterval: treeEvery,
  });
  const now = nodes.flatMap(withBelow).find(({ id }) => id === sent.id) ?? sent;
  const isOver = now.recipients.every(({ state }) => isDone(state));
  const all = nodes.filter(isOpenDisposition).flatMap(partsOf);
  return (
    <>
      <UndoStrip sent={now} letterId={letter.id} onUndone={onUndone} />
      <div className="dispose-body">
        <div>
          <div className="dispose-head">
            <h3>{translate(disposeMessages.running)}</h3>
            <small>
              {translate(
                dispositionMessages.doneOf(all.filter(({ state }) => isDone(state)).length, all.length),
              )}
            </small>
          </div>
        </div>
        <div className="disposition-card">
          <GivenWords node={now} />
        </div>
        <DispositionTree
          nodes={nodes.filter(({ withdrawnAt }) => withdrawnAt === null)}
          currentId={sent.id}
        />
      </div>
      <footer>
        <div className="dispose-after">
          <Button
            variant="outlined"
            aria-busy={isBusy}
            startIcon={<Printer size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => download(() => dispositionSheetBlob(sent.id), sheetFile(letter.number))}
          >
            {translate(dispositionMessages.sheet)}
          </Button>
          {onNext && (
            <Button variant="contained" onClick={onNext}>
              {translate(disposeMessages.nextLetter)}
            </Button>
          )}
        </div>
        <small>
          {translate(
            isOver
              ? disposeMessages.closeNow
              : disposeMessages.closeLater(
                  listed(now.recipients.map((one) => one.personName ?? recipientName(one))),
                ),
          )}
        </small>
      </footer>
    </>
  );
}

const withBelow = (node: DispositionNode): DispositionNode[] => [
  node,
  ...node.recipients.flatMap(({ children }) => children.flatMap(withBelow)),
];

const partsOf = (node: DispositionNode): DispositionNode['recipients'] =>
  node.recipients.flatMap((one) => [one, ...one.children.filter(isOpenDisposition).flatMap(partsOf)]);
