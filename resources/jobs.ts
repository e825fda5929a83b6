/**
 * GET /task/api/Job: long work of the signed-in person that runs on the server, or ended a moment ago. Only what others
 * keep: imports (`import`), and attachments of one's own drafts and letters whose text is being read (`text`).
 */
export type RunningJob = {
  id: string;
  kind: 'import' | 'text';
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
