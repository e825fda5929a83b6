import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { useSigned } from '../../shell/index.ts';
import { keys } from '../cache.ts';
import { Fact } from '../reading/facts.tsx';
import { DispositionTree } from './disposition-tree.tsx';
import { dispositionMessages } from './messages.ts';

function LetterDispositions({ letter }: { letter: Letter }) {
  const { letterDispositions } = useNaskah();
  const { data: me } = useSigned();
  const { data } = useQuery({
    queryKey: keys.letterDispositions(letter.id),
    queryFn: ({ signal }) => letterDispositions(letter.id, { signal }),
  });
  if (!data || data.length === 0) return null;
  return (
    <Fact title={translate(dispositionMessages.dispositions)}>
      <DispositionTree
        nodes={data}
        link={(node) =>
          node.fromPositionId === me?.user.positionId && (
            <LinkBase to={`/naskah-dinas/tugas/disposition-out/${node.id}`}>
              {translate(dispositionMessages.openIt)}
            </LinkBase>
          )
        }
      />
    </Fact>
  );
}

export default LetterDispositions;
