/** The demo accounts: their inboxes and how full these are. */
export type Desk = {
  email: string;
  post: string;
  inbox: { atLeast: number; open: number; unread: number };
  /** The official they act for (SPEC B2), whose notifications they also get; a delegate gets reviews as well. */
  actsFor?: { post: string; reviews: boolean };
};

export const desks: Desk[] = [
  { email: 'direktur@naskah.example', post: 'J-NTR.DO', inbox: { atLeast: 160, open: 12, unread: 3 } },
  { email: 'atasan@naskah.example', post: 'J-NTR.OPT', inbox: { atLeast: 120, open: 12, unread: 4 } },
  {
    email: 'delegasi@naskah.example',
    post: 'J-NTR.PML',
    inbox: { atLeast: 60, open: 8, unread: 3 },
    actsFor: { post: 'J-NTR.DO', reviews: true },
  },
  {
    email: 'sekretaris@naskah.example',
    post: 'S-NTR.DO',
    inbox: { atLeast: 24, open: 5, unread: 2 },
    actsFor: { post: 'J-NTR.DO', reviews: false },
  },
  { email: 'staf@naskah.example', post: 'P-NTR.OPT.LLN', inbox: { atLeast: 36, open: 6, unread: 2 } },
  { email: 'arsiparis@naskah.example', post: 'A-NTR.SEK.TUK.1', inbox: { atLeast: 20, open: 5, unread: 2 } },
  { email: 'legal@naskah.example', post: 'L-NTR.HKM.1', inbox: { atLeast: 20, open: 5, unread: 2 } },
  { email: 'admin@naskah.example', post: 'F-NTR.TIK.1', inbox: { atLeast: 16, open: 4, unread: 2 } },
];
