/** Days for which an invitation can be accepted. */
export const invitationDays = 7;

/** The page of the link, before the app. */
export const invitationPath = '/undangan';

/** Where an invitation stands: of several, the newest that can still be accepted counts. */
export const invitationStates = ['none', 'waiting', 'failed', 'kept', 'sent', 'shared', 'expired'] as const;
export type InvitationState = (typeof invitationStates)[number];
