import { expect, it } from 'vitest';
import { resources } from '../../../resources/index.ts';
import { behaviourFaults } from '../../../server/behaviour/assert-behaviours.ts';
import { locate } from '../../../server/declarations/locate.ts';
import { behaviours } from '../../declared/behaviours.ts';

const vehicles = behaviours.filter(({ resource }) => resource.name === 'layanan.kendaraan');
const others = behaviours.filter((one) => !vehicles.includes(one));
const told = (...registered: typeof behaviours) =>
  behaviourFaults(resources, registered).map((fault) => `${locate(fault)} ${fault.says}`);

it('Declared actions and checks have their functions on the server, and these their declarations', () => {
  expect(told(...behaviours)).toEqual([]);
});

it('A declared action without a handler is refused at its line', () => {
  const [first] = told(...others);
  expect(first).toMatch(/^tests\/declared\/kendaraan\.ts:\d+ action "recordService" has no handler/);
  expect(told(...others)).toHaveLength(3);
});

it('A handler nobody declared, two for one action, and one of an unlisted resource are refused', () => {
  const check = async () => true;
  const stray = {
    resource: { name: 'layanan.tender', path: '/layanan/tender' },
    behaviour: { checks: { x: check } },
  };
  const unlisted = { resource: { name: 'a.b', path: '/a/b' }, behaviour: {} };
  expect(told(...behaviours, ...vehicles, stray, unlisted).join('\n')).toMatch(
    /two handlers(.|\n)*"x" has a function in server\/behaviours\.ts and is not declared(.|\n)*names a\.b/,
  );
});

it('A handler of an event that there is not, or that is taken back, is refused', () => {
  const events = { leap: async () => undefined, check: async () => undefined };
  const resource = { name: 'layanan.pengaduan', path: '/layanan/pengaduan' };
  expect(told(...behaviours, { resource, behaviour: { events } }).join('\n')).toMatch(
    /"leap" has a handler in server\/behaviours\.ts and is not declared(.|\n)*pengaduan\.ts:\d+ event "check" has a handler.* Leave out undo/,
  );
});
