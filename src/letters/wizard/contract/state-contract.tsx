import Button from '@mui/material/Button';
import { useState } from 'react';
import { type ContractFacts, type ContractParty, noContract } from '../../../../domain/letters/contract.ts';
import type { ArticleHead } from '../../../../domain/letters/contract-articles.ts';
import { askedOf, type Values } from '../../../../domain/letters/contract-values.ts';
import { designationOf, variablesOfParty } from '../../../../domain/letters/parties.ts';
import { translate } from '../../../../lib/language.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { commonMessages } from '../../../ui/messages.ts';
import { FillVariables } from './fill-variables.tsx';
import { MandatoryArticles } from './mandatory-articles.tsx';
import { contractMessages } from './messages.ts';
import { byHand, valuesOf, withValues } from './parties.ts';
import type { ContractPart } from './parts.ts';
import type { OfferedPart } from './use-contract-parts.ts';

type Props = {
  facts: ContractFacts;
  /** The articles of the text; undefined where it is a document. */
  heads: readonly ArticleHead[] | undefined;
  mandatory: readonly OfferedPart[];
  /** Values known of a party before any input. */
  knownOf: (index: number, part: ContractPart) => Values;
  onSave: (facts: ContractFacts) => void;
  onClose: () => void;
};

/** Enters parties and articles by hand, for a contract written elsewhere. */
export default function StateContract({ facts, heads, mandatory, knownOf, onSave, onClose }: Props) {
  const [parties, setParties] = useState(() =>
    facts.parties.length > 1
      ? facts.parties
      : [...facts.parties, ...[0, 1].slice(facts.parties.length).map((index) => statedParty(index))],
  );
  function statedParty(index: number): ContractParty {
    return withValues({ name: '', introductionId: null, values: {} }, knownOf(index, byHand));
  }
  const [stated, setStated] = useState(() => ({
    articles: facts.articles,
    standsAt: facts.standsAt ?? {},
  }));
  const save = () => {
    onSave({
      ...noContract,
      ...facts,
      parties: parties.filter(({ name }) => name.trim()),
      articles: stated.articles,
      standsAt: stated.standsAt,
    });
    onClose();
  };
  return (
    <FormDialog
      title={translate(contractMessages.state)}
      confirm={translate(commonMessages.save)}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{translate(contractMessages.stateHelp)}</p>
      <FillVariables
        groups={parties.map((party, index) => ({
          key: String(index),
          title: designationOf(index),
          names: askedOf(variablesOfParty(party)),
          values: valuesOf(party),
        }))}
        onChange={(key, values) =>
          setParties(parties.map((one, at) => (String(at) === key ? withValues(one, values) : one)))
        }
      />
      {parties.length < 5 && (
        <div>
          <Button
            size="small"
            variant="text"
            onClick={() => setParties([...parties, statedParty(parties.length)])}
          >
            {translate(contractMessages.addParty)}
          </Button>
        </div>
      )}
      <MandatoryArticles mandatory={mandatory} heads={heads} stated={stated} onChange={setStated} />
    </FormDialog>
  );
}
