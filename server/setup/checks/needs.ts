import { type Message, translate } from '../../../lib/language.ts';
import { pairOf } from './pair-of.ts';
import type { SetupFacts } from './read-facts.ts';

/** What the first signature still needs, in one sentence, by the same facts as the rows. */
export function saysFirstSignature(facts: SetupFacts): string {
  if (facts.hasSigned)
    return translate({ id: 'Naskah sudah ditandatangani di sini.', en: 'Letters are signed here already.' });
  const needs = needsOf(facts);
  if (needs.length === 0)
    return translate({
      id: 'Naskah pertama sudah dapat ditandatangani.',
      en: 'The first letter can be signed now.',
    });
  const all = pairOf((language) =>
    listed(
      needs.map((need) => need[language]),
      and[language],
    ),
  );
  return translate({
    id: `Naskah pertama dapat ditandatangani setelah ada ${all.id}.`,
    en: `The first letter can be signed once there is ${all.en}.`,
  });
}

const and: Message = { id: 'dan', en: 'and' };

function needsOf({ posts, people, kinds, classification }: SetupFacts): Message[] {
  const needs: [isMet: boolean, Message][] = [
    [posts.signing > 0, { id: 'jabatan penanda tangan', en: 'a post that signs' }],
    [
      people.signers > 0,
      posts.signing > 0
        ? {
            id: 'pemangku jabatan penanda tangan yang dapat masuk',
            en: 'a holder of a signing post who can sign in',
          }
        : { id: 'pemangkunya', en: 'its holder' },
    ],
    [
      people.signers === 0 || people.signers > people.signersWithoutTasks,
      { id: 'peran yang membuka Tugas bagi penanda tangan', en: 'a role that opens Tasks to the signer' },
    ],
    [
      kinds.usable > 0,
      { id: 'jenis naskah dengan pola nomor', en: 'a kind of letter with a number pattern' },
    ],
    [classification.leaves > 0, { id: 'kode klasifikasi', en: 'a classification code' }],
    [classification.securityClasses > 0, { id: 'klasifikasi keamanan', en: 'a security class' }],
  ];
  return needs.flatMap(([isMet, words]) => (isMet ? [] : [words]));
}

/** "a, b, dan c" as the glossary's sentences do. */
function listed(words: readonly string[], joint: string): string {
  if (words.length < 3) return words.join(` ${joint} `);
  return `${words.slice(0, -1).join(', ')}, ${joint} ${words.at(-1)}`;
}
