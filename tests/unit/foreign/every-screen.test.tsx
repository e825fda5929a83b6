/** @module-tag full */

// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDataProvider } from '../../../dataProvider/index.ts';
import { resources } from '../../../resources/index.ts';
import GeneratedCreate from '../../../src/views/form/generated-create.tsx';
import GeneratedEdit from '../../../src/views/form/generated-edit.tsx';
import GeneratedList from '../../../src/views/list/generated-list.tsx';
import GeneratedShow from '../../../src/views/show/generated-show.tsx';
import { describeEach } from '../../support/declared/distinct.ts';
import { type Foreign, foreignServer } from '../../support/foreign-server.ts';
import { openView } from '../views/screen.tsx';

// Each screen of each declared resource, on a server that knows the dialect of SPEC A6 and one bare record of each.
const id = '019a0000-0000-7000-8000-000000000001';
const record = { id, code: 'LN', name: 'Dari server lain', title: 'Dari server lain' };
let server: Foreign;
beforeAll(async () => {
  server = await foreignServer(
    Object.fromEntries(resources.map(({ service, entity }) => [`${service}/api/${entity}`, [record]])),
  );
});
afterAll(() => server.close());

describeEach(
  resources.filter(({ pages }) => pages),
  (resource) => {
    it.each([
      ['list', GeneratedList, ''],
      ['form of a new record', GeneratedCreate, '/create'],
      ['form', GeneratedEdit, `/${id}`],
      ['page', GeneratedShow, `/${id}/show`],
    ] as const)('its %s opens without an error', async (_what, View, path) => {
      const provider = createDataProvider({ apiUrl: server.url, fetch: (url, init) => fetch(url, init) });
      openView(View, resource.name, `/${resource.name}${path}`, provider, {}, { extras: null });
      await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 }).length).toBeGreaterThan(0));
      await new Promise((done) => setTimeout(done, 300));
      expect(document.body.textContent).not.toMatch(
        /tidak dapat (dimuat|dibuka|dijawab|menjawab)|tidak ditemukan|gagal|coba lagi|application error/i,
      );
      expect(screen.queryByRole('alert')).toBeNull();
      cleanup();
    });
  },
);
