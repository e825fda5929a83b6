import { fieldsOf } from '../../lib/condition.ts';
import type { Resource } from '../../resources/declare.ts';
import { holdsFiles } from '../../resources/kinds/file/limits.ts';
import { type LifeEvent, type OwnStep, ownSteps, type Party } from '../../resources/life/life.ts';
import { creatorField, people, units } from '../../resources/life/life-fields.ts';
import type { Found } from './found.ts';

/** A life names fields, stages, events and parties that there are. */
export function lifeFaults({ path, life, fields, sections, view, hiddenIds = [] }: Resource): Found[] {
  if (!life) return [];
  const faults: Found[] = [];
  const refuse = (what: string): void => {
    faults.push({ at: ['life:'], says: `life: ${what}.` });
  };
  if (view) refuse('a view has none');
  const known = (name: string, where: string): void => {
    if (!fields[name]) refuse(`${where} names a field that there is not, ${name}`);
  };
  // Its own fields stand in no section.
  const typed = sections.flatMap((section) => section.fields);
  for (const name of ['stage', 'stageDue', 'stageById', 'stageSince'])
    if (typed.includes(name)) refuse(`a field may not be called ${name}`);
  if (fields.turn) refuse('a field may not be called turn, which lists ask for');
  const offered = life.privileges.map((one) => one.path);
  const checkParty = (who: unknown, where: string): void => {
    if (who === 'creator' && !creatorField(fields))
      refuse(`${where}: creator needs a field with stamp 'user'`);
    if (typeof who !== 'object' || who === null) return;
    const { person, unit, privilege, rule } = who as Party;
    if (rule && !life.rules[rule]) refuse(`${where} names a rule that there is not, ${rule}`);
    if (!person && !unit && !privilege && !rule) refuse(`${where}: a party names nobody`);
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
  for (const [name, { looksAt }] of Object.entries(life.rules))
    for (const field of looksAt) if (!hiddenIds.includes(field)) known(field, name);
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
  const { opening, messages = [] } = life.conversation ?? {};
  if (opening !== undefined && fields[opening]?.kind !== 'text')
    refuse(`conversation: opening must name a text, ${opening}`);
  for (const name of messages) {
    const event = life.events[name];
    if (event?.note !== 'required') refuse(`conversation: ${name} takes no note, and a message is one`);
    if (event?.asks?.some((field) => !holdsFiles(fields[field])))
      refuse(`conversation: ${name} may ask files only, beside its message`);
  }
  for (const field of [...life.board.facts, ...(life.board.amount ? [life.board.amount] : [])])
    known(field, 'board');
  return faults;
}

const targetsOf = ({ to, toWhen = [] }: LifeEvent): string[] => [
  ...(to === undefined ? [] : [to]),
  ...toWhen.map((one) => one.to),
];
