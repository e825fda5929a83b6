import IconButton from '@mui/material/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { LinkBase } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { useIsPhone } from '../../shell/index.ts';
import type { Living } from './holder.ts';
import { lifeMessages } from './messages.ts';
import { useNeighbours } from './use-neighbours.ts';

/** The records before and after this one in its list; a phone has no room for them. */
export default function Neighbours({ resource }: { resource: Living }) {
  const { before, after } = useNeighbours(resource);
  if (useIsPhone() || (!before && !after)) return null;
  const ways = [
    { to: before, label: lifeMessages.previousRecord, key: 'K', Icon: ChevronLeft },
    { to: after, label: lifeMessages.nextRecord, key: 'J', Icon: ChevronRight },
  ];
  return ways.map(({ to, label, key, Icon }) => (
    <IconButton
      key={key}
      {...(to && { component: LinkBase, to })}
      disabled={!to}
      aria-label={translate(label)}
      title={`${translate(label)} (${key})`}
    >
      <Icon size={18} strokeWidth={1.6} aria-hidden />
    </IconButton>
  ));
}
