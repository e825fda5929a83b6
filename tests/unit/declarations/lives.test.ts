import { expect, it } from 'vitest';
import { life, resource, text } from '../../../resources/declare.ts';
import { resources } from '../../../resources/index.ts';
import { lifeFaults } from '../../../server/declarations/life-faults.ts';

it('A life names fields and parties that there are, and every declared one does', () => {
  expect(resources.flatMap(lifeFaults)).toEqual([]);
  const wrong = resource({
    ...{ path: '/x/y', service: 'x', entity: 'Y', icon: 'x' },
    ...{ label: { id: 'Y', en: 'Y' }, singular: { id: 'y', en: 'y' } },
    fields: { name: text('Nama', 'Name'), stage: text('Tahap', 'Stage') },
    represent: ['name'],
    sort: { field: 'name', order: 'ASC' },
    columns: ['name'],
    life: life({
      stages: { open: { label: { id: 'A', en: 'A' }, holder: { person: 'name' }, required: ['cause'] } },
      begins: 'open',
      events: {
        noted: { label: { id: 'B', en: 'B' }, from: ['open'], by: 'creator' },
        go: {
          label: { id: 'C', en: 'C' },
          from: ['open'],
          toWhen: [{ when: { sum: 1 }, to: 'open' }],
          by: 'holder',
          asks: ['name'],
        },
      },
      conversation: { opening: 'story', messages: ['go'] },
    }),
  });
  expect(lifeFaults(wrong).map(({ says }) => says)).toEqual([
    'life: a field may not be called stage.',
    'life: open names a field that there is not, cause.',
    'life: open: name must refer to manajemen-user.user or pengaturan.jabatan.',
    'life: noted is a step that every life has.',
    "life: noted: creator needs a field with stamp 'user'.",
    'life: go names a field that there is not, sum.',
    'life: conversation: opening must name a text, story.',
    'life: conversation: go takes no note, and a message is one.',
    'life: conversation: go may ask files only, beside its message.',
  ]);
});
