/** What a new ticket's form begins with. */
export type Begun = { subject?: string; kind?: 'gangguan' | 'pertanyaan'; page?: string; requestId?: string };

/** The form of a new ticket (SPEC A1 /helpdesk), filled in with the values of the address. */
export const newTicketPath = (begun: Begun): string =>
  `/helpdesk/tulis?isi=${encodeURIComponent(JSON.stringify(begun))}`;
