import { useState } from 'react';
import { isMissing } from '../../../../domain/letters/contract-articles.ts';
import { askedOf, isWrong, type Values } from '../../../../domain/letters/contract-values.ts';
import { designationOf } from '../../../../domain/letters/parties.ts';
import { translate } from '../../../../lib/language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { commonMessages } from '../../../ui/messages.ts';
import { useSubmit } from '../../../ui/use-submit.ts';
import { ChooseParties } from './choose-parties.tsx';
import { ChooseParts } from './choose-parts.tsx';
import { type Asked, FillVariables } from './fill-variables.tsx';
import { contractMessages } from './messages.ts';
import { type ContractPart, type Filled, variablesOf } from './parts.ts';
import { useOfferedParts, useWording } from './use-contract-parts.ts';

type Props = {
  /** Ids of the articles that the contract has. */
  present: Pick<ReadonlySet<string>, 'has'>;
  /** How many parties it has. */
  there: number;
  /** What the first is called. */
  firstParty: string;
  /** Filled in before, in this letter. */
  values: Values;
  /** Values known of a party before any input. */
  knownOf: (index: number, part: ContractPart) => Values;
  onInsert: (parts: Filled[], values: Values) => void;
  onClose: () => void;
};

/** Selects the parts of a contract, then fills in their variables, each party its own (DOMAIN 9). */
export default function ContractDialog({
  present,
  there,
  firstParty,
  values: before,
  knownOf,
  onInsert,
  onClose,
}: Props) {
  const { parts: offered, isError, retry } = useOfferedParts();
  const wordingOf = useWording();
  const [ticked, setTicked] = useState<ReadonlySet<string>>();
  const [parties, setParties] = useState<string[]>(() => Array(Math.max(0, 2 - there)).fill(''));
  const [filling, setFilling] = useState<{ part: Filled; asked: Asked }[]>();
  const { submit, refuse, clear, ...form } = useSubmit();
  // Preselect the mandatory parts still missing.
  const chosen = ticked ?? new Set(offered?.filter((part) => isMissing(part, present)).map(({ id }) => id));

  const insert = (found: { part: Filled; asked: Asked }[]) => {
    if (found.some(({ asked }) => asked.names.some((name) => isWrong(name, asked.values[name] ?? ''))))
      return refuse({}, translate(contractMessages.wholeNumber));
    const shared = Object.assign(
      {},
      before,
      ...found.map(({ part, asked }) => (part.values ? {} : asked.values)),
    );
    onInsert(
      found.map(({ part, asked }) => (part.values ? { ...part, values: asked.values } : part)),
      shared,
    );
    onClose();
  };
  const goOn = () => {
    if (filling) return insert(filling);
    const wanted = [...parties.filter(Boolean), ...chosen];
    if (wanted.length === 0) return refuse({}, translate(contractMessages.chooseOne));
    return submit(async () => {
      const found = await wordingOf((offered ?? []).filter(({ id }) => wanted.includes(id)));
      const asked = inOrder(found);
      if (asked.every(({ asked: { names } }) => names.length === 0)) insert(asked);
      else setFilling(asked);
    });
  };
  /**
   * Orders parties (own variables each) before bases and articles; a shared variable appears once, in the first of
   * them.
   */
  const inOrder = (found: readonly ContractPart[]): { part: Filled; asked: Asked }[] => {
    const own = parties.flatMap((id, at) => {
      const part = found.find((one) => one.id === id);
      if (!part) return [];
      const index = there + at;
      const values = knownOf(index, part);
      const names = askedOf(variablesOf([part]));
      return [
        {
          part: { ...part, values },
          asked: { key: `p${index}`, title: designationOf(index, firstParty), names, values },
        },
      ];
    });
    const seen = new Set<string>();
    const others = found.filter(({ kind }) => kind !== 'introduction');
    const all = variablesOf(others);
    return [
      ...own,
      ...others.map((part) => {
        const names = askedOf(all).filter((name) => variablesOf([part]).includes(name) && !seen.has(name));
        for (const name of names) seen.add(name);
        const values = Object.fromEntries(
          names.flatMap((name) => (before[name] ? [[name, before[name]]] : [])),
        );
        return { part, asked: { key: part.id, title: part.title, names, values } };
      }),
    ];
  };
  return (
    <FormDialog
      title={filling ? translate(contractMessages.fillVariables) : translate(contractMessages.insertArticles)}
      confirm={filling ? translate(contractMessages.insert) : translate(contractMessages.next)}
      form={form}
      onSubmit={goOn}
      onClose={onClose}
    >
      {filling ? (
        <>
          <p ref={intoView}>{translate(contractMessages.fillText)}</p>
          <FillVariables
            groups={filling.map(({ asked }) => asked).filter(({ names }) => names.length > 0)}
            onChange={(key, values) => {
              clear();
              setFilling(
                filling.map((one) =>
                  one.asked.key === key ? { ...one, asked: { ...one.asked, values } } : one,
                ),
              );
            }}
          />
        </>
      ) : offered ? (
        <>
          <ChooseParties
            introductions={offered.filter(({ kind }) => kind === 'introduction')}
            there={there}
            firstParty={firstParty}
            chosen={parties}
            onChange={setParties}
          />
          <ChooseParts
            offered={offered}
            present={present}
            chosen={chosen}
            onChange={(next) => {
              setTicked(next);
              clear();
            }}
          />
        </>
      ) : isError ? (
        <EmptyState title={translate(contractMessages.partsNotLoaded)} onRetry={retry} />
      ) : (
        <p>{translate(commonMessages.loading)}</p>
      )}
    </FormDialog>
  );
}

/** The dialog was scrolled down where the parts were chosen. */
const intoView = (words: HTMLElement | null) => words?.scrollIntoView({ block: 'nearest' });
