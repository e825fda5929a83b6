import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { say } from '../../../resources/language.ts';
import { type ContractFacts, noContract } from '../../../resources/naskah-dinas/contract.ts';
import { FormDialog, Labelled } from '../../shell/index.ts';
import { designationOf } from './parties.ts';
import type { OfferedPart } from './use-contract-parts.ts';
import { contractWords } from './words.ts';

type Props = {
  facts: ContractFacts;
  mandatory: readonly OfferedPart[];
  onSave: (facts: ContractFacts) => void;
  onClose: () => void;
};

/** Who the parties are and which articles are there, stated by hand: of a contract that was written elsewhere. */
export default function StateContract({ facts, mandatory, onSave, onClose }: Props) {
  const id = useId();
  const [parties, setParties] = useState(() => [
    ...facts.parties,
    ...Array.from({ length: Math.max(0, 2 - facts.parties.length) }, () => ({
      ...{ name: '', introductionId: null, values: {} },
    })),
  ]);
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
      {parties.map((party, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a party is its place
        <Labelled key={index} id={`${id}${index}`} label={designationOf(index)}>
          <TextField
            id={`${id}${index}`}
            size="small"
            hiddenLabel
            fullWidth
            autoFocus={index === 0}
            value={party.name}
            onChange={({ target }) =>
              setParties(parties.map((one, at) => (at === index ? { ...one, name: target.value } : one)))
            }
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </Labelled>
      ))}
      {parties.length < 5 && (
        <div>
          <Button
            size="small"
            variant="text"
            onClick={() => setParties([...parties, { name: '', introductionId: null, values: {} }])}
          >
            {say(contractWords.addParty)}
          </Button>
        </div>
      )}
      <fieldset style={{ margin: 0, padding: 0, border: 0, minWidth: 0, display: 'grid' }}>
        <legend>{say(contractWords.mandatoryThere)}</legend>
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
