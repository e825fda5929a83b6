import { expect, it } from 'vitest';
import { hasDotFile } from '../../../server/front-end/dot-file.ts';

it('an address with a file that begins with a dot is no page', () => {
  for (const url of ['/.env', '/.git/config', '/naskah-dinas/.env?x=1', '/%2eenv', '/a%2f.env'])
    expect(hasDotFile(url), url).toBe(true);
  for (const url of ['/', '/naskah-dinas/tugas', '/pencarian?q=/.env', '/verify/a.b'])
    expect(hasDotFile(url), url).toBe(false);
});
