import type { Viewer } from '../domain/access/viewer.ts';
import { runsHelpdesk } from '../domain/help/runs-helpdesk.ts';
import type { Message } from '../lib/language.ts';
import { mayOpen } from './access.ts';
import { screens } from './index.ts';
import { helpdeskQueue, type Setting, type SettingGroup, settingGroups } from './settings.ts';

// Apart from access.ts, since only the page of all settings and the palette read what each setting is for.

/** Settings open to a viewer, by group, with the pages' names; empty groups are left out (SPEC B5). */
export const settingsFor = (viewer: Viewer): OpenGroup[] =>
  settingGroups
    .map(({ label, icon, settings }) => ({
      label,
      icon,
      settings: settings.flatMap((setting) => {
        const label = setting.label ?? screens.find(({ path }) => path === setting.path)?.label;
        return label && maySet(viewer, setting.path) ? [{ ...setting, label }] : [];
      }),
    }))
    .filter(({ settings }) => settings.length > 0);

type OpenGroup = Omit<SettingGroup, 'settings'> & { settings: (Setting & { label: Message })[] };

/** Everybody opens the helpdesk; its queue is a setting only for those who run it. */
const maySet = (viewer: Viewer, path: string): boolean =>
  path === helpdeskQueue ? runsHelpdesk(viewer) : mayOpen(viewer, path);
