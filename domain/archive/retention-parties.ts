import { holds, isAdditional } from '../access/entry-rules.ts';
import type { RowViewer } from '../access/viewer.ts';
import { recordsOf } from './records-of.ts';

// Who acts in retention (DOMAIN 8). Apart from retention-flow.ts, since every first screen loads it with the declarations.

export const proposalKinds = ['transfer', 'destroy', 'permanent', 'appraise'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** On whose side somebody acts. */
export type Party = 'unit' | 'records' | 'appraiser' | 'leader' | 'legal' | 'audit';

/** Roles in retention: privileges beside /dokumen/pemberkasan, without a page of their own. */
export const retentionPath = '/dokumen/pemberkasan';
export const retentionRoles = {
  leader: `${retentionPath}/pimpinan`,
  legal: `${retentionPath}/legal`,
  audit: `${retentionPath}/audit`,
} as const;
export const retentionPrivileges = [
  { path: retentionRoles.leader, label: { id: 'Menyetujui usul retensi', en: 'Approves retention' } },
  {
    path: retentionRoles.legal,
    label: { id: 'Penahanan dan saksi dari legal', en: 'Legal holds and witness' },
  },
  { path: retentionRoles.audit, label: { id: 'Saksi dari audit internal', en: 'Witness of the audit' } },
] as const;

/** Who asks, as far as these rules care. */
export type Person = Pick<
  RowViewer,
  'userId' | 'unitId' | 'isUnitKearsipan' | 'recordsOf' | 'isAdditional' | 'type' | 'privilegedList'
>;

/** Parties of a proposal a viewer may act for, by unit and role alone. */
export function isOfParty(viewer: Person, party: Party, unitId: string): boolean {
  if (isAdditional(viewer) || !holds(viewer, retentionPath)) return false;
  switch (party) {
    case 'unit':
      return viewer.unitId === unitId;
    case 'records':
    case 'appraiser': {
      const units = recordsOf(viewer);
      return units === 'all' || units.includes(unitId);
    }
    default:
      return holds(viewer, retentionRoles[party]);
  }
}

/** The party that set a legal hold; only the same one lifts it. */
export const holdParties = ['legal', 'records'] as const;
export type HoldParty = (typeof holdParties)[number];

/** The viewer's parties for holds on a unit's files: legal and the records unit set and lift them (DOMAIN 8). */
export const holdPartiesOf = (viewer: Person, unitId: string): HoldParty[] =>
  holdParties.filter((party) => isOfParty(viewer, party, unitId));

/** Whether somebody sets legal holds at all. */
export const mayHold = (viewer: Person): boolean => holdPartiesOf(viewer, viewer.unitId).length > 0;
