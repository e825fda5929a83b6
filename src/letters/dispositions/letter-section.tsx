import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { undoTime } from '../../../domain/letters/disposition-deadline.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { keys } from '../cache.ts';
import { Fact } from '../reading/facts.tsx';
import { DispositionTree } from './disposition-tree.tsx';
import { dispositionMessages } from './messages.ts';
import { NudgeButton } from './nudge-button.tsx';
import { treeEvery } from './tree-every.ts';
import { UndoStrip } from './undo-strip.tsx';

function LetterDispositions({ letter }: { letter: Letter }) {
  const { letterDispositions } = useNaskah();
  const { data } = useQuery({
    queryKey: keys.letterDispositions(letter.id),
    queryFn: ({ signal }) => letterDispositions(letter.id, { signal }),
    refetchInterval: treeEvery,
  });
  if (!data || data.length === 0) return null;
  const fresh = data.filter(
    ({ isMine, createdAt }) => isMine && Date.now() - Date.parse(createdAt) < undoTime,
  );
  return (
    <Fact title={translate(dispositionMessages.dispositions)}>
      {fresh.map((node) => (
        <UndoStrip key={node.id} sent={node} letterId={letter.id} onUndone={() => undefined} />
      ))}
      <DispositionTree
        nodes={data}
        link={(node) =>
          node.isMine && (
            <>
              <LinkBase to={`/naskah-dinas/tugas/disposition-out/${node.id}`}>
                {translate(dispositionMessages.openIt)}
              </LinkBase>
              <NudgeButton node={node} letterId={letter.id} />
            </>
          )
        }
      />
    </Fact>
  );
}

export default LetterDispositions;
