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
import {
  designationOf,
  nameVariable,
  staffNumber,
  variablesOfParty,
} from '../../../../domain/letters/parties.ts';
import { translate } from '../../../../lib/language.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { commonMessages } from '../../../ui/messages.ts';
import { useSubmit } from '../../../ui/use-submit.ts';
import { FillVariables } from './fill-variables.tsx';
import { MandatoryArticles } from './mandatory-articles.tsx';
import { contractMessages } from './messages.ts';
import { byHand, isHalfFilled, valuesOf, withValues } from './parties.ts';
import type { ContractPart } from './parts.ts';
import { PartyPaper } from './party-paper.tsx';
import type { OfferedPart } from './use-contract-parts.ts';
import { namelessWitnesses, Witnesses } from './witnesses.tsx';

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
  const [offered] = useState(() => [0, 1].slice(facts.parties.length).map((index) => statedParty(index)));
  const [parties, setParties] = useState(() => [...facts.parties, ...offered]);
  const [added, setAdded] = useState<string>();
  function statedParty(index: number): ContractParty {
    return withValues({ name: '', introductionId: null, values: {} }, knownOf(index, byHand));
  }
  const [stated, setStated] = useState(() => ({
    articles: facts.articles,
    standsAt: facts.standsAt ?? {},
  }));
  const [witnesses, setWitnesses] = useState(facts.witnesses ?? []);
  const { errors, refuse, clear, ...told } = useSubmit<string>();
  const named = parties.some(({ name }) => name.trim());
  const own = partiesNamed(parties, company)[0] ?? (company && named ? -1 : 0);
  const set = (at: number, party: ContractParty) =>
    setParties(parties.map((one, index) => (index === at ? party : one)));
  const nameOf = (key: string) => nameVariable(variablesOfParty(parties[Number(key)] ?? {}));
  const save = () => {
    const halfFilled = {
      ...namelessParties(parties, offered),
      ...(layout.hasWitnesses && namelessWitnesses(witnesses)),
    };
    if (Object.keys(halfFilled).length > 0) return refuse(halfFilled);
    const statedParties = parties.filter(({ name }) => name.trim());
    const isOffer = !mandatory && statedParties.length === 1;
    onSave({
      ...noContract,
      ...facts,
      // One that was offered and left alone states nothing: the signers themselves are the parties.
      parties: isOffer ? statedParties.filter((one) => !offered.includes(one)) : statedParties,
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
      form={told}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{translate(mandatory ? contractMessages.stateHelp : contractMessages.partiesHelp)}</p>
      <FillVariables
        groups={parties.map((party, index) => ({
          key: String(index),
          title: designationOf(index, form.labels.firstParty),
          names: askedOf(variablesOfParty(party)).filter(
            (name) => name !== staffNumber || (index !== own && !layout.hasNoStaffNumbers),
          ),
          values: valuesOf(party),
        }))}
        begun={added}
        faultOf={(key, name) => (name === nameOf(key) ? errors[keyOf(key)] : undefined)}
        isOptional={(key, name) => !parties[Number(key)]?.wording && name !== nameOf(key)}
        onChange={(key, values) => {
          clear(keyOf(key));
          setParties(parties.map((one, at) => (String(at) === key ? withValues(one, values) : one)));
        }}
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
            onClick={() => {
              setAdded(String(parties.length));
              setParties([...parties, statedParty(parties.length)]);
            }}
          >
            {translate(contractMessages.addParty)}
          </Button>
        </div>
      )}
      {layout.hasWitnesses && (
        <Witnesses witnesses={witnesses} errors={errors} onChange={setWitnesses} onTyped={clear} />
      )}
      {mandatory && (
        <MandatoryArticles mandatory={mandatory} heads={heads} stated={stated} onChange={setStated} />
      )}
    </FormDialog>
  );
}

const keyOf = (at: number | string): string => `party${at}`;

/** Gives an error for each party of which something is typed but the name, by its key. */
const namelessParties = (parties: readonly ContractParty[], offered: readonly ContractParty[]) =>
  Object.fromEntries(
    parties.flatMap((party, at) =>
      isHalfFilled(party) && !offered.includes(party)
        ? [[keyOf(at), translate(contractMessages.partyNameless)]]
        : [],
    ),
  );
