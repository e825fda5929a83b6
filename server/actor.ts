import type { RowViewer } from '../domain/access/viewer.ts';
import type { RoleEntry } from '../domain/calls/session.ts';

export type RoleType = RoleEntry['type'];
export type HeldAs = NonNullable<RoleEntry['heldAs']>;
export type DelegationScope = NonNullable<RoleEntry['scopes']>[number];

/** The actor, as the server determined it: user and active role entry. Only the token comes from the client. */
export type Actor = {
  userId: string;
  sessionId: string;
  personName: string;
  entryId: string;
  entryType: RoleType;
  /** The acting post: the actor's own, or the official's for a secretary or delegate. */
  positionId: string;
  /** Several users hold that post: what names a colleague is not the actor's (shared-posts.ts). */
  sharesPost: boolean;
  positionName: string;
  /** The actor's own post, named with them even when they act in the official's. */
  ownPositionName: string;
  unitId: string;
  unitName: string;
  /**
   * The official represented; null also for secretaries of a vacant post, so test `entryType` for the holder.
   */
  forUserId: string | null;
  /** Only for Delegation entries; everything is in scope otherwise. */
  scopes: readonly DelegationScope[] | null;
  /** Only for Secretary entries: may open Rahasia (SPEC B2, DOMAIN 4). */
  canOpenSecret: boolean;
  isUnitKearsipan: boolean;
  /** Units for which the actor's unit is the records unit (records-units.ts). */
  recordsOf: 'all' | readonly string[];
  isAdditional: boolean;
  privileges: readonly string[];
  /** Signed in with a password that an administrator gave: may only choose another. */
  mustChangePassword?: boolean;
  /** Set when a program uses the user's API token (SPEC B6 API tokens); absent for the user themselves. */
  /** Set while somebody looks as another, read only: who really acts, and until when (docs/security.md). */
  viewing?: {
    id: string;
    label: string;
    until: number;
    by: { userId: string; personName: string; entryId: string };
  };
  /** The session looks as another; the asker resolves it. */
  looksAsOther?: boolean;
  token?: { id: string; access: 'read' | 'write'; until: number };
};

/** Who did something, in whose post and for whom: what histories and the audit log keep. */
export type ActedBy = Pick<Actor, 'userId' | 'entryId' | 'positionId' | 'forUserId'>;

/** Tests whether a delegation is read-only (SPEC B2); without a delegation the actor has all rights of the post. */
export const readsOnly = (scopes: Actor['scopes']): boolean =>
  scopes?.every((scope) => scope === 'baca') ?? false;

/** Gives the part used by SPEC A2's rules and the row rules. */
export const viewerOf = (actor: Actor): RowViewer => ({
  userId: actor.userId,
  unitId: actor.unitId,
  positionId: actor.positionId,
  canOpenSecret: actor.canOpenSecret,
  readsOnly: readsOnly(actor.scopes),
  type: actor.entryType,
  isUnitKearsipan: actor.isUnitKearsipan,
  recordsOf: actor.recordsOf,
  isAdditional: actor.isAdditional,
  privilegedList: actor.privileges,
});
