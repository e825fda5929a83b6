import type { Viewer } from '../../domain/access/viewer.ts';
import type { Segment } from '../../domain/calls/search.ts';
import { reportPages } from '../../domain/reports/report.ts';
import { translate } from '../../lib/language.ts';
import { mayAddTo, mayOpen, mayUseResource, mayWriteLetters, menuFor } from '../../resources/access.ts';
import { addMessages, addPath } from '../../resources/add-messages.ts';
import { screens } from '../../resources/index.ts';
import { settingsFor } from '../../resources/settings.ts';
import { settingsPage } from '../../resources/settings-page.ts';
import { findSettings } from '../find-settings/index.ts';
import { ownPages } from '../shell/index.ts';
import { paletteMessages } from './messages.ts';

/** One line of the palette. */
export type Command = {
  id: string;
  words: string;
  /** Where it belongs, beside the words. */
  hint?: string;
  /** Found by these too. */
  also?: string;
  /** As the declarations name icons. */
  icon: string;
  /** The single key that does the same. */
  key?: string;
  /** Marked parts of `words`, where the match came from elsewhere. */
  segments?: readonly Segment[];
  /** Title restricted to users who may open it: never stored on the device. */
  isConfidential?: boolean;
  /** The part of `words` that is not the app's text: a title, a name, what was typed. */
  own?: string;
} & ({ to: string } | { run: () => void });

/** All pages open to the viewer: menu with its branches unfolded, reports, and pages for every user. */
export function placesFor(viewer: Viewer, hasLocalPassword: boolean): Command[] {
  const menu = menuFor(viewer).flatMap(({ items }) =>
    items.flatMap((item): Command[] => {
      const place = { id: item.path, words: translate(item.label), icon: item.icon, to: item.path };
      if (!item.children) return item.root ? [] : [place];
      return item.children.map((child) => ({
        id: child.path,
        words: translate(child.label),
        hint: translate(item.label),
        also: translate(item.label),
        icon: child.icon,
        to: child.path,
      }));
    }),
  );
  const settings = settingsFor(viewer).flatMap(({ label, settings }) =>
    settings.map(
      (setting): Command => ({
        id: setting.path,
        words: translate(setting.label),
        hint: translate(label),
        also: `${translate(setting.purpose)} ${setting.also?.id ?? ''} ${setting.also?.en ?? ''}`,
        icon: screens.find(({ path }) => path === setting.path)?.icon ?? settingsPage.icon,
        to: setting.path,
      }),
    ),
  );
  const others = [...reportPages, ...ownPages.map((page) => ({ ...page, icon: iconOf(page.path) }))]
    .filter(({ path }) => mayOpen(viewer, path))
    .map(({ path, label, icon }) => ({ id: path, words: translate(label), icon, to: path }));
  const password: Command[] = hasLocalPassword
    ? [
        {
          id: '/password/change',
          words: translate(paletteMessages.password),
          icon: 'key-round',
          to: '/password/change',
        },
      ]
    : [];
  // Other entries match a setting's everyday words, too.
  const bySetting = new Map(settings.map((one) => [one.id, one]));
  const alsoFound = (place: Command): Command => ({
    ...place,
    also: [place.also, bySetting.get(place.id)?.also].filter(Boolean).join(' '),
  });
  const inMenu = menu.map(alsoFound);
  const known = new Set(menu.map(({ id }) => id));
  const rest = [...others.map(alsoFound), ...settings].filter(({ id }, at, all) => {
    const isFirst = all.findIndex((other) => other.id === id) === at;
    return isFirst && !known.has(id);
  });
  return [...inMenu, ...rest, ...password];
}

/** Fields and choices of settings, by their form; what is found by its page's name is there already. */
export const fieldsFor = (typed: string, viewer: Viewer): Command[] =>
  findSettings(typed, viewer)
    .filter(({ to, path }) => to !== path)
    .slice(0, 3)
    .map(({ path, to, label, line }) => ({
      ...{ id: `field:${path}`, words: line, hint: label, to },
      icon: screens.find((screen) => screen.path === path)?.icon ?? settingsPage.icon,
    }));

/** What the viewer may create: a letter, and records of each resource with a form. */
export function creationsFor(viewer: Viewer): Command[] {
  const letter: Command[] = mayWriteLetters(viewer)
    ? [
        {
          id: 'new:letter',
          words: translate(paletteMessages.writeLetter),
          also: 'tulis surat naskah baru tambah write letter new',
          icon: 'plus',
          to: '/naskah-dinas/buat-naskah',
        },
      ]
    : [];
  const records = screens
    .filter((entry) => entry.pages && !entry.view && mayUseResource(viewer, entry))
    .filter((entry) => mayAddTo(viewer, entry))
    .map(
      (entry): Command => ({
        id: `new:${entry.path}`,
        words: translate(addMessages(entry)),
        also: `${translate(entry.label)} buat baru new add`,
        icon: 'plus',
        to: addPath(entry),
      }),
    );
  return [...letter, ...records];
}

const icons: Record<string, string> = {
  '/calendar': 'calendar-clock',
  '/user': 'user-round',
  '/dashboard/archive': 'archive',
};
const iconOf = (path: string): string => icons[path] ?? 'settings';
