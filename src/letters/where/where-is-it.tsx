import Button from '@mui/material/Button';
import BellRing from 'lucide-react/icons/bell-ring';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import UserCog from 'lucide-react/icons/user-cog';
import { Fragment, Suspense, useRef, useState } from 'react';
import { LinkBase } from 'react-admin';
import type { Letter } from '../../../domain/letters/letter.ts';
import type { TimelineEntry } from '../../../domain/letters/letter-timeline.ts';
import { topSecretRank } from '../../../domain/letters/security-ranks.ts';
import { lowerFirst, upperFirst } from '../../../lib/formats.ts';
import { translate } from '../../../lib/language.ts';
import { OpenFolded, useFolded } from '../../ui/folded.tsx';
import { eventTime, eventTimeWithin, howLong, pressure, untilWords } from '../moments.ts';
import { awayWords } from './away-words.ts';
import { placeMessages } from './messages.ts';
import { holderNames, holdersOf, nextOnes, nudgeAgainAt } from './where.ts';
import './where.css';
import { lazyPart } from '../../shell/index.ts';
import { usePrefetch } from '../../ui/use-prefetch.ts';

const NudgeDialog = lazyPart(() => import('./nudge-dialog.tsx'));
const WithdrawDialog = lazyPart(() => import('./withdraw-dialog.tsx'));

/** Shown without folding (LOOK, review). */
const most = 8;

type Props = {
  letter: Letter;
  timeline: TimelineEntry[];
  onSettled: () => void;
  /** It is the reader's turn, as the steps beside show: shows only the deadline. */
  isMine?: boolean;
};

/**
 * Holder of a letter, since when, deadline and who is next (DOMAIN 12.3), with actions: remind, change reviewers,
 * withdraw. Nothing when it waits for no one.
 */
export function WhereIsIt({ letter, timeline, onSettled, isMine = false }: Props) {
  const [asking, setAsking] = useState<'nudge' | 'withdraw' | null>(null);
  const { holder, can, sealing } = letter;
  usePrefetch(NudgeDialog.load, can.nudge);
  usePrefetch(WithdrawDialog.load, can.withdraw);
  if (!holder) return null;
  const isVacant = holder.personName === '';
  const reachable = holdersOf(letter).some(({ personName }) => personName !== '');
  // Sangat Rahasia waits for the named person, not the post's present holder (docs/security.md).
  const isByName = (letter.permissionClassificationRank ?? 0) >= topSecretRank;
  const again = nudgeAgainAt(letter, timeline);
  const close = () => setAsking(null);
  const next = nextOnes(letter);
  if (sealing)
    return (
      <section className="mailbox-where" aria-label={translate(placeMessages.whereNow)}>
        <Sealing by={holder.personName || holder.positionName} sealing={sealing} next={next} />
      </section>
    );
  if (isMine && !holder.named && !can.nudge && !can.editReviewers && !can.withdraw)
    return holder.dueAt ? (
      <section className="mailbox-where" aria-label={translate(placeMessages.whereNow)}>
        <dl>
          <Target at={holder.dueAt} />
        </dl>
      </section>
    ) : null;
  return (
    <section className="mailbox-where" aria-label={translate(placeMessages.whereNow)}>
      <dl>
        <div>
          <dt>{translate(placeMessages.nowWith)}</dt>
          <dd>
            {isVacant ? (
              <strong className="mailbox-where-vacant">
                <TriangleAlert size={15} strokeWidth={1.6} aria-hidden />
                {isByName ? translate(placeMessages.waitsForOther) : translate(placeMessages.vacant)}
              </strong>
            ) : (
              <strong>{holder.personName}</strong>
            )}
            <span>{holder.positionName}</span>
            {holder.away && (
              <small className="mailbox-where-away">{upperFirst(awayWords(holder.away))}</small>
            )}
            {holder.named && (
              <small>
                {isVacant
                  ? translate(placeMessages.namesFormer(holder.named))
                  : translate(placeMessages.namesHeldBy(holder.named, holder.personName))}
              </small>
            )}
          </dd>
        </div>
        {holder.beside && <Beside holders={holder.beside} isByName={isByName} />}
        <div>
          <dt>{translate(placeMessages.since)}</dt>
          <dd>
            <time dateTime={holder.since}>{eventTime(holder.since)}</time>
            <Age since={holder.since} />
          </dd>
        </div>
        {holder.dueAt && <Target at={holder.dueAt} />}
        <Next names={next} />
      </dl>
      {isVacant && (can.editReviewers || can.withdraw) && (
        <p>
          {translate(
            can.editReviewers
              ? isByName
                ? placeMessages.otherReviewersSecret
                : placeMessages.otherReviewers
              : isByName
                ? placeMessages.otherSignerSecret
                : placeMessages.otherSigner,
          )}
        </p>
      )}
      {(can.nudge || can.editReviewers || can.withdraw) && (
        <div className="mailbox-where-actions">
          {can.nudge && reachable && (
            <Button
              variant="outlined"
              disabled={again !== null}
              startIcon={<BellRing size={15} strokeWidth={1.6} aria-hidden />}
              onClick={() => setAsking('nudge')}
            >
              {translate(placeMessages.nudge)}
            </Button>
          )}
          {can.editReviewers && (
            <Button
              component={LinkBase}
              to={`/naskah-dinas/${letter.id}/edit`}
              variant="outlined"
              startIcon={<UserCog size={15} strokeWidth={1.6} aria-hidden />}
            >
              {translate(placeMessages.changeReviewers)}
            </Button>
          )}
          {can.withdraw && (
            <Button
              variant="text"
              startIcon={<Undo2 size={15} strokeWidth={1.6} aria-hidden />}
              onClick={() => setAsking('withdraw')}
            >
              {translate(placeMessages.withdraw)}
            </Button>
          )}
          {can.nudge && reachable && again && (
            <small>{translate(placeMessages.nudged(eventTimeWithin(again)))}</small>
          )}
        </div>
      )}
      <Suspense>
        {asking === 'nudge' && (
          <NudgeDialog letter={letter} name={holderNames(letter)} onSettled={onSettled} onClose={close} />
        )}
        {asking === 'withdraw' && <WithdrawDialog letter={letter} onSettled={onSettled} onClose={close} />}
      </Suspense>
    </section>
  );
}

