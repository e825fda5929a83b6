import { isFilled } from '../../lib/condition.ts';
import { translate } from '../../lib/language.ts';
import { choice } from '../kinds/choice/field.ts';
import { date } from '../kinds/date/field.ts';
import type { Field } from '../kinds/index.ts';
import { notFilled } from '../kinds/kind.ts';
import { reference } from '../kinds/reference/field.ts';
import type { Life } from './life.ts';

/** The fields every entity with a life has; only events write them. */
export const lifeFields = ({ stages }: Life): Record<string, Field> => ({
  stage: choice(
    'Tahap',
    'Stage',
    Object.entries(stages).map(([value, { label, tone = 'neutral' }]) => ({ value, label, tone })),
    { required: true, sortable: true, stamp: 'life' },
  ),
  stageDue: date('Tenggat tahap', 'Stage deadline', { sortable: true, stamp: 'life' }),
  stageById: reference('Dibawa ke tahap ini oleh', 'Brought here by', 'manajemen-user.user', {
    stamp: 'life',
  }),
});

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
