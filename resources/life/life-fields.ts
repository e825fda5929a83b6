import { fieldsOf, isFilled } from '../../lib/condition.ts';
import { translate } from '../../lib/language.ts';
import { choice } from '../kinds/choice/field.ts';
import { date } from '../kinds/date/field.ts';
import type { Field } from '../kinds/index.ts';
import { notFilled } from '../kinds/kind.ts';
import { reference } from '../kinds/reference/field.ts';
import { type Life, type LifeEvent, type OwnStep, ownSteps } from './life.ts';

/** The fields every entity with a life has; only events write them. */
export const lifeFields = ({ stages }: Life): Record<string, Field> => ({
  stage: choice(
    'Tahap',
    'Stage',
    Object.entries(stages).map(([value, { label, tone = 'neutral' }]) => ({ value, label, tone })),
    { required: true, sortable: true, stamp: 'life' },
  ),
  stageDue: date('Batas waktu tahap', 'Stage deadline', { sortable: true, stamp: 'life' }),
  stageById: reference('Dibawa ke tahap ini oleh', 'Brought here by', 'manajemen-user.user', {
    stamp: 'life',
  }),
});

/** @throws where a life names a field, stage, event or party that there is not */
export function checkLife(path: string, life: Life, fields: Readonly<Record<string, Field>>): void {
  const refuse = (what: string): never => {
    throw new Error(`${path}, life: ${what}`);
  };
  const known = (name: string, where: string): void => {
    if (!fields[name]) refuse(`${where} names a field that there is not, ${name}`);
  };
  for (const name of ['stage', 'stageDue', 'stageById', 'stageSince'])
    if (fields[name]) refuse(`a field may not be called ${name}`);
  const offered = life.privileges.map((one) => one.path);
  const checkParty = (who: unknown, where: string): void => {
    if (who === 'creator' && !creatorField(fields))
      refuse(`${where}: creator needs a field with stamp 'user'`);
    if (typeof who !== 'object' || who === null) return;
    const { person, unit, privilege } = who as { person?: string; unit?: string; privilege?: string };
    if (!person && !unit && !privilege) refuse(`${where}: a party names nobody`);
    for (const [name, targets] of [[person, people] as const, [unit, units] as const]) {
      if (!name) continue;
      known(name, where);
      const field = fields[name];
      if (field?.kind !== 'reference' || !targets.includes(field.to))
        refuse(`${where}: ${name} must refer to ${targets.join(' or ')}`);
    }
    if (privilege && privilege !== path && !offered.includes(privilege as `/${string}`))
      refuse(`${where}: ${privilege} is none of its privileges`);
  };
  if (!life.stages[life.begins]) refuse(`begins at a stage that there is not, ${life.begins}`);
  for (const [name, { required = [], holder }] of Object.entries(life.stages)) {
    for (const field of required) known(field, name);
    checkParty(holder, name);
  }
  for (const [name, event] of Object.entries(life.events)) {
    if (ownSteps.includes(name as OwnStep)) refuse(`${name} is a step that every life has`);
    for (const stage of [...event.from, ...targetsOf(event)])
      if (!life.stages[stage]) refuse(`${name} names a stage that there is not, ${stage}`);
    for (const { when } of event.toWhen ?? [])
      for (const field of fieldsOf(when)) if (field !== 'stage') known(field, name);
    for (const other of event.fourEyes ?? [])
      if (!life.events[other]) refuse(`${name} names an event that there is not, ${other}`);
    for (const field of [...(event.asks ?? []), ...(event.requires ?? [])]) known(field, name);
    for (const who of [event.by].flat()) {
      checkParty(who, name);
      if (who === 'holder' && event.from.some((stage) => !life.stages[stage]?.holder))
        refuse(`${name} is its holder's, but a stage it leads from has none`);
    }
    for (const who of event.tells ?? []) checkParty(who, name);
  }
  for (const field of [...life.board.facts, ...(life.board.amount ? [life.board.amount] : [])])
    known(field, 'board');
}

const targetsOf = ({ to, toWhen = [] }: LifeEvent): string[] => [
  ...(to === undefined ? [] : [to]),
  ...toWhen.map((one) => one.to),
];

/** What a whole record lacks at its stage; nothing where the stage is not known. */
export const stageFaults = (
  { stages }: Life,
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, string[]> =>
  Object.fromEntries(
    (stages[String(values.stage)]?.required ?? []).flatMap((name) => {
      const field = fields[name];
      return field && !isFilled(values[name]) ? [[name, [translate(notFilled(field))]]] : [];
    }),
  );

/** What a person is named by, and a unit. */
export const people = ['manajemen-user.user', 'pengaturan.jabatan'];
export const units = ['master-data.unit-organisasi'];

/** The field that says who made a record. */
export const creatorField = (fields: Readonly<Record<string, Field>>): string | undefined =>
  Object.entries(fields).find(
    ([, field]) => 'stamp' in field.options && field.options.stamp === 'user' && field.kind === 'reference',
  )?.[0];
