import { useQuery } from '@tanstack/react-query';
import { type Option, useNaskah } from '../../../../dataProvider/index.ts';
import type { Adjustments } from '../../../../domain/letters/adjustments-schema.ts';
import { mayOpenClass } from '../../../../domain/letters/class-terms.ts';
import { type Flow, flowMessages, type PaperLetterhead } from '../../../../domain/letters/letter.ts';
import { printedLetterhead } from '../../../../domain/letters/letterhead-style.ts';
import { translate } from '../../../../lib/language.ts';
import { useSigned } from '../../../shell/index.ts';
import { wizardMessages } from '../messages.ts';

const fiveMinutes = 300_000;

/** All options of a small master list; empty until they are here. */
export function useOptions(resource: string): { options: Option[]; isLoading: boolean; isFailed: boolean } {
  const { lookup } = useNaskah();
  const { data, isPending, isError } = useQuery({
    queryKey: ['lookup', resource],
    queryFn: ({ signal }) => lookup(resource, { signal }),
    staleTime: fiveMinutes,
  });
  return { options: data ?? [], isLoading: isPending, isFailed: isError };
}

export const useKinds = () => useOptions('master-data.jenis-naskah-dinas');
export const useSubTypes = () => useOptions('master-data.sub-jenis-naskah-dinas');
export const useSecurityClasses = () => useOptions('master-data.klasifikasi-keamanan');
export const useLetterheads = () => useOptions('master-data.template-kop-surat');

/** Classes in which the active entry can save a letter: what it cannot open it cannot save (SPEC B2). */
export function useSaveableClasses() {
  const { options, ...rest } = useSecurityClasses();
  const entry = useActing();
  return { ...rest, options: options.filter((option) => mayOpenClass(entry, classOf(option))) };
}

/**
 * Leaves out the subtypes whose usual classification brings a class that the active entry cannot save; only who acts
 * for another has such.
 */
export function useSaveableSubTypes(subTypes: Option[]): Option[] {
  const { lookup } = useNaskah();
  const { options: classes } = useSecurityClasses();
  const entry = useActing();
  const closed = new Set(
    classes.filter((option) => !mayOpenClass(entry, classOf(option))).map(({ id }) => id),
  );
  const ids = [...new Set(subTypes.flatMap((option) => textOf(option.defaultClassificationId) ?? []))];
  const { data: usual = [] } = useQuery({
    queryKey: ['lookup', 'usual-classifications', ids],
    queryFn: ({ signal }) => lookup('master-data.klasifikasi-arsip', { ids, signal }),
    staleTime: fiveMinutes,
    enabled: closed.size > 0 && ids.length > 0,
  });
  const secret = new Set(
    usual.filter((one) => closed.has(textOf(one.securityClassificationId) ?? '')).map(({ id }) => id),
  );
  return subTypes.filter((option) => !secret.has(textOf(option.defaultClassificationId) ?? ''));
}

function useActing() {
  const role = useSigned().data?.role;
  return { entryType: role?.type ?? '', canOpenSecret: role?.canOpenSecret ?? true };
}

const classOf = ({ rank, secretaryCanOpen, delegateCanOpen }: Option) => ({
  rank: numberOf(rank) ?? 0,
  secretaryCanOpen: secretaryCanOpen !== false,
  delegateCanOpen: delegateCanOpen !== false,
});

/** Subtypes of the flow, and of the kind when one is chosen. */
export const subTypesFor = (subTypes: Option[], kindId: string | null, flow: Flow): Option[] =>
  subTypes.filter(
    (option) => listOf(option.flows).includes(flow) && (kindId === null || option.scriptTypeId === kindId),
  );

/** Whether a letter of the subtype is a contract. */
export const isContractOf = (
  { naskahDinasCategoryId }: { naskahDinasCategoryId: string | null },
  subTypes: readonly Option[],
): boolean =>
  subTypes.some(({ id, usesContractParts }) => id === naskahDinasCategoryId && usesContractParts === true);

/** What an administrator changed of the subtype's paper. */
export const adjustmentsOf = (
  { naskahDinasCategoryId }: { naskahDinasCategoryId: string | null },
  subTypes: readonly Option[],
): Adjustments | null =>
  (subTypes.find(({ id }) => id === naskahDinasCategoryId)?.adjustments as Adjustments | undefined) ?? null;

