import { translate } from '../../lib/language.ts';
import { date, parts, references, resource } from '../declare.ts';
import { jobMapping } from '../pengaturan/pemetaan-jabatan.ts';
import { endsBefore } from '../shared-fields.ts';
import { user } from './user.ts';

const { positionId, type, endDate, decree } = jobMapping.fields;
/** A post begins today unless said. */
const startDate = date('Mulai', 'From', { required: true, default: 'today' });
const roleIds = references('Peran', 'Roles', 'manajemen-user.role');
const { personName, npp, email, salutation, isldap } = user.fields;
const ownRoleIds = references('Peran di luar jabatan', 'Roles beside positions', 'manajemen-user.role', {
  hint: {
    id: 'Berlaku bersama jabatan utamanya, apa pun jabatan itu. Peran sebuah jabatan diberikan pada jabatan itu.',
    en: 'They hold with the main position, whichever that is. The role of a position is given with that position.',
  },
});

/** Most posts of one person that the form takes, past ones among them. */
export const mostHoldings = 50;

/**
 * A person with the posts they hold, as one form and one call have them (server/persons). No resource of its own: both
 * are stored by those that declare them.
 */
export const personForm = resource({
  path: user.path,
  service: user.service,
  entity: 'Person',
  label: user.label,
  singular: user.singular,
  icon: user.icon,
  fields: {
    personName,
    npp,
    email,
    salutation,
    isldap,
    roleIds: ownRoleIds,
    holdings: parts(
      'Jabatan',
      'Positions',
      { positionId, type, startDate, endDate, roleIds, decree },
      { most: mostHoldings, as: 'cards' },
    ),
  },
  represent: ['personName'],
  sort: { field: 'personName', order: 'ASC' },
  columns: [],
  sections: [
    { label: { id: 'Identitas', en: 'Identity' }, fields: ['personName', 'npp', 'email', 'salutation'] },
    { label: { id: 'Jabatan', en: 'Positions' }, fields: ['holdings', 'roleIds'] },
    { label: { id: 'Cara masuk', en: 'Sign-in' }, fields: ['isldap'] },
  ],
  check: ({ holdings }) => (Array.isArray(holdings) ? holdingFaults(holdings as Holding[]) : {}),
});

type Holding = { positionId?: unknown; type?: unknown; startDate?: unknown; endDate?: unknown };

/** Each at its own field: `holdings.1.endDate`. */
function holdingFaults(holdings: readonly Holding[]): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  for (const [at, holding] of holdings.entries()) {
    const own = {
      ...(isActing(holding) && !holding.endDate && { endDate: [translate(needsEnd)] }),
      ...endsBefore(holding.startDate, holding.endDate),
      ...(holdings.slice(0, at).some((above) => isSame(above, holding)) && {
        positionId: [translate(isAbove)],
      }),
    };
    for (const [name, messages] of Object.entries(own)) faults[`holdings.${at}.${name}`] = messages;
  }
  return faults;
}

const isActing = ({ type: as }: Holding): boolean => as === 'plt' || as === 'plh';

/** The same post on the same day. */
const isSame = (one: Holding, other: Holding): boolean =>
  Boolean(one.positionId) &&
  one.positionId === other.positionId &&
  String(one.startDate) <= String(other.endDate ?? '9999') &&
  String(other.startDate) <= String(one.endDate ?? '9999');

const needsEnd = {
  id: 'Plt. dan Plh. memerlukan hari terakhirnya.',
  en: 'Acting in a position needs a last day.',
};
const isAbove = {
  id: 'Jabatan ini sudah ada di atas untuk hari yang sama.',
  en: 'This position is above already, for the same days.',
};
