import Button from '@mui/material/Button';
import { useState } from 'react';
import type { PaperForm } from '../../../../domain/letters/arrangement.ts';
import {
  type ContractFacts,
  type ContractParty,
  noContract,
  partiesNamed,
} from '../../../../domain/letters/contract.ts';
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
import { PartyPaper } from './party-paper.tsx';
import type { OfferedPart } from './use-contract-parts.ts';
import { Witnesses } from './witnesses.tsx';

type Props = {
  facts: ContractFacts;
  /** The articles of the text; undefined where it is a document. */
  heads?: readonly ArticleHead[] | undefined;
  /** Omitted where the paper is no contract. */
  mandatory?: readonly OfferedPart[];
  form: PaperForm;
  /** As the letterhead names it. */
  company: string;
  /** Values known of a party before any input. */
  knownOf: (index: number, part: ContractPart) => Values;
  onSave: (facts: ContractFacts) => void;
  onClose: () => void;
};

/** Enters parties and articles by hand, for a contract written elsewhere, and who else signs. */
export default function StateContract(props: Props) {
  const { facts, heads, mandatory, form, company, knownOf, onSave, onClose } = props;
  const { layout } = form;
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
  const [witnesses, setWitnesses] = useState(facts.witnesses ?? []);
  const named = parties.some(({ name }) => name.trim());
  const own = partiesNamed(parties, company)[0] ?? (company && named ? -1 : 0);
  const set = (at: number, party: ContractParty) =>
    setParties(parties.map((one, index) => (index === at ? party : one)));
  const save = () => {
    onSave({
      ...noContract,
      ...facts,
      parties: parties.filter(({ name }) => name.trim()),
      articles: stated.articles,
      standsAt: stated.standsAt,
      ...(layout.hasWitnesses && {
        witnesses: witnesses.filter((one) => Object.values(one).some((words) => words.trim())),
      }),
    });
    onClose();
  };
  return (
    <FormDialog
      title={translate(
        mandatory
          ? contractMessages.state
          : layout.hasWitnesses
            ? contractMessages.partiesAndWitnesses
            : contractMessages.parties,
      )}
      confirm={translate(commonMessages.save)}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{translate(mandatory ? contractMessages.stateHelp : contractMessages.partiesHelp)}</p>
      <FillVariables
        groups={parties.map((party, index) => ({
          key: String(index),
          title: designationOf(index, form.labels.firstParty),
          names: askedOf(variablesOfParty(party)),
          values: valuesOf(party),
        }))}
        onChange={(key, values) =>
          setParties(parties.map((one, at) => (String(at) === key ? withValues(one, values) : one)))
        }
        more={(key) => {
          const at = Number(key);
          const party = parties[at];
          return (
            party && (
              <PartyPaper
                party={party}
                layout={layout}
                isOurs={at === own}
                onChange={(next) => set(at, next)}
              />
            )
          );
        }}
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
      {layout.hasWitnesses && <Witnesses witnesses={witnesses} onChange={setWitnesses} />}
      {mandatory && (
        <MandatoryArticles mandatory={mandatory} heads={heads} stated={stated} onChange={setStated} />
      )}
    </FormDialog>
  );
}
