import { awaitsReview, awaitsSignature, isInForce, isReturned } from '../../../domain/letters/letter-life.ts';
import type { NotificationKind } from '../../../domain/notifications/notification-kinds.ts';
import type { Message } from '../../../lib/language.ts';
import { keptWords, noticeTitles } from '../../notifications/index.ts';
import { desks } from './accounts.ts';
import type { Organisation, Post } from './organisation.ts';
import { type LetterPlan, recipientsOf } from './plan.ts';
import type { Random } from './random.ts';
import type { Rows } from './rows.ts';
import { hour, type WorkClock } from './work-clock.ts';

type News = {
  plan: LetterPlan;
  at: Date;
  kind: NotificationKind;
  title: Message;
  page: string;
  tabName: string;
};

/** Adds the notifications of the demo accounts: the last are unread, those before read. */
export function addNotifications(
  rows: Rows,
  { random, clock, organisation }: { random: Random; clock: WorkClock; organisation: Organisation },
  plans: readonly LetterPlan[],
): void {
  for (const { email, post, actsFor } of desks) {
    const own = organisation.post(post);
    const userId = own.holders.find((holder) => holder.email === email)?.userId;
    if (!userId) continue;
    const official = actsFor && organisation.post(actsFor.post);
    // Secretaries and delegates get notifications only of unrestricted letters; the rest is for the official.
    const open = plans.filter(({ security }) => security.rank === 1);
    const news = [
      ...newsOf(own, plans, { reviews: true, own: true }),
      ...(official ? newsOf(official, open, { reviews: actsFor.reviews, own: false }) : []),
    ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
    const unread = random.int(4, 8);
    news.slice(0, 16).forEach(({ plan, at, kind, title, page, tabName }, index) => {
      const read = clock.dateAt(Math.min(clock.now - 1, clock.secondsAt(at) + random.int(1, 9) * hour));
      const { name, maskSubject } = plan.security;
      rows.notifications.push({
        id: random.id(at),
        userId,
        kind,
        ...keptWords(title, maskSubject ? `Naskah ${name}` : plan.subject),
        modul: 'naskah-dinas',
        detailUrl: `${page}/${plan.id}`,
        tabName,
        createdAt: at,
        readAt: index < unread ? null : new Date(Math.max(read.getTime(), at.getTime())),
      });
    });
  }
}

function newsOf(
  post: Post,
  plans: readonly LetterPlan[],
  { reviews, own }: { reviews: boolean; own: boolean },
): News[] {
  return plans.flatMap((plan) => {
    const { at, state, sender, drafter, reviewers, decided } = plan;
    const news = (kind: NotificationKind, title: Message, page: string, tabName: string): News[] => [
      { plan, at, kind, title, page: `/naskah-dinas/${page}`, tabName },
    ];
    if (isInForce(state) && recipientsOf(plan).some(({ party }) => party.post === post))
      return news('naskah.masuk', noticeTitles.arrived, 'inbox', 'inbox');
    if (isInForce(state) && own && !plan.arrival && drafter.post === post)
      return news('naskah.perkembangan', noticeTitles.signed, 'outbox', 'outbox');
    if (awaitsReview(state) && reviews && reviewers[decided]?.post === post)
      return news('persetujuan.giliran', noticeTitles.awaitsInitial, 'tugas/review', 'review');
    if (awaitsSignature(state) && own && sender?.post === post)
      return news('persetujuan.giliran', noticeTitles.awaitsSignature, 'tugas/sign', 'sign');
    if (isReturned(state) && own && drafter.post === post)
      return news('persetujuan.revisi', noticeTitles.returned, 'tugas/revision', 'revision');
    return [];
  });
}
