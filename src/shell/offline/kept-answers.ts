import { currentRole, currentUser, hasSession } from '../../../authProvider/index.ts';
import { deviceDatabase } from './device-database.ts';
import { answerLife } from './lifetimes.ts';
import { letterIn } from './paths.ts';
import { waitingMarks, withMarks } from './waiting-marks.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Stored response: `owner` is user and role, `key` owner and path. */
export type Kept = { key: string; owner: string; at: number; letterId: string; data: unknown };

const mostAnswers = 600;

/** The name authProvider/kept.ts deletes at sign-out. */
const within = deviceDatabase('naskah-kept', 'answers', 'key');

/** Whether a letter's own response may be stored; its other responses wait for that decision. */
const letters = new Map<string, { judged: Promise<boolean>; judge: (isOpen: boolean) => void }>();

/** Stores a response for the user, unless its security class must not stay on a device. */
export async function keepAnswer(asked: string, response: Response): Promise<void> {
  const body: unknown = await response.json();
  const path = asked === '/letter/api/Letter' ? `${asked}/${idIn(body)}` : asked;
  const owner = await ownerNow();
  if (typeof body !== 'object' || body === null) return;
  const data = withoutSecrets(path, 'data' in body ? body.data : body);
  const letterId = letterIn(path) ?? '';
  if (letterId && isLetterItself(path)) {
    judgementOf(letterId).judge(data !== undefined);
    // Its class was raised: delete what was stored.
    if (data === undefined) return forgetLetter(owner, letterId);
  } else if (letterId && !(await judgementOf(letterId).judged)) return;
  // The user may have signed out meanwhile.
  if (data === undefined || !hasSession()) return;
  await tidyOnce(owner);
  await within('readwrite', (kept) =>
    kept.put({ key: `${owner}|${path}`, owner, at: Date.now(), letterId, data }),
  );
}

/** Last response to the same user in the same role; undefined when there is none. */
export async function keptAnswer(path: string): Promise<Response | undefined> {
  const owner = await ownerNow();
  const found = await within<Kept | undefined>('readonly', (kept) => kept.get(`${owner}|${path}`));
  if (!found || Date.now() - found.at > answerLife) return undefined;
  const data = withMarks(path, found.data, waitingMarks(owner.split('|')[0] ?? ''));
  const body = { statusCode: 200, message: '', data };
  return new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json', 'x-kept-at': new Date(found.at).toISOString() },
  });
}

/** What is stored for a user to read without a network, in all their roles, newest first. */
export async function keptAnswers(userId: string): Promise<Kept[]> {
  const all = await within<Kept[]>('readonly', (kept) => kept.getAll());
  return all
    .filter((one) => ownerId(one) === userId && Date.now() - one.at <= answerLife)
    .toSorted(newestFirst);
}

/** Deletes what is stored for a user to read without a network. */
export async function forgetAnswers(userId: string): Promise<void> {
  for (const { key } of await keptAnswers(userId)) await within('readwrite', (kept) => kept.delete(key));
}

const ownerId = ({ owner }: Kept): string => owner.split('|')[0] ?? '';
const newestFirst = (a: Kept, b: Kept): number => b.at - a.at;

/** A new letter's, which its own address does not say. */
const idIn = (body: unknown): string =>
  String((body as { data?: { id?: unknown } | null } | null)?.data?.id ?? '');

const isLetterItself = (path: string): boolean => !path.slice('/letter/api/Letter/'.length).includes('/');

async function ownerNow(): Promise<string> {
  const [user, role] = await Promise.all([currentUser(), currentRole()]);
  return `${user.id}|${role?.id ?? ''}`;
}

function judgementOf(letterId: string) {
  const known = letters.get(letterId);
  if (known) return known;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let isJudged = false;
  const made = {
    judged: promise,
    judge: (isOpen: boolean) => {
      // A later decision (another class) applies to later responses.
      if (isJudged) letters.set(letterId, { ...made, judged: Promise.resolve(isOpen) });
      isJudged = true;
      resolve(isOpen);
    },
  };
  letters.set(letterId, made);
  return made;
}

const forgetLetter = async (owner: string, letterId: string): Promise<void> => {
  const all = await within<Kept[]>('readonly', (kept) => kept.getAll());
  for (const { key } of all.filter((one) => one.owner === owner && one.letterId === letterId))
    await within('readwrite', (kept) => kept.delete(key));
};

let tidied: Promise<void> | undefined;

/** Once per page load: deletes old, surplus and other users' responses. */
function tidyOnce(owner: string): Promise<void> {
  tidied ??= tidy(owner).catch(() => undefined);
  return tidied;
}

async function tidy(owner: string): Promise<void> {
  const person = owner.split('|')[0];
  const all = (await within<Kept[]>('readonly', (kept) => kept.getAll())).toSorted(newestFirst);
  const gone = all.filter(
    (one, index) => index >= mostAnswers || Date.now() - one.at > answerLife || ownerId(one) !== person,
  );
  for (const { key } of gone) await within('readwrite', (kept) => kept.delete(key));
}
