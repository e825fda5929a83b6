import { useGetIdentity } from 'react-admin';
import {
  type DispositionNode,
  type DispositionRecipient,
  dispositionRoleLabels,
  isOpenDisposition,
  recipientName,
} from '../../../domain/letters/disposition.ts';
import { dispositionLife } from '../../../domain/letters/disposition-life.ts';
import { translate } from '../../../lib/language.ts';
import { endOfDayInWib } from '../../../lib/wib.ts';
import { StateChip } from '../../ui/state-chip.tsx';
import { pressure, shortDay, untilWords } from '../moments.ts';
import { dispositionMessages } from './messages.ts';
import { Reports } from './reports.tsx';
import { endWords, sinceWords } from './state-messages.ts';
import './tree.css';

type Props = {
  nodes: readonly DispositionNode[];
  /** The one that is open on the screen. */
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

function Node({ node, currentId, link }: NodeProps) {
  return (
    <li
      className={node.id === currentId ? 'disposition-node is-current' : 'disposition-node'}
      aria-current={node.id === currentId ? 'true' : undefined}
    >
      <div className="disposition-giver">
        <b>{node.fromPositionName}</b>
        <small>
          {node.onBehalfOf
            ? translate(dispositionMessages.nameFor(node.fromName, node.onBehalfOf))
            : node.fromName}
          , {shortDay(node.createdAt)}
        </small>
        {isOpenDisposition(node) ? (
          node.deadline && (
            <small className={`mailbox-${pressure(endOfDayInWib(node.deadline))}`}>
              {translate(
                dispositionMessages.due(
                  shortDay(endOfDayInWib(node.deadline)),
                  untilWords(endOfDayInWib(node.deadline)),
                ),
              )}
            </small>
          )
        ) : (
          <small>{endWords(node)}</small>
        )}
        {link?.(node)}
      </div>
      <ol>
        {node.recipients.map((one) => (
          <Recipient key={one.id} one={one} node={node} currentId={currentId} link={link} />
        ))}
      </ol>
    </li>
  );
}

function Recipient({ one, node, currentId, link }: NodeProps & { one: DispositionRecipient }) {
  const { identity } = useGetIdentity();
  return (
    <li className="disposition-recipient">
      <div>
        <b>{one.personName ?? recipientName(one)}</b>
        <small>
          {one.personName ? one.positionName : translate(dispositionMessages.nobodyYet)}
          {identity?.id === one.userId && translate(dispositionMessages.youToo)} ·{' '}
          {translate(dispositionRoleLabels[one.role])}
        </small>
        <span className="disposition-state">
          <StateChip of={dispositionLife[one.state]} />
          <small>{sinceWords(one, node)}</small>
        </span>
        <Reports dispositionId={node.id} reports={one.reports} />
      </div>
      {one.children.length > 0 && (
        <ol>
          {one.children.map((child) => (
            <Node key={child.id} node={child} currentId={currentId} link={link} />
          ))}
        </ol>
      )}
    </li>
  );
}
