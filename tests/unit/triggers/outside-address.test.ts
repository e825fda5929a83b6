import type { lookup } from 'node:dns';
import { expect, it } from 'vitest';
import {
  guardedLookup,
  InsideAddress,
  isPublic,
  refusedAddress,
} from '../../../server/triggers/webhook/outside-address.ts';

it.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://0/',
  'http://10.1.2.3/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://172.31.255.255/',
  'http://192.168.0.1:8080/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001::1]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[fd00::1]/',
  'http://[ff02::1]/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://naskah.localhost/',
  'http://printer/',
  'http://db.internal/',
  'http://nas.local/',
])('refuses %s, which is inside', (address) => {
  expect(refusedAddress(address, [])).toBe('inside');
});

it.each(['ftp://hook.example.com/', 'file:///etc/passwd', 'javascript:alert(1)', 'hook.example.com', ''])(
  'refuses %j, which is no web address',
  (address) => {
    expect(refusedAddress(address, [])).toBe('scheme');
  },
);

it('refuses a name or password, and takes public addresses', () => {
  expect(refusedAddress('https://a:b@hook.example.com/', [])).toBe('account');
  for (const address of ['https://hook.example.com/a?b=c', 'http://8.8.8.8/', 'https://[2606:4700::1111]/'])
    expect(refusedAddress(address, [])).toBeUndefined();
  expect(isPublic('not an address')).toBe(false);
});

it('takes what the operator names, and nothing beside it', () => {
  const allowed = ['10.0.0.5', 'erp.internal', '::1'];
  for (const address of ['http://10.0.0.5:81/', 'http://ERP.internal/', 'http://[::1]/'])
    expect(refusedAddress(address, allowed)).toBeUndefined();
  expect(refusedAddress('http://10.0.0.6/', allowed)).toBe('inside');
  expect(refusedAddress('http://x.erp.internal/', allowed)).toBe('inside');
});

/** A name server that answers each time with the next of these. */
const answering = (...answers: string[][]) =>
  ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      (answers.length > 1 ? answers.shift() : answers[0])?.map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      })) ?? [],
    )) as unknown as typeof lookup;
const asked = (resolve: typeof lookup, allowed: string[] = [], host = 'hook.example.com') =>
  new Promise<unknown>((settle) =>
    guardedLookup(allowed, resolve)(host, {}, (error, address) => settle(error ?? address)),
  );

it('connects to the very address that was judged', async () => {
  expect(await asked(answering(['8.8.8.8']))).toBe('8.8.8.8');
});

it.each([
  [['10.0.0.1']],
  [['8.8.8.8', '127.0.0.1']],
  [['::1']],
  [['::ffff:192.168.1.1']],
  [['169.254.169.254']],
])('refuses a public name that resolves to %j', async (answer) => {
  expect(await asked(answering(answer))).toBeInstanceOf(InsideAddress);
});

it('judges each connection anew: a name that answers differently the second time is refused', async () => {
  const rebinding = answering(['8.8.8.8'], ['127.0.0.1']);
  expect(await asked(rebinding)).toBe('8.8.8.8');
  expect(await asked(rebinding)).toBeInstanceOf(InsideAddress);
  expect(await asked(answering(['10.0.0.5']), ['erp.internal'], 'erp.internal')).toBe('10.0.0.5');
});
