// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepReturnPath, safePath, takeReturnPath } from '../../../authProvider/return-path.ts';

describe('where a sign-in leads', () => {
  it('keeps a path with query and hash', () => {
    expect(safePath('/naskah-dinas/inbox/42?Page=2#isi')).toBe('/naskah-dinas/inbox/42?Page=2#isi');
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    null,
    undefined,
  ])('refuses %j', (path) => {
    expect(safePath(path)).toBe('/');
  });

  it.each(['/login', '/login/', '/login?x=1', '/password/reset'])('does not lead back to %s', (path) => {
    expect(safePath(path)).toBe('/');
  });

  it('never leaves this origin, whatever is kept', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('/', '\\', '.', '\t', '@', ':', 'e', '%') })),
        (path) => {
          const safe = safePath(path);
          expect(safe).toMatch(/^\/(?![/\\])/);
          expect(new URL(safe, 'https://naskah.example').origin).toBe('https://naskah.example');
        },
      ),
    );
  });

  it('is given once', () => {
    keepReturnPath('/faq');
    expect(takeReturnPath()).toBe('/faq');
    expect(takeReturnPath()).toBe('/');
  });
});
