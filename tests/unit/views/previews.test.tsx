// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { resourceNamed } from '../../../resources/index.ts';
import LetterheadPreview from '../../../src/views/special/letterhead-preview.tsx';
import TemplatePreview from '../../../src/views/special/template-preview.tsx';
import { openView } from './screen.tsx';

const previews = [
  ['master-data.template-naskah-dinas', TemplatePreview],
  ['master-data.template-kop-surat', LetterheadPreview],
] as const;
const none = (async () => ({ items: [], totalCount: 0 })) as never;
const verbs = { lookup: async () => [], listOutbox: none, listInbox: none };

it.each(previews)(
  'of %s follows the typing in a form, and is as stored on the record’s page',
  async (name, Preview) => {
    const props = { resource: resourceNamed(name), name: 'content', values: { content: '' } };
    const form = openView(() => <Preview {...props} refuse={() => undefined} />, name, `/${name}/a`, verbs);
    expect(await screen.findByText('mengikuti ketikan, dengan data contoh')).toBeTruthy();
    form.unmount();
    openView(() => <Preview {...props} />, name, `/${name}/a/show`, verbs);
    expect(await screen.findByText('seperti tersimpan, dengan data contoh')).toBeTruthy();
  },
);
