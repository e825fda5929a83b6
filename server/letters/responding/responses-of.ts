import { sql } from 'drizzle-orm';
import type { LetterLink } from '../../../domain/letters/letter.ts';
import { isSigned } from '../../../domain/letters/letter-life.ts';
import type { Actor } from '../../actor.ts';
import { type Question, question, settled } from '../../db/question.ts';
import { letterIn } from '../rules/letter-in.ts';
import { visibleLetters } from '../rules/visible-letters.ts';
import type { LetterRow } from '../tables.ts';

/**
 * Visible response links in both directions; unsent ones only for the writing post, once edited (SPEC B1.5).
 */
export function responsesOf(
  actor: Actor,
  letter: LetterRow,
): Question<{ responseTo: LetterLink | null; responses: LetterLink[] }> {
  const isSent = isSigned(letter.state);
  // Only what was sent is answered.
  if (!isSent && !letter.responseToId) return settled({ responseTo: null, responses: [] });
  return question(
    sql`
    select r.id, r.subject, r.number, r.state, coalesce(r.signed_at, r.updated_at) as at,
           r.id = ${letter.responseToId} is true as "isAnswered",
           coalesce(nullif(n.external_sender_name, ''), case when r.show_sender_name then u.person_name else p.name end)
             as "senderName"
    from letter r
    left join "user" u on u.id = r.sender_user_id
    left join position p on p.id = r.sender_position_id
    left join letter_incoming n on n.letter_id = r.id
    where (r.id = ${letter.responseToId} or r.response_to_id = ${letter.id})
      and (${letterIn('r', isSigned)} or (r.position_id = ${actor.positionId} and r.version > 1))
      and ${visibleLetters(actor, 'r')}
    order by at, r.id limit 50`,
    (rows: (LetterLink & { isAnswered: boolean })[]) => {
      const links = rows.map(({ isAnswered, ...link }) => ({
        isAnswered,
        link: { ...link, at: new Date(link.at).toISOString() },
      }));
      return {
        responseTo: links.find((row) => row.isAnswered)?.link ?? null,
        responses: links.filter((row) => !row.isAnswered).map((row) => row.link),
      };
    },
  );
}
