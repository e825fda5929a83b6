import { type Answer, readAnswer, unreachable } from '../../authProvider/answer.ts';
import { hasSession } from '../../authProvider/kept.ts';
import { keepReturnPath } from '../../authProvider/return-path.ts';
import { authorisedFetch, page, post, resume, signOut, soon } from '../../authProvider/session.ts';
import type { MailedReview } from '../../domain/calls/letters/mailed-review.ts';
import { returnMark } from '../../domain/letters/mailed-review.ts';
import { noteLimit } from '../../domain/letters/text-limits.ts';
import { dateFormat } from '../../lib/formats.ts';
import { type Message, translate } from '../../lib/language.ts';
import { GateForm } from './form.ts';
import { showLetter } from './mailed-letter.ts';
import { mailedReviewMessages as said } from './mailed-review-messages.ts';
import { explain } from './messages.ts';
import { headForm, linkToken, readByLink } from './new-password-form.ts';
import { part } from './part.ts';
import './mailed-review.css';

const call = '/letter/api/MailedReview';
const keptNote = (letterId: string): string => `naskah.paraf.note.${letterId}`;

/** The page behind the links of a mail that asks for a paraf: /paraf?token=…, with `kembalikan` to return it. */
export async function openMailedReview(): Promise<void> {
  document.title = translate(said.title);
  const form = makeForm();
  const answer = await readByLink<MailedReview>(call);
  if (!answer.ok || !answer.data) return close(form, answer);
  const review = answer.data;
  const own = await signedInId();
  const isSelf = own === review.userId;
  head(form, review, own);
  showLetter(form.element, review);
  if (review.needsSession && !isSelf) leadToSignIn(form, review, own !== undefined);
  else askDecision(form, review, isSelf);
}

const element = (form: GateForm, selector: string): HTMLElement =>
  form.element.querySelector(selector) as HTMLElement;
const words = (form: GateForm, selector: string, text: Message): void => {
  element(form, selector).textContent = translate(text);
};

/** Few ever see it, so it is no weight on the page of the sign-in. */
function makeForm(): GateForm {
  const made = part('form', 'gate-form', { id: 'mailed-review', noValidate: true });
  made.append(
    part('h1', '', { tabIndex: -1 }),
    part('p', 'gate-lead'),
    part('div', 'gate-letter', { tabIndex: 0, role: 'region' }),
    fieldOf('gate-note', part('textarea', '', { id: 'paraf-note', name: 'note', maxLength: noteLimit })),
    fieldOf(
      'gate-own',
      part('input', '', {
        ...{ id: 'paraf-password', name: 'password', type: 'password', maxLength: 256 },
        ...{ autocomplete: 'current-password', spellcheck: false },
      }),
    ),
    part('p', 'gate-session'),
    part('button', 'gate-button', { type: 'submit', textContent: translate(said.initial) }),
    part('button', 'gate-button gate-quiet', { type: 'button' }),
    part('a', 'gate-button gate-quiet'),
    part('div', 'gate-notice', { role: 'alert' }),
  );
  document.querySelector('.gate main')?.append(made);
  return new GateForm(made.id);
}

/** A field with its label and the place of its fault. */
function fieldOf(className: string, input: HTMLInputElement | HTMLTextAreaElement): HTMLElement {
  const field = part('div', `gate-field ${className}`);
  const frame = part('div', 'gate-in');
  frame.append(input);
  const fault = part('p', 'gate-error', { id: `${input.id}-error` });
  input.setAttribute('aria-describedby', fault.id);
  field.append(part('label', '', { htmlFor: input.id }), frame, fault);
  return field;
}

/** Who is signed in here; undefined for nobody. */
async function signedInId(): Promise<string | undefined> {
  if (!hasSession() || (await resume()) !== 'renewed') return undefined;
  const answer = await authorisedFetch('/user/api/Account/GetUserByToken')
    .then((response) => readAnswer<{ id: string }>(response))
    .catch((): Answer<{ id: string }> => unreachable);
  return answer.data?.id;
}

function head(form: GateForm, review: MailedReview, own: string | undefined): void {
  const { subject, drafterName, drafterPositionName, signerName, personName } = review;
  const lead = [
    translate(said.by(drafterName, drafterPositionName)),
    signerName && translate(said.signedBy(signerName)),
    own && translate(own === review.userId ? said.asYou(personName) : said.forElse(personName)),
  ];
  headForm(form, { id: subject, en: subject }, lead.filter(Boolean).join(' '), toLetter(review));
}

