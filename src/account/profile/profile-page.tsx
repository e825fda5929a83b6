import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { LinkBase, useLocation } from 'react-admin';
import { say, type Words } from '../../../lib/language.ts';
import { type Signed, useSigned } from '../../shell/index.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { words } from '../words.ts';
import { IdentitySection } from './identity-section.tsx';
import './profile.css';
import { useSeenPart } from './use-seen-part.ts';

type Part = { id: string; title: Words; help: Words; Section: ComponentType<{ signed: Signed }> };

const parts: Part[] = [
  { id: 'identitas', title: words.identity, help: words.identityHelp, Section: IdentitySection },
  {
    id: 'jabatan',
    title: words.roles,
    help: words.rolesHelp,
    Section: lazy(() => import('./roles-section.tsx')),
  },
  {
    id: 'keamanan',
    title: words.security,
    help: words.securityHelp,
    Section: lazy(() => import('../security/security-section.tsx')),
  },
  {
    id: 'perangkat',
    title: words.devices,
    help: words.devicesHelp,
    Section: lazy(() => import('../devices/devices-section.tsx')),
  },
  {
    id: 'token',
    title: words.tokens,
    help: words.tokensHelp,
    Section: lazy(() => import('../tokens/tokens-section.tsx')),
  },
  {
    id: 'notifikasi',
    title: words.notifications,
    help: words.notificationsHelp,
    Section: lazy(() => import('../notifications/notifications-section.tsx')),
  },
  {
    id: 'bahasa',
    title: words.settings,
    help: words.settingsHelp,
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
      <PageHeader title={data.user.personName} breadcrumb={[{ label: say(words.profile) }]} />
      <div className="account">
        <nav className="account-nav" aria-label={say(words.parts)}>
          {parts.map(({ id, title }) => (
            <LinkBase key={id} to={`/user#${id}`} aria-current={id === here ? 'true' : undefined}>
              {say(title)}
            </LinkBase>
          ))}
        </nav>
        <div>
          {parts.map(({ id, title, help, Section }) => (
            <PartFrame key={id} id={id} title={say(title)} help={say(help)}>
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
