import type { ComponentType } from 'react';

/** Asks for access to what is in an item: a button with its dialog. */
type AskAccessProps = { archiveId: string; title: string };

/** Set by the capability for access requests; where there is none, nothing is offered. */
export const AskAccess: ComponentType<AskAccessProps> | null = null;
