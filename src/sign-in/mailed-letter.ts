import type { AnswerOf } from '../../domain/calls/define-call.ts';
import type { MailedReview, MailedReviewCalls } from '../../domain/calls/letters/mailed-review.ts';
import { translate } from '../../lib/language.ts';
import { pagePicture } from '../../lib/page-picture.ts';
import { mailedReviewMessages as said } from './mailed-review-messages.ts';
import { readByLink } from './new-password-form.ts';
import { part } from './part.ts';

type Pages = AnswerOf<MailedReviewCalls['readPages']>;
type Drawn = NonNullable<Pages['drawn']>;

/** As in sign-in.css: below it nothing stands beside the form. */
const narrow = '(max-width: 800px)';

/**
 * The letter as it is printed, beside the form; on a phone, for screen readers and where no pages come, its text.
 * @param form its element `.gate-letter` is filled
 */
export function showLetter(form: HTMLElement, review: MailedReview): void {
  const region = form.querySelector('.gate-letter') as HTMLElement;
  const place = part('i', '', { hidden: true });
  region.before(place);
  const isNarrow = matchMedia(narrow);
  const settle = (): void => {
    const view = document.querySelector('.gate-view');
    view?.setAttribute('aria-hidden', String(isNarrow.matches));
    if (isNarrow.matches) place.after(region);
    else view?.append(region);
  };
  settle();
  isNarrow.addEventListener('change', settle);

  region.setAttribute('aria-label', translate(said.text));
  const change = part('button', 'gate-link', { type: 'button' });
  const fault = part('p', 'is-quiet', { role: 'status' });
  const pages = part('div', 'gate-pages');
  pages.setAttribute('aria-hidden', 'true');
  region.append(change, fault, pages, textOf(review));
  let asked: Promise<HTMLElement[] | null | undefined> | undefined;
  const show = async (as: 'pages' | 'text'): Promise<void> => {
    region.dataset.shows = as;
    change.textContent = translate(as === 'pages' ? said.showText : said.showPages);
    if (as === 'text') return;
    fault.textContent = '';
    pages.replaceChildren(part('div', 'gate-page'));
    asked ??= drawnPages();
    const drawn = await asked;
    if (drawn) return pages.replaceChildren(...drawn);
    // Whoever asks once more tries again, unless there are none.
    asked = undefined;
    pages.replaceChildren();
    if (drawn === null) change.remove();
    else fault.textContent = translate(said.noPages);
    return show('text');
  };
  change.addEventListener('click', () => void show(region.dataset.shows === 'pages' ? 'text' : 'pages'));
  void show(isNarrow.matches ? 'text' : 'pages');
}

/** Null where there are none to show; undefined where they could not be had. */
async function drawnPages(): Promise<HTMLElement[] | null | undefined> {
  const { data } = await readByLink<Pages>('/letter/api/MailedReview/pages');
  const drawn = data?.drawn;
  return drawn ? drawn.pages.map((page) => picture(page, drawn.shared)) : drawn;
}

const picture = (page: Drawn['pages'][number], shared: string): HTMLElement =>
  part('img', 'gate-page', {
    ...{ alt: '', width: page.width, height: page.height },
    src: URL.createObjectURL(pagePicture(page, shared)),
  });

function textOf({ paragraphs, attachmentTitles }: MailedReview): HTMLElement {
  const text = part('div', 'gate-text');
  const lines = paragraphs.length > 0 ? paragraphs : [translate(said.noText)];
  text.append(...lines.map((textContent) => part('p', '', { textContent })));
  if (attachmentTitles.length > 0)
    text.append(
      part('p', 'is-quiet', { textContent: translate(said.attachments(attachmentTitles.join(', '))) }),
    );
  return text;
}
