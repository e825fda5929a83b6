import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { runCommand } from '../command.ts';
import { StartError } from '../start-error.ts';
import {
  kinds,
  type NewResource,
  readField,
  readPair,
  registerResource,
  writeResource,
} from './new-resource.ts';

// `npm run resource -- kendaraan`: writes a declaration and lists it. Asks for what no flag gives, at a terminal.
const root = join(import.meta.dirname, '../..');
const registry = join(root, 'resources/index.ts');

const usage = `npm run resource -- NAME [flags]    writes resources/BRANCH/NAME.ts and lists it in resources/index.ts

  NAME        last part of its address, lower case: kendaraan
  --branch    folder and branch of the menu: master-data
  --label     "Kendaraan / Vehicles"
  --singular  "kendaraan / vehicle"
  --entity    Vehicle, its name in the API
  --field     once for each field beside code and name: "name:kind Indonesian / English", kind! where it is required
                "plate:text! Nomor polisi / Plate"
                "unitId:reference(master-data.unit-organisasi) Unit / Unit"
                "state:choice(siap|rusak)! Keadaan / State"
                "number:autoNumber(KP-{tahun}-{urut}) Nomor / Number"
                "costs:parts(item:text!|amount:money) Biaya / Costs"
              kinds: ${kinds.join(', ')}

At a terminal it asks for what no flag gives. More: docs/adding-a-resource.md`;

await runCommand('resource', async () => {
  const given = readFlags();
  if (given.values.help) return usage;
  const made = await wanted(given);
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

/** @throws StartError with the usage, for a flag that there is not */
function readFlags() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        branch: { type: 'string' },
        entity: { type: 'string' },
        label: { type: 'string' },
        singular: { type: 'string' },
        field: { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

async function wanted({ values, positionals }: ReturnType<typeof readFlags>): Promise<NewResource> {
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

/** Asks at a terminal; elsewhere the preset answers. @throws StartError when the terminal is closed (Ctrl D) */
function asker(): Ask {
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null;
  const closed = new Promise<never>((_, reject) => {
    terminal?.once('close', () => reject(new StartError('\nStopped. Nothing was written.')));
  });
  // Also closed at the end, when nobody asks any more.
  closed.catch(() => undefined);
  const ask = async (question: string, preset: string): Promise<string> => {
    const typed = terminal?.question(`${question}${preset && ` [${preset}]`}: `);
    // Closing the terminal refuses a question that waits, or leaves it open.
    typed?.catch(() => undefined);
    return (await (typed && Promise.race([closed, typed])))?.trim() || preset;
  };
  return Object.assign(ask, { end: () => terminal?.close() });
}