function askDecision(form: GateForm, review: MailedReview, isSelf: boolean): void {
  words(form, 'label[for=paraf-note]', said.note);
  words(form, 'label[for=paraf-password]', said.password(review.personName));
  if (isSelf) form.element.dataset.self = '';
  const note = form.field('note');
  note.value = sessionStorage.getItem(keptNote(review.letterId)) ?? '';
  note.addEventListener('input', () => {
    sessionStorage.setItem(keptNote(review.letterId), note.value);
    note.removeAttribute('aria-invalid');
    element(form, '#paraf-note-error').textContent = '';
  });
  const turn = (returns: boolean): void => {
    form.element.toggleAttribute('data-returns', returns);
    keepInAddress(returns);
    form.relabel(translate(returns ? said.giveBack : said.initial));
    words(form, otherButton, returns ? said.toInitial : said.giveBack);
  };
  element(form, otherButton).addEventListener('click', () => {
    turn(!form.element.hasAttribute('data-returns'));
    if (form.element.hasAttribute('data-returns')) note.focus();
  });
  turn(new URLSearchParams(location.search).has(returnMark));
  form.onSubmit(translate(said.sending), () => decide(form, review, isSelf));
  form.begin(isSelf || form.element.hasAttribute('data-returns') ? note : form.field('password'));
}

const otherButton = '.gate-quiet[type=button]';

/** Opened again, or after a sign-in, the page begins where it was. */
function keepInAddress(returns: boolean): void {
  const address = new URL(location.href);
  if (returns) address.searchParams.set(returnMark, '');
  else address.searchParams.delete(returnMark);
  history.replaceState(history.state, '', address);
}

/** Their password alone decides nothing: said before it is typed. The way back is this page, with what was asked. */
function leadToSignIn(form: GateForm, { personName }: MailedReview, isElse: boolean): void {
  form.element.dataset.leads = '';
  words(form, '.gate-session', said.session(personName));
  form.relabel(translate(isElse ? said.signInElse(personName) : said.signIn));
  form.onSubmit(translate(said.leaving), async () => {
    keepReturnPath();
    page.open(isElse ? await signOut() : '/login');
  });
}

const toLetter = (review?: MailedReview) => ({
  label: said.open,
  href: review ? `/naskah-dinas/tugas/${review.taskKind}/${review.letterId}` : '/naskah-dinas/tugas',
});

async function decide(form: GateForm, review: MailedReview, isSelf: boolean): Promise<void> {
  const returns = form.element.hasAttribute('data-returns');
  const note = form.field('note').value.trim();
  const password = form.field('password').value;
  const missing = {
    ...(returns && !note && { note: translate(said.noteMissing) }),
    ...(!isSelf && !password && { password: translate(said.passwordMissing) }),
  };
  if (form.showErrors(missing)) return;
  const body = {
    ...{ token: linkToken(), decision: returns ? 'return' : 'approve' },
    ...{ note: returns ? note : null },
  };
  const answer = isSelf ? await postOwn(body) : await post<Decided>(call, { ...body, password });
  if (!answer.ok || !answer.data) {
    if (answer.errors?.token) return close(form, answer, review);
    if (!form.showErrors(answer.errors ?? {}))
      form.notify({ kind: 'error', text: explain(answer, translate(said.notSent)) });
    return;
  }
  sessionStorage.removeItem(keptNote(review.letterId));
  words(form, 'h1', returns ? said.returned : said.initialled);
  element(form, '.gate-lead').textContent = translate(
    said.at(dateFormat({ timeStyle: 'short' })(answer.data.at)),
  );
  form.element.dataset.done = '';
  element(form, 'h1').focus();
}

type Decided = { at: string };

/** Renews the session of a page long open; one that has ended leads to the sign-in and back. */
const postOwn = (body: object): Promise<Answer<Decided>> =>
  authorisedFetch(`${call}/own`, {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
    body: JSON.stringify(body),
    signal: soon(),
  })
    .then((response) => readAnswer<Decided>(response))
    .catch((): Answer<Decided> => unreachable);

/** It no longer works: the reason in place of the letter. */
function close(form: GateForm, answer: Answer<unknown>, review?: MailedReview): void {
  headForm(
    form,
    answer.errors?.token ? said.closed : said.tryAgain,
    answer.errors?.token?.[0] ?? explain(answer, translate(said.tryAgain)),
    toLetter(review),
  );
  document.querySelector('.gate-letter')?.remove();
  form.element.dataset.closed = '';
}