type BesideProps = {
  holders: NonNullable<NonNullable<Letter['holder']>['beside']>;
  isByName: boolean;
};

function Beside({ holders, isByName }: BesideProps) {
  const list = useRef<HTMLElement>(null);
  const { rows, open } = useFolded(holders, { most, isKept: (_one, at) => at < 5 }, list);
  return (
    <div>
      <dt>{translate(placeMessages.atOnce)}</dt>
      <dd ref={list} tabIndex={-1}>
        {rows.map((row) =>
          'item' in row ? (
            <Fragment key={`${row.item.positionId} ${row.item.personName}`}>
              <strong className={row.item.personName ? undefined : 'mailbox-where-vacant'}>
                {row.item.personName ||
                  translate(isByName ? placeMessages.waitsForOther : placeMessages.vacant)}
              </strong>
              <span>{row.item.positionName}</span>
            </Fragment>
          ) : (
            <OpenFolded key="others" count={row.hidden.length} onOpen={open} />
          ),
        )}
      </dd>
    </div>
  );
}

function Next({ names }: { names: string[] }) {
  const list = useRef<HTMLOListElement>(null);
  const { rows, open } = useFolded(
    names,
    { most, isKept: (_one, at) => at < 3 || at === names.length - 1 },
    list,
  );
  if (names.length === 0) return null;
  return (
    <div>
      <dt>{translate(placeMessages.next)}</dt>
      <dd>
        <ol ref={list} tabIndex={-1}>
          {rows.map((row) =>
            'item' in row ? (
              <li key={row.item} value={names.indexOf(row.item) + 1}>
                {row.item}
              </li>
            ) : (
              <li key="others" className="mailbox-where-folded">
                <OpenFolded count={row.hidden.length} onOpen={open} />
              </li>
            ),
          )}
        </ol>
      </dd>
    </div>
  );
}

type SealingProps = { by: string; sealing: NonNullable<Letter['sealing']>; next: string[] };

/** Days; "today" the time says already. */
function Age({ since }: { since: string }) {
  const age = howLong(since);
  return lowerFirst(eventTime(since)).startsWith(age) ? null : <span>{age}</span>;
}

/** Nobody has to act: signed, it waits for the provider's seal. */
function Sealing({ by, sealing: { since, reason, nextAt }, next }: SealingProps) {
  return (
    <dl>
      <div>
        <dt>{translate(placeMessages.waitsFor)}</dt>
        <dd>
          <strong>{translate(placeMessages.sealOfProvider)}</strong>
          <span>{translate(placeMessages.signedBy(by))}</span>
          {reason && <small>{reason}</small>}
        </dd>
      </div>
      <div>
        <dt>{translate(placeMessages.since)}</dt>
        <dd>
          <time dateTime={since}>{eventTime(since)}</time>
          <Age since={since} />
        </dd>
      </div>
      {reason && nextAt && (
        <div>
          <dt>{translate(placeMessages.nextTry)}</dt>
          <dd>
            <time dateTime={nextAt}>{eventTime(nextAt)}</time>
          </dd>
        </div>
      )}
      <Next names={next} />
    </dl>
  );
}

/** The target time by urgency; late in red, and in words. */
function Target({ at }: { at: string }) {
  const how = pressure(at);
  const when = eventTime(at);
  const left = how === 'late' ? translate(placeMessages.late(untilWords(at))) : untilWords(at);
  return (
    <div>
      <dt>{translate(placeMessages.target)}</dt>
      <dd className={`mailbox-where-target is-${how}`}>
        <time dateTime={at}>{when}</time>
        {left !== when.toLowerCase() && (
          <span>
            {how === 'late' && <TriangleAlert size={15} strokeWidth={1.6} aria-hidden />}
            {left}
          </span>
        )}
      </dd>
    </div>
  );
}
