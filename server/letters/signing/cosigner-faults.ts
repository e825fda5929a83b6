import { partiesNamed } from '../../../domain/letters/contract.ts';
import { arrangementOf, layoutOf } from '../../../domain/letters/layouts.ts';
import { mostCosigners } from '../../../domain/letters/most-cosigners.ts';
import { cosignersOfParties } from '../../../domain/letters/parties.ts';
import { type Message, translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { ask } from '../../db/question.ts';
import { type Draft, type NamedCosigner, personKey } from '../drafting/draft.ts';
import type { ReferenceFacts } from '../drafting/reference-facts.ts';
import { cosignersOfDraft } from '../sheet/printed-cosigners.ts';
import { kindOnSheet } from '../sheet/printed-facts.ts';
import { maySignSo } from './identities.ts';

/**
 * Finds what is never right about further signers, while a draft is saved.
 * @param before what was stored; untouched signers keep their names
 */
export async function namedCosignerFaults(
  executor: Executor,
  { fields, parts }: Draft,
  before?: Draft,
): Promise<string[]> {
  const { cosigners, reviewers } = parts;
  const posts = cosigners.map(({ positionId }) => positionId);
  if (new Set([fields.senderPositionId, ...posts]).size <= posts.length)
    return [
      translate({
        id: 'Setiap penanda tangan memangku jabatan yang berbeda. Hapus jabatan yang sama.',
        en: 'Each signer signs for another post. Remove the post that is named twice.',
      }),
    ];
  if (reviewers.some(({ positionId }) => posts.includes(positionId)))
    return [
      translate({
        id: 'Penanda tangan tidak sekaligus memeriksa naskah yang sama. Hapus dari salah satunya.',
        en: 'Who signs does not review the same letter too. Remove them from one of the two.',
      }),
    ];
  const known = new Set((before?.parts.cosigners ?? []).map(keyOf));
  for (const one of cosigners)
    if (!known.has(keyOf(one)) && !(await maySignSo(executor, one, one.delegations)))
      return [
        translate({
          id: 'Seorang penanda tangan tidak atau tidak lagi menandatangani atas mandat yang dipilih. Pilih kembali.',
          en: 'A signer does not sign by the chosen mandate, or no longer does. Choose again.',
        }),
      ];
  return [];
}

const keyOf = (one: NamedCosigner): string => `${personKey(one)} ${JSON.stringify(one.delegations)}`;

/** Finds what blocks sending: a kind with one signer, a post that does not sign, a company that is no party. */
export async function cosignerFaults(
  executor: Executor,
  { fields, parts }: Draft,
  { minSignerLevel }: ReferenceFacts,
): Promise<Record<string, string[]>> {
  if (parts.cosigners.length === 0) return {};
  const facts = await ask(executor, cosignersOfDraft(parts.cosigners));
  const { name, arrangement, letterhead } = await ask(executor, kindOnSheet(fields));
  const layout = layoutOf(arrangementOf(arrangement));
  const most = mostCosigners(layout, name ?? '');
  const fault = (message: Message) => ({ cosigners: [translate(message)] });
  if (parts.cosigners.length > most)
    return most === 0
      ? fault({
          id: 'Sub jenis naskah ini ditandatangani oleh satu orang. Hapus penanda tangan lainnya.',
          en: 'This letter subtype is signed by one person. Remove the other signers.',
        })
      : fault({
          id: `Sub jenis naskah ini ditandatangani oleh paling banyak ${most + 1} orang.`,
          en: `This letter subtype is signed by at most ${most + 1} people.`,
        });
  const unable = facts.find(({ canSign, level }) => !canSign || (minSignerLevel ?? level) < level);
  if (unable)
    return fault({
      id: `Jabatan ${unable.positionName} tidak menandatangani sub jenis naskah ini.`,
      en: `The post ${unable.positionName} does not sign this letter subtype.`,
    });
  const stated = (fields.contract?.parties ?? []).filter((party) => party.name.trim());
  if (!layout.isOfParties || stated.length < 2) return {};
  const own = partiesNamed(stated, letterhead?.name ?? '')[0] ?? 0;
  const signing = cosignersOfParties(stated, own, facts);
  const left = facts.find((one) => !signing.includes(one));
  return left
    ? fault({
        id: `${left.positionName} tidak mewakili pihak mana pun yang masih memerlukan penanda tangan. Nyatakan perusahaannya sebagai pihak, atau hapus dari penanda tangan.`,
        en: `${left.positionName} stands for no party that still needs a signer. State their company as a party, or remove them from the signers.`,
      })
    : {};
}
