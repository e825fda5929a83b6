import type { Message } from '../../lib/language.ts';

/** What a card of a record shows. */
export type CardFace<Name extends string = string> = {
  /** Unless said, what names the record. */
  title?: Name | undefined;
  /** A field of kind image: its first picture. */
  image?: Name | undefined;
  /** Below the title, in this order; empty ones leave nothing. */
  facts: readonly Name[];
};

export type Gallery<Name extends string = string> = CardFace<Name> & {
  /** A field of kind image: its first picture, on top. */
  image: Name;
};

export type CalendarFace<Name extends string = string> = {
  /** The day or moment a record stands at; sortable, so that an index finds it. */
  from: Name;
  /** Its last day, where it lasts. */
  to?: Name | undefined;
  /** Unless said, what names the record. */
  title?: Name | undefined;
};

/** Records in between, which refer to one of this. */
export type Between = {
  /** The resource's name. */
  resource: string;
  /** Its reference to this resource. */
  by: string;
};

/** Records that belong to one of this, as a tab of its page; without `by` and `of` all of the resource. */
export type Related = {
  /** The resource's name. */
  resource: string;
  /** Its reference to this resource, or to those of `through`. */
  by?: string;
  /** Instead: the reference of this resource, or of those of `through`, to it. */
  of?: string;
  /** Where only others lead to them: the people of a unit by its posts. */
  through?: Between;
  /** A field of kind boolean: only where it says yes. */
  when?: string;
  /** The tab's; the resource's unless said. */
  label?: Message;
};

/** Ways to look at records beside the plain list. */
export type Views<Name extends string = string> = {
  /**
   * Fields whose figures stand below the list, over all that the filter lets through: sums of numbers, amounts and time
   * spans, the first and last of days and moments, else how many are filled.
   */
  summary?: readonly Name[] | undefined;
  /** Fields the list may be grouped by: a choice or yes or no among `filters`, a reference, a sortable day (by month). */
  groups?: readonly Name[] | undefined;
  /** A card a record. */
  cards?: CardFace<Name> | undefined;
  /** The same with a picture on top. */
  gallery?: Gallery<Name> | undefined;
  /** A month, on a phone a week as a list; who may change a record drags it. */
  calendar?: CalendarFace<Name> | undefined;
  /** The tabs of a record's page, in this order; unless said, one for each reference to it. */
  related?: readonly Related[] | undefined;
};

/** The views that are left for who does not see some of the fields. */
export function viewsSeen(
  { summary, groups, cards, gallery, calendar, related }: Views,
  isSeen: (name: string) => boolean,
): Views {
  const named = (name: string | undefined) => (name && isSeen(name) ? name : undefined);
  const faceSeen = ({ title, image, facts }: CardFace): CardFace => ({
    title: named(title),
    image: named(image),
    facts: facts.filter(isSeen),
  });
  return {
    summary: summary?.filter(isSeen),
    groups: groups?.filter(isSeen),
    cards: cards && faceSeen(cards),
    gallery: gallery && isSeen(gallery.image) ? { ...faceSeen(gallery), image: gallery.image } : undefined,
    calendar:
      calendar && isSeen(calendar.from)
        ? { from: calendar.from, to: named(calendar.to), title: named(calendar.title) }
        : undefined,
    related,
  };
}
