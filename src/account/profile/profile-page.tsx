import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { LinkBase, useLocation } from 'react-admin';
import { type Message, translate } from '../../../lib/language.ts';
import { type Signed, useSigned } from '../../shell/index.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { messages } from '../messages.ts';
import { IdentitySection } from './identity-section.tsx';
import './profile.css';
import { useSeenPart } from './use-seen-part.ts';

type Part = { id: string; title: Message; help: Message; Section: ComponentType<{ signed: Signed }> };

const parts: Part[] = [
  { id: 'identitas', title: messages.identity, help: messages.identityHelp, Section: IdentitySection },
  {
    id: 'jabatan',
    title: messages.roles,
    help: messages.rolesHelp,
    Section: lazy(() => import('./roles-section.tsx')),
  },
  {
    id: 'tidak-di-tempat',
    title: messages.absence,
    help: messages.absenceHelp,
    Section: lazy(() => import('../absence/absence-section.tsx')),
  },
  {
    id: 'keamanan',
    title: messages.security,
    help: messages.securityHelp,
    Section: lazy(() => import('../security/security-section.tsx')),
  },
  {
    id: 'perangkat',
    title: messages.devices,
    help: messages.devicesHelp,
    Section: lazy(() => import('../devices/devices-section.tsx')),
  },
  {
    id: 'token',
    title: messages.tokens,
    help: messages.tokensHelp,
    Section: lazy(() => import('../tokens/tokens-section.tsx')),
  },
  {
    id: 'notifikasi',
    title: messages.notifications,
    help: messages.notificationsHelp,
    Section: lazy(() => import('../notifications/notifications-section.tsx')),
  },
  {
    id: 'bahasa',
    title: messages.settings,
    help: messages.settingsHelp,
    Section: lazy(() => import('../settings/settings-section.tsx')),
  },
];

const ids = parts.map(({ id }) => id);

/** `/user`: the profile; `/user#perangkat` opens at a section. */
export default function ProfilePage() {
  const { data } = useSigned();
  const { hash } = useLocation();
  useScrollTo(data && ids.find((id) => `#${id}` === hash));
  const here = useSeenPart(ids, data !== undefined) ?? ids[0];
  if (!data) return null;
  return (
    <>
      <PageHeader title={data.user.personName} breadcrumb={[{ label: translate(messages.profile) }]} />
      <div className="account">
        <nav className="account-nav" aria-label={translate(messages.parts)}>
          {parts.map(({ id, title }) => (
            <LinkBase key={id} to={`/user#${id}`} aria-current={id === here ? 'true' : undefined}>
              {translate(title)}
            </LinkBase>
          ))}
        </nav>
        <div>
          {parts.map(({ id, title, help, Section }) => (
            <PartFrame key={id} id={id} title={translate(title)} help={translate(help)}>
              <Section signed={data} />
            </PartFrame>
          ))}
        </div>
      </div>
    </>
  );
}

function PartFrame({
  id,
  title,
  help,
  children,
}: {
  id: string;
  title: string;
  help: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className="account-part" aria-labelledby={`${id}-judul`}>
      <div>
        <h2 id={`${id}-judul`} tabIndex={-1}>
          {title}
        </h2>
        <p>{help}</p>
      </div>
      <div className="account-body">
        <Suspense fallback={<div className="account-wait" aria-hidden="true" />}>{children}</Suspense>
      </div>
    </section>
  );
}

/** Brings a part into view and the keyboard to it. */
function useScrollTo(id: string | undefined): void {
  useEffect(() => {
    if (!id) return;
    document.getElementById(id)?.scrollIntoView({ block: 'start' });
    document.getElementById(`${id}-judul`)?.focus({ preventScroll: true });
  }, [id]);
}