/** In the order of their kinds, so that each kind heads its own; those used most first, with their kinds. */
const byKind = (subTypes: Option[], kinds: Option[], used: readonly string[]): Option[] => {
  const place = new Map(kinds.map(({ id }, at) => [id, at]));
  const uses = new Map(used.map((id, at) => [id, at]));
  const usedAt = ({ id }: Option) => uses.get(id) ?? used.length;
  const firstUse = new Map<unknown, number>();
  const kindAt = ({ scriptTypeId }: Option) => firstUse.get(scriptTypeId) ?? used.length;
  for (const one of subTypes) firstUse.set(one.scriptTypeId, Math.min(kindAt(one), usedAt(one)));
  const placeOf = ({ scriptTypeId }: Option) => place.get(textOf(scriptTypeId) ?? '') ?? 0;
  return subTypes.toSorted(
    (a, b) => kindAt(a) - kindAt(b) || placeOf(a) - placeOf(b) || usedAt(a) - usedAt(b),
  );
};

/**
 * The subtypes to choose from: the flow's, then those that take a letter of ours the other way. What comes from outside
 * is registered, not written.
 * @param used ids of those used most, which begin
 */
export const offeredSubTypes = (
  subTypes: Option[],
  kinds: Option[],
  flow: Flow,
  used: readonly string[] = [],
): Option[] => {
  const here = subTypesFor(subTypes, null, flow);
  const others = subTypes.filter((option) => !here.includes(option) && flowsOf(option).some(comesFromInside));
  return [...byKind(here, kinds, used), ...(comesFromInside(flow) ? byKind(others, kinds, used) : [])];
};

/** Over those of one kind: its name, with the flow that they bring where it is another. */
export const headingOf = (subType: Option, kinds: Option[], flow: Flow): string => {
  const kind = kinds.find(({ id }) => id === subType.scriptTypeId)?.label ?? '';
  const brought = flowFor(subType, flow) ?? flow;
  return brought === flow ? kind : `${kind} (${translate(flowMessages[brought])})`;
};

/** The flow a subtype is written in: the present one where it goes that way, else one from inside. */
export const flowFor = (subType: Option, now: Flow): Flow | undefined => {
  const flows = flowsOf(subType);
  return flows.includes(now) ? now : (flows.find(comesFromInside) ?? flows[0]);
};

export const comesFromInside = (flow: Flow): boolean => flow !== 'eksternal-internal';

/** Kinds that have a subtype in the flow. */
export const kindsFor = (kinds: Option[], subTypes: Option[], flow: Flow): Option[] =>
  kinds.filter((kind) => subTypesFor(subTypes, kind.id, flow).length > 0);

export const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);
export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The flows that a subtype is written in. */
export const flowsOf = (subType: Option): Flow[] => listOf(subType.flows) as Flow[];
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Security classes, the most open one first. */
export const byRank = (classes: Option[]): Option[] =>
  classes.toSorted((a, b) => (numberOf(a.rank) ?? 0) - (numberOf(b.rank) ?? 0));

/** Gives the letterhead: the chosen one, else the sender company's where the subtype has one. */
export function letterheadFor(
  chosen: { letterheadId: string | null; naskahDinasCategoryId: string | null },
  letterheads: Option[],
  subTypes: Option[],
  companyCode: string | null,
): PaperLetterhead | null {
  const subType = subTypes.find(({ id }) => id === chosen.naskahDinasCategoryId);
  const option =
    letterheads.find(({ id }) => id === chosen.letterheadId) ??
    (subType?.letterhead === true && !chosen.letterheadId
      ? letterheads.find((letterhead) => letterhead.companyCode === companyCode)
      : undefined);
  if (option) return printedLetterhead({ ...option, companyName: option.companyName ?? option.label });
  return subType?.letterhead === true && companyCode === null ? companyLetterhead() : null;
}

/** The name a company's letterhead has. */
export const companyNameOf = (letterheads: readonly Option[], companyCode: string | null): string | null =>
  textOf(letterheads.find((letterhead) => letterhead.companyCode === companyCode)?.companyName);

/** Until it is known who signs. */
const companyLetterhead = (): PaperLetterhead => ({
  name: translate(wizardMessages.usualLetterhead),
  address: translate(wizardMessages.letterheadHint),
});
