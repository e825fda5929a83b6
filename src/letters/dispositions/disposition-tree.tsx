import Check from 'lucide-react/icons/check';
import { useGetIdentity } from 'react-admin';
import {
  type DispositionNode,
  type DispositionRecipient,
  dispositionRoleLabels,
  isOpenDisposition,
  recipientName,
} from '../../../domain/letters/disposition.ts';
import {
  type DispositionState,
  dispositionLife,
  isDone,
  isStarted,
  isUnread,
} from '../../../domain/letters/disposition-life.ts';
import { translate } from '../../../lib/language.ts';
import { endOfDayInWib } from '../../../lib/wib.ts';
import { eventTime, pressure, rowTime, shortDay, untilWords } from '../moments.ts';
import { dispositionMessages } from './messages.ts';
import { Reports } from './reports.tsx';
import { endWords } from './state-messages.ts';
import './tree.css';

type Props = {
  nodes: readonly DispositionNode[];
  /** The one that is open on the screen, where its instructions and deadline stand above the tree. */
  currentId?: string;
  /** Renders a disposition as a link to its page. */
  link?: (node: DispositionNode) => React.ReactNode;
};

/** Chain of dispositions as a tree: giver, recipients and progress (DOMAIN 7). */
export function DispositionTree({ nodes, currentId, link }: Props) {
  return (
    <ol className="disposition-tree" aria-label={translate(dispositionMessages.chain)}>
      {nodes.map((node) => (
        <Node key={node.id} node={node} currentId={currentId} link={link} />
      ))}
    </ol>
  );
}

type NodeProps = { node: DispositionNode } & Pick<Props, 'link'> & { currentId: string | undefined };

/** @param isFurther below the recipient who gave it on, and who is named there */
function Node({ node, currentId, link, isFurther }: NodeProps & { isFurther?: boolean }) {
  const isCurrent = node.id === currentId;
  const said = !isCurrent ? <Said node={node} /> : !isOpenDisposition(node) && <Ends node={node} />;
  return (
    <li
      className={isCurrent ? 'disposition-node is-current' : 'disposition-node'}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {isFurther ? (
        <div className="disposition-giver">
          {said}
          {link?.(node)}
        </div>
      ) : (
        <div className="disposition-giver disposition-line">
          <Ring how="done" />
          <div>
            <b>
              {node.onBehalfOf
                ? translate(dispositionMessages.nameFor(node.fromName, node.onBehalfOf))
                : node.fromName}
            </b>
            <small>{node.fromPositionName}</small>
            {said}
            {link?.(node)}
          </div>
          <span className="disposition-aside">
            {translate(dispositionMessages.gave)}
            <small>{rowTime(node.createdAt)}</small>
          </span>
        </div>
      )}
      <ol>
        {node.recipients.map((one) => (
          <Recipient key={one.id} one={one} node={node} currentId={currentId} link={link} />
        ))}
      </ol>
    </li>
  );
}

/** What it asks, until when, or that it is over. */
function Said({ node }: { node: DispositionNode }) {
  const asked = node.instructions.map(({ name }) => name).join(', ');
  return (
    <>
      {asked && <small>{asked}</small>}
      {node.note && <small className="disposition-note">“{node.note}”</small>}
      <Ends node={node} />
    </>
  );
}

/** Until when, or that it is over. */
function Ends({ node }: { node: DispositionNode }) {
  if (!isOpenDisposition(node)) return <small>{endWords(node)}</small>;
  if (!node.deadline) return null;
  const at = endOfDayInWib(node.deadline);
  return (
    <small className={`mailbox-${pressure(at)}`}>
      {translate(dispositionMessages.due(shortDay(at), untilWords(at)))}
    </small>
  );
}

function Recipient({ one, node, currentId, link }: NodeProps & { one: DispositionRecipient }) {
  const { identity } = useGetIdentity();
  // Done is done, also before it was withdrawn; nothing else goes on after that.
  const withdrawnAt = isDone(one.state) ? null : node.withdrawnAt;
  const at = withdrawnAt ?? one.doneAt ?? one.startedAt ?? one.readAt ?? node.createdAt;
  return (
    <li className="disposition-recipient">
      <div className="disposition-line">
        <Ring how={withdrawnAt ? 'unread' : howFar(one.state)} />
        <div>
          <b>
            {one.personName ?? recipientName(one)}
            {identity?.id === one.userId && translate(dispositionMessages.youToo)}
          </b>
          <small>{one.personName ? one.positionName : translate(dispositionMessages.nobodyYet)}</small>
          {one.role === 'penanggung-jawab' && (
            <small className="disposition-lead">{translate(dispositionRoleLabels[one.role])}</small>
          )}
          <Reports dispositionId={node.id} reports={one.reports} />
        </div>
        <span className={`disposition-aside is-${withdrawnAt ? 'neutral' : dispositionLife[one.state].tone}`}>
          {translate(withdrawnAt ? dispositionMessages.withdrawn : dispositionLife[one.state].label)}
          <small title={eventTime(at)}>{rowTime(at)}</small>
        </span>
      </div>
      {one.children.length > 0 && (
        <ol>
          {one.children.map((child) => (
            <Node
              key={child.id}
              node={child}
              currentId={currentId}
              link={link}
              isFurther={child.fromPositionId === one.positionId}
            />
          ))}
        </ol>
      )}
    </li>
  );
}

type How = 'unread' | 'read' | 'started' | 'done';

const howFar = (state: DispositionState): How =>
  isDone(state) ? 'done' : isStarted(state) ? 'started' : isUnread(state) ? 'unread' : 'read';

/** The state as a picture; its word stands beside it. */
function Ring({ how }: { how: How }) {
  return (
    <i className={`disposition-ring is-${how}`} aria-hidden>
      {how === 'done' && <Check size={11} strokeWidth={2.4} />}
    </i>
  );
}
