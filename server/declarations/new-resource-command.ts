import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { runCommand } from '../command.ts';
import { StartError } from '../start-error.ts';
import { type NewResource, readField, readPair, registerResource, writeResource } from './new-resource.ts';

// `npm run resource -- kendaraan`: writes a declaration and lists it. Asks for what no flag gives, at a terminal.
const root = join(import.meta.dirname, '../..');
const registry = join(root, 'resources/index.ts');

await runCommand('resource', async () => {
  const made = await wanted();
  const file = join('resources', made.branch, `${made.name}.ts`);
  if (existsSync(join(root, file)))
    throw new StartError(`${file} is there already. Change it, or write another name.`);
  const listed = registerResource(readFileSync(registry, 'utf8'), made);
  writeFileSync(join(root, file), writeResource(made));
  writeFileSync(registry, listed);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  if (existsSync(biome))
    spawnSync(process.execPath, [biome, 'check', '--write', file, 'resources/index.ts'], { cwd: root });
  return `Wrote ${file} and listed it in resources/index.ts.\nNext: npm run db:migration -- ${made.name}, then npm start.`;
});

async function wanted(): Promise<NewResource> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      branch: { type: 'string' },
      entity: { type: 'string' },
      label: { type: 'string' },
      singular: { type: 'string' },
      field: { type: 'string', multiple: true },
    },
  });
  const ask = asker();
  try {
    const name = positionals[0] ?? (await ask('Name in its address, lower case', 'kendaraan'));
    if (!/^[a-z][a-z0-9-]*$/.test(name))
      throw new StartError(`"${name}" is no name. Write it in lower case: kendaraan.`);
    const branch = values.branch ?? (await ask('Branch of the menu', 'master-data'));
    const capital = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    const label = readPair(values.label ?? (await ask('Label, Indonesian / English', capital.join(' '))));
    const singular = readPair(
      values.singular ?? (await ask('One of them, in lower case', label.id.toLowerCase())),
    );
    const entity = values.entity ?? (await ask('Entity in the API, PascalCase', capital.join('')));
    const fields = values.field ?? (await manyFields(ask));
    return { name, branch, label, singular, entity, fields: fields.map(readField) };
  } finally {
    ask.end();
  }
}

async function manyFields(ask: Ask): Promise<string[]> {
  const fields: string[] = [];
  for (;;) {
    const field = await ask(
      'A field beside code and name: name:kind! Indonesian / English (empty: no more)',
      '',
    );
    if (field === '') return fields;
    try {
      readField(field);
      fields.push(field);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
}

type Ask = ((question: string, preset: string) => Promise<string>) & { end: () => void };

/** Asks at a terminal; elsewhere the preset answers. */
function asker(): Ask {
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null;
  const ask = async (question: string, preset: string): Promise<string> =>
    (await terminal?.question(`${question}${preset && ` [${preset}]`}: `))?.trim() || preset;
  return Object.assign(ask, { end: () => terminal?.close() });
}
