import type { UploadProposals } from '../../../domain/calls/archive-item-shapes.ts';
import { translate } from '../../../lib/language.ts';
import { formatDate, formatMediumDate } from '../../ui/format.ts';
import { likeNames, ownNames } from './field-names.ts';
import { uploadMessages as messages } from './messages.ts';

type OwnName = (typeof ownNames)[number];
type LikeName = (typeof likeNames)[number];
export type ProposedName = OwnName | LikeName;

/** Value of a field, how it is shown, and where it comes from. */
export type ProposedValue = { value: string; words: string; hint?: string };
export type ProposedFields = Partial<Record<ProposedName, ProposedValue>>;

/** Takes what a file says, gives it by field of its item. */
export function proposedFields({ title, number, date, like }: UploadProposals): ProposedFields {
  const hint = like ? translate(messages.filedLike(like.title, formatMediumDate(like.on))) : '';
  const likeIt = (chosen: { id: string; label: string } | null | undefined) =>
    chosen ? { value: chosen.id, words: chosen.label, hint } : undefined;
  return onlySaid({
    title: title ? { value: title, words: title } : undefined,
    number: number ? { value: number, words: number } : undefined,
    documentDate: date ? { value: date, words: formatDate(date) } : undefined,
    classificationId: likeIt(like?.classification),
    archiveTypeId: likeIt(like?.archiveType),
    securityId: likeIt(like?.security),
  });
}

/** What is proposed alike for each file: it belongs to the fields they share. */
export function commonFields(all: readonly ProposedFields[]): ProposedFields {
  return onlySaid(
    Object.fromEntries(
      likeNames.map((name) => {
        const said = all.flatMap((one) => one[name] ?? []);
        const isSame = said.length === all.length && new Set(said.map(({ value }) => value)).size === 1;
        return [name, isSame ? said[0] : undefined];
      }),
    ),
  );
}

/**
 * What is still asked at a file: what was neither typed nor accepted there, and of shared fields what differs from the
 * others.
 */
export function askedFields(
  { values }: { values: Record<string, unknown> },
  proposed: ProposedFields,
  { common, shared }: { common: ProposedFields; shared: Record<string, unknown> },
): ProposedFields {
  const own = Object.fromEntries(
    ownNames.filter((name) => !(name in values)).map((name) => [name, proposed[name]]),
  );
  const deviating = Object.fromEntries(
    likeNames
      .filter((name) => !common[name] && !(name in values) && proposed[name]?.value !== shared[name])
      .map((name) => [name, proposed[name]]),
  );
  return onlySaid({ ...own, ...deviating });
}

const onlySaid = (fields: Record<string, ProposedValue | undefined>): ProposedFields =>
  Object.fromEntries(Object.entries(fields).filter(([, said]) => said !== undefined));
