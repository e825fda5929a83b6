import Button from '@mui/material/Button';
import { useState } from 'react';
import { say } from '../../../resources/language.ts';
import { EmptyState, FormDialog } from '../../shell/index.ts';
import { ChooseParts } from './ChooseParts.tsx';
import { FillVariables } from './FillVariables.tsx';
import { type ContractPart, type Values, variablesOf } from './parts.ts';
import { isMissing, useOfferedParts, useWording } from './use-contract-parts.ts';
import { contractWords } from './words.ts';

type Props = {
  /** Titles of the articles that stand in the text. */
  present: readonly string[];
  /** Filled in before, in this letter. */
  values: Values;
  onInsert: (parts: ContractPart[], values: Values) => void;
  onClose: () => void;
};

/** Which parts go into the contract, then what their variables stand for (DOMAIN 9). */
export default function ContractDialog({ present, values: before, onInsert, onClose }: Props) {
  const { parts: offered, isError, retry } = useOfferedParts();
  const wordingOf = useWording();
  const [ticked, setTicked] = useState<ReadonlySet<string>>();
  const [wording, setWording] = useState<ContractPart[]>();
  const [values, setValues] = useState(before);
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState('');
  // Begins with what a contract may not be without.
  const chosen = ticked ?? new Set(offered?.filter((part) => isMissing(part, present)).map(({ id }) => id));

  const insert = (parts: ContractPart[]) => {
    onInsert(parts, values);
    onClose();
  };
  const goOn = async () => {
    if (wording) return insert(wording);
    if (chosen.size === 0) return setFailure(say(contractWords.chooseOne));
    setIsLoading(true);
    setFailure('');
    try {
      const found = await wordingOf((offered ?? []).filter(({ id }) => chosen.has(id)));
      if (variablesOf(found).length === 0) insert(found);
      else setWording(found);
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : say(contractWords.partNotLoaded));
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <FormDialog
      title={wording ? say(contractWords.fillVariables) : say(contractWords.insertArticles)}
      confirm={wording ? say(contractWords.insert) : say(contractWords.next)}
      isSending={isLoading}
      failure={failure}
      onSend={() => void goOn()}
      onClose={onClose}
    >
      {wording ? (
        <FillVariables names={variablesOf(wording)} values={values} onChange={setValues} />
      ) : offered ? (
        <ChooseParts
          offered={offered}
          present={present}
          chosen={chosen}
          onChange={(next) => {
            setTicked(next);
            setFailure('');
          }}
        />
      ) : isError ? (
        <EmptyState
          title={say(contractWords.partsNotLoaded)}
          action={<Button onClick={retry}>{say(contractWords.retry)}</Button>}
        />
      ) : (
        <p>{say(contractWords.loading)}</p>
      )}
    </FormDialog>
  );
}
