import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig, readEnvironment } from '../../../server/config.ts';
import { StartError } from '../../../server/start-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'naskah-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the environment', () => {
  it('needs nothing: every value has a default', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demo: true,
      publicUrl: 'http://localhost:3000',
      apiKey: 'naskah-web',
    });
  });

  it('takes an empty variable as not set', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000 });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['NASKAH_DEMO', 'yes'],
    ['NASKAH_SECRET', 'short'],
    ['PUBLIC_URL', 'naskah.example'],
    ['SMTP_URL', 'http://mail'],
    ['NASKAH_API_KEY', 'two words'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://naskah.example/'],
  ])('names a wrong %s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(
      new RegExp(`^Naskah cannot start: ${name} must .+\\.$`),
    );
  });

  it('names all wrong values at once', () => {
    expect(() => readEnvironment({ PORT: 'x', NASKAH_DEMO: '2' })).toThrow(/PORT must .+; NASKAH_DEMO must/);
  });

  it('does not repeat a password it refuses', () => {
    const refused = () => readEnvironment({ DATABASE_URL: 'mysql://me:hunter2@host/db' });
    expect(refused).toThrow(StartError);
    expect(refused).not.toThrow(/hunter2/);
  });

  it('refuses the demo accounts where strangers can reach them', () => {
    const env = { PUBLIC_URL: 'https://naskah.example' };
    expect(() => readEnvironment(env)).toThrow(/PUBLIC_URL .+ demo accounts.+ NASKAH_DEMO=0/);
    expect(readEnvironment({ ...env, NASKAH_DEMO: '0' })).toMatchObject({
      publicUrl: 'https://naskah.example',
    });
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'naskah.kantor'])(
    'opens them to others at HOST %s only where that was said by hand',
    (HOST) => {
      expect(() => readEnvironment({ HOST })).toThrow(
        /HOST is .+ demo accounts.+ NASKAH_DEMO=0, or NASKAH_DEMO=1/,
      );
      expect(readEnvironment({ HOST, NASKAH_DEMO: '1' })).toMatchObject({ demo: true, demoForOthers: true });
      expect(readEnvironment({ HOST, NASKAH_DEMO: '0' })).toMatchObject({
        demo: false,
        demoForOthers: false,
      });
      expect(() => readEnvironment({ HOST, NASKAH_DEMO: '1', PUBLIC_URL: 'https://a.example' })).toThrow();
    },
  );

  it.each(['http://localhost:8080/', 'http://127.0.0.1', 'http://[::1]:3000', 'https://naskah.localhost'])(
    'takes %s for this machine',
    (PUBLIC_URL) => {
      expect(readEnvironment({ PUBLIC_URL })).toMatchObject({ demo: true });
    },
  );
});

describe('the secret', () => {
  const env = { NASKAH_DATA: join(folder, 'data') };

  it('is made once and kept closed to others', () => {
    const { secret } = loadConfig(env);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(loadConfig(env).secret).toBe(secret);
    const file = join(env.NASKAH_DATA, 'secret');
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is the given one where there is one', () => {
    expect(loadConfig({ ...env, NASKAH_SECRET: 's'.repeat(40) }).secret).toBe('s'.repeat(40));
  });
});
