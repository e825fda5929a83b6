import type { RowViewer } from '../domain/access/viewer.ts';

export type RoleType = 'User Main Role' | 'Additional Role' | 'Secretary' | 'Delegation';
export type DelegationScope = 'baca' | 'disposisi' | 'periksa' | 'tandatangan';

/**
 * Who is asking, as the server itself found out: the person, and the role entry that is active. Nothing in it
 * comes from the client but the token.
 */
export type Who = {
  userId: string;
  sessionId: string;
  personName: string;
  entryId: string;
  entryType: RoleType;
  /** The post that is acted in: one's own, or the official's for a secretary or delegate. */
  positionId: string;
  /** Several people hold that post: what names a colleague is not one's own (shared-posts.ts). */
  sharesPost: boolean;
  positionName: string;
  /** The post the person is named with: their own, also where they act in the official's. */
  ownPositionName: string;
  unitId: string;
  unitName: string;
  /** The official for whom a secretary or delegate acts; null also where the post of a secretary's is vacant: `entryType` says who holds a post. */
  forUserId: string | null;
  /** Only for Delegation entries; everything is in scope otherwise. */
  scopes: readonly DelegationScope[] | null;
  /** Only for Secretary entries: may open Rahasia (SPEC B2, DOMAIN 4). */
  canOpenSecret: boolean;
  isUnitKearsipan: boolean;
  /** The units whose files its unit decides for as their records unit (records-units.ts). */
  recordsOf: 'all' | readonly string[];
  isAdditional: boolean;
  privileges: readonly string[];
  /** Set where a program asks in the person's name (SPEC B6 API tokens); absent for the person themselves. */
  token?: { id: string; access: 'read' | 'write'; until: number };
};

/** Whether a delegation is for reading only (SPEC B2); whoever acts by none does all that their post does. */
export const readsOnly = (scopes: Who['scopes']): boolean =>
  scopes?.every((scope) => scope === 'baca') ?? false;

/** The part of it that the rules of SPEC A2 and the row rules look at. */
export const viewerOf = (who: Who): RowViewer => ({
  userId: who.userId,
  unitId: who.unitId,
  positionId: who.positionId,
  canOpenSecret: who.canOpenSecret,
  readsOnly: readsOnly(who.scopes),
  type: who.entryType,
  isUnitKearsipan: who.isUnitKearsipan,
  recordsOf: who.recordsOf,
  isAdditional: who.isAdditional,
  privilegedList: who.privileges,
});
