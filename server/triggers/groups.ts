import type { DelegationScope } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import type { TriggerWork } from './emit-event.ts';
import { superiorsOf } from './superiors.ts';
import type { TriggerContext } from './trigger-context.ts';

/** Posts that are told alike. */
export type Group = {
  posts: readonly string[];
  /** Whether it came to them to do something. */
  areDoers: boolean;
  page: string;
  tabName: string;
  scope: DelegationScope;
  /** Only the secretaries of these posts. */
  secretariesOnly?: boolean;
  /** Superiors by the post below. They may not be on the letter: the notice then names the post only. */
  above?: ReadonlyMap<string, string>;
};

/**
 * Resolves a trigger's recipients to posts (pengaturan/trigger, "Kepada"). Recipients unknown to the event give
 * none.
 * @param doers the notified posts of the event, without finished ones where the trigger requires that
 */
export async function groupsOf(
  tx: Executor,
  recipients: readonly string[],
  work: TriggerWork,
  context: TriggerContext,
  doers: readonly string[],
): Promise<Group[]> {
  const groups: Group[] = [];
  for (const recipient of recipients) {
    if (recipient === 'atasan_pemeriksa') {
      if (work.event === 'pemeriksaan.giliran') groups.push(await above(tx, doers));
      continue;
    }
    const group = groupOf(recipient, work, context, doers);
    if (group) groups.push(group);
  }
  return groups;
}

/** Gives the superiors of posts with unfinished work, for "escalate". */
export async function above(tx: Executor, posts: readonly string[]): Promise<Group> {
  const superiors = await superiorsOf(tx, posts);
  const below = new Map([...superiors].map(([post, superior]) => [superior, post]));
  return { ...outbox, posts: [...below.keys()], areDoers: false, above: below };
}

const task = (tabName: string, scope: DelegationScope = 'baca') => ({
  page: `/naskah-dinas/tugas/${tabName}`,
  tabName,
  scope,
});
const inbox = { page: '/naskah-dinas/inbox', tabName: 'inbox', scope: 'baca' } as const;
const outbox = { page: '/naskah-dinas/outbox', tabName: 'outbox', scope: 'baca' } as const;

function groupOf(
  recipient: string,
  { event }: TriggerWork,
  { letter, disposition }: TriggerContext,
  doers: readonly string[],
): Group | null {
  const isDisposition = event === 'disposisi.diterima' || event === 'disposisi.batas_waktu';
  switch (recipient) {
    case 'penerima':
      return event === 'naskah.diterima' ? { ...inbox, posts: doers, areDoers: true } : null;
    case 'sekretaris_penerima':
      return event === 'naskah.diterima'
        ? { ...inbox, posts: doers, areDoers: true, secretariesOnly: true }
        : null;
    case 'pemeriksa':
      return event === 'pemeriksaan.giliran'
        ? { ...task('review', 'periksa'), posts: doers, areDoers: true }
        : null;
    case 'penanda_tangan':
      if (event === 'naskah.siap_ttd')
        return { ...task('sign', 'tandatangan'), posts: doers, areDoers: true };
      return letter?.senderPositionId
        ? { ...outbox, posts: [letter.senderPositionId], areDoers: false }
        : null;
    case 'penyusun':
      if (event === 'naskah.dikembalikan') return { ...task('revision'), posts: doers, areDoers: true };
      return letter ? { ...outbox, posts: [letter.positionId], areDoers: false } : null;
    case 'penerima_disposisi':
      return isDisposition ? { ...task('disposition-in', 'disposisi'), posts: doers, areDoers: true } : null;
    case 'penanggung_jawab': {
      const responsible = disposition?.recipients.filter((one) => one.isResponsible) ?? [];
      const posts = responsible.map((one) => one.positionId).filter((post) => doers.includes(post));
      return isDisposition ? { ...task('disposition-in', 'disposisi'), posts, areDoers: true } : null;
    }
    case 'pemberi_disposisi':
      return disposition
        ? { ...task('disposition-out', 'disposisi'), posts: [disposition.fromPositionId], areDoers: false }
        : null;
    default:
      return null;
  }
}
