// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Viewer } from '../../../domain/access/viewer.ts';
import { helpdeskPath } from '../../../domain/help/index.ts';
import { ticket } from '../../../resources/helpdesk.ts';
import { privileges } from '../../../resources/index.ts';
import { settingsFor } from '../../../resources/settings.ts';
import { areaOf } from '../../../src/notifications/kinds.ts';
import { placesFor } from '../../../src/palette/commands.ts';
import { fitting } from '../../../src/palette/groups.ts';
import { frameMessages } from '../../../src/shell/layout/messages.ts';

const viewer: Viewer = {
  type: 'User Main Role',
  ...{ isUnitKearsipan: false, isAdditional: false },
  privilegedList: privileges.map(({ value }) => value),
};

it('The helpdesk has one name: at the foot of a page, in the settings, the palette and notifications', () => {
  const setting = settingsFor(viewer)
    .flatMap(({ settings }) => settings)
    .find(({ path }) => path === helpdeskPath);
  const places = placesFor(viewer, false);
  const place = places.find(({ id }) => id === helpdeskPath);
  const said = [setting?.label, frameMessages.helpdesk, areaOf('helpdesk')].map((label) => label?.id);
  expect([...said, place?.words]).toEqual(Array.from({ length: 4 }, () => ticket.label.id));
  // Who runs it finds it by the other words, too.
  for (const typed of ['antrean', 'tiket']) expect(fitting(typed, places)[0]?.id, typed).toBe(helpdeskPath);
});
