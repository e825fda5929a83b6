/**
 * GET /task/api/Job: long work of the signed-in person that runs on the server, or ended a moment ago. Only what others
 * keep: imports (`import`), attachments of one's own drafts and letters whose text is being read (`text`), and many
 * letters that are signed or reviewed in one go (`sign`, `review`).
 */
export type RunningJob = {
  id: string;
  kind: 'import' | 'text' | 'sign' | 'review';
  /** What it works on: a file's name, a letter's subject. */
  title: string;
  /** The resource's name, of an import. */
  resource: string | null;
  /** Where the person goes on. */
  href: string;
  state: 'running' | 'done' | 'failed';
  /** How far it is; `total` is 0 where that cannot be said. */
  done: number;
  total: number;
  /** What came of it, in Indonesian. */
  message: string | null;
  canCancel: boolean;
};
