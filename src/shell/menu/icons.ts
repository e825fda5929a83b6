import type { LucideIcon } from 'lucide-react';
import Archive from 'lucide-react/icons/archive';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Briefcase from 'lucide-react/icons/briefcase';
import Building2 from 'lucide-react/icons/building-2';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Contact from 'lucide-react/icons/contact';
import FileStack from 'lucide-react/icons/file-stack';
import FileText from 'lucide-react/icons/file-text';
import Files from 'lucide-react/icons/files';
import Folder from 'lucide-react/icons/folder';
import FolderOpen from 'lucide-react/icons/folder-open';
import FolderTree from 'lucide-react/icons/folder-tree';
import Group from 'lucide-react/icons/group';
import Handshake from 'lucide-react/icons/handshake';
import Hash from 'lucide-react/icons/hash';
import House from 'lucide-react/icons/house';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import List from 'lucide-react/icons/list';
import ListChecks from 'lucide-react/icons/list-checks';
import ListOrdered from 'lucide-react/icons/list-ordered';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Network from 'lucide-react/icons/network';
import QrCode from 'lucide-react/icons/qr-code';
import ScrollText from 'lucide-react/icons/scroll-text';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import Shield from 'lucide-react/icons/shield';
import ShieldUser from 'lucide-react/icons/shield-user';
import SquareCheck from 'lucide-react/icons/square-check';
import Stamp from 'lucide-react/icons/stamp';
import Tag from 'lucide-react/icons/tag';
import UserRound from 'lucide-react/icons/user-round';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import UsersRound from 'lucide-react/icons/users-round';
import Zap from 'lucide-react/icons/zap';

const icons: Record<string, LucideIcon> = {
  archive: Archive,
  'building-2': Building2,
  'calendar-clock': CalendarClock,
  'chart-column': ChartColumn,
  'circle-question-mark': CircleQuestionMark,
  'clipboard-list': ClipboardList,
  group: Group,
  handshake: Handshake,
  landmark: Landmark,
  'list-checks': ListChecks,
  'qr-code': QrCode,
  'scroll-text': ScrollText,
  tag: Tag,
  zap: Zap,
  'arrow-left-right': ArrowLeftRight,
  briefcase: Briefcase,
  contact: Contact,
  'file-stack': FileStack,
  files: Files,
  'file-text': FileText,
  'folder-open': FolderOpen,
  'folder-tree': FolderTree,
  hash: Hash,
  house: House,
  inbox: Inbox,
  'key-round': KeyRound,
  'layout-template': LayoutTemplate,
  list: List,
  'lock-keyhole': LockKeyhole,
  network: Network,
  search: Search,
  send: Send,
  settings: Settings,
  shield: Shield,
  'shield-user': ShieldUser,
  'list-ordered': ListOrdered,
  'square-check': SquareCheck,
  stamp: Stamp,
  'user-round': UserRound,
  'user-round-pen': UserRoundPen,
  'users-round': UsersRound,
};

/** Icon by its declared name; a folder while it is not in the first load. */
export const iconNamed = (name: string): LucideIcon => icons[name] ?? Folder;
