import type { ContractFacts } from '../../../../domain/letters/contract.ts';
import { translate } from '../../../../lib/language.ts';
import { contractMessages } from './messages.ts';
import { useNeed } from './use-need.ts';

/** For who sends or reviews a contract: what it is for, and which of its papers are not there. */
export default function NeedFact({ contract }: { contract: ContractFacts }) {
  const need = useNeed(contract.needId);
  if (!need) return null;
  const missing = need.papers.filter((paper) => !contract.papers?.includes(paper));
  const all = need.papers.length;
  return (
    <>
      <div>
        <dt>{translate(contractMessages.need)}</dt>
        <dd>{need.name}</dd>
      </div>
      {all > 0 && (
        <div>
          <dt>{translate(contractMessages.papers)}</dt>
          <dd>
            {translate(contractMessages.papersThere(all - missing.length, all))}
            {missing.length > 0 && (
              <>
                <br />
                {translate(contractMessages.papersMissing(missing.join(', ')))}
              </>
            )}
          </dd>
        </div>
      )}
    </>
  );
}
