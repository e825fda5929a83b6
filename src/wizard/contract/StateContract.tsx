import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { say } from '../../../resources/language.ts';
import {
  type ContractFacts,
  type ContractParty,
  noContract,
} from '../../../resources/naskah-dinas/contract.ts';
import { askedOf, type Values } from '../../../resources/naskah-dinas/contract-values.ts';
import { designationOf, variablesOfParty } from '../../../resources/naskah-dinas/parties.ts';
import { FormDialog } from '../../shell/index.ts';
import { FillVariables } from './FillVariables.tsx';
import { byHand, valuesOf, withValues } from './parties.ts';
import type { ContractPart } from './parts.ts';
import type { OfferedPart } from './use-contract-parts.ts';
import { contractWords } from './words.ts';

type Props = {
  facts: ContractFacts;
  mandatory: readonly OfferedPart[];
  /** What is known of a party before anybody types. */
  knownOf: (index: number, part: ContractPart) => Values;
  onSave: (facts: ContractFacts) => void;
  onClose: () => void;
};

/** Who the parties are and which articles are there, stated by hand: of a contract that was written elsewhere. */
export default function StateContract({ facts, mandatory, knownOf, onSave, onClose }: Props) {
  const [parties, setParties] = useState(() =>
    facts.parties.length > 1
      ? facts.parties
      : [...facts.parties, ...[0, 1].slice(facts.parties.length).map((index) => statedParty(index))],
  );
  function statedParty(index: number): ContractParty {
    return withValues({ name: '', introductionId: null, values: {} }, knownOf(index, byHand));
  }
  const [articles, setArticles] = useState<ReadonlySet<string>>(new Set(facts.articles));
  const save = () => {
    onSave({
      ...noContract,
      ...facts,
      parties: parties.filter(({ name }) => name.trim()),
      articles: [...articles],
    });
    onClose();
  };
  return (
    <FormDialog
      title={say(contractWords.state)}
      confirm={say(contractWords.save)}
      isSending={false}
      onSend={save}
      onClose={onClose}
    >
      <p>{say(contractWords.stateHelp)}</p>
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
            {say(contractWords.addParty)}
          </Button>
        </div>
      )}
      <fieldset style={{ margin: 0, padding: 0, border: 0, minWidth: 0, display: 'grid' }}>
        <legend style={{ padding: '6px 0 4px', fontSize: '0.875rem', fontWeight: 650 }}>
          {say(contractWords.mandatoryThere)}
        </legend>
        {mandatory.map((part) => (
          <FormControlLabel
            key={part.id}
            control={
              <Checkbox
                size="small"
                checked={articles.has(part.id)}
                onChange={(_, isThere) => {
                  const next = new Set(articles);
                  if (isThere) next.add(part.id);
                  else next.delete(part.id);
                  setArticles(next);
                }}
              />
            }
            label={part.title}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
