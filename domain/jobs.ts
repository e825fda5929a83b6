/**
 * GET /task/api/Job: the user's server work, running or just ended. Derived from imports (`import`), attachments of
 * own letters being read (`text`), and letter batches (`sign`, `review`).
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
