import { useQuery } from '@tanstack/react-query';
import type { DirectoryState } from '../../domain/calls/directory.ts';
import { translate } from '../../lib/language.ts';
import { settingsPage } from '../../resources/settings-page.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatDateTime } from '../ui/format.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { GroupsCard } from './groups-card.tsx';
import { IdleCard } from './idle-card.tsx';
import { directoryMessages as said } from './messages.ts';
import { useDirectory } from './use-directory.ts';
import './directory.css';

/** `/pengaturan/direktori`: how the directory is connected, a test of it, and which groups give which roles. */
export default function DirectoryPage() {
  const directory = useDirectory();
  const query = useQuery({ queryKey: ['directory'], queryFn: ({ signal }) => directory.read({ signal }) });
  return (
    <>
      <PageHeader
        title={translate(said.title)}
        breadcrumb={[{ label: translate(said.settings), to: settingsPage.path }]}
        text={translate(said.about)}
      />
      {query.error && (
        <div className="card">
          <EmptyState title={translate(said.failed)} onRetry={() => query.refetch()} />
        </div>
      )}
      {query.data && <State state={query.data} />}
    </>
  );
}

function State({ state }: { state: DirectoryState }) {
  const { oidc, ldap } = state;
  return (
    <div className="directory">
      <div>
        <ConnectionCard
          way="oidc"
          title={translate(said.oidc)}
          isOn={oidc !== null}
          off={translate(said.oidcOff)}
          facts={
            oidc
              ? [
                  [translate(said.issuer), oidc.issuer],
                  [translate(said.client), oidc.clientId],
                  [translate(said.claims), `${oidc.nppClaim}, ${oidc.groupsClaim}`],
                  [translate(said.hours), translate(said.afterHours(oidc.sessionHours))],
                ]
              : []
          }
          copied={{
            label: translate(said.redirect),
            value: oidc?.redirectUri ?? `${location.origin}/login`,
          }}
        />
        <ConnectionCard
          way="ldap"
          title={translate(said.ldap)}
          isOn={ldap !== null}
          off={translate(said.ldapOff)}
          warning={ldap && !ldap.isEncrypted ? translate(said.isOpen) : ''}
          facts={
            ldap
              ? [
                  [translate(said.address), ldap.url],
                  [translate(said.account), ldap.bindDn],
                  [translate(said.base), ldap.base],
                  [translate(said.filter), ldap.filter],
                  [translate(said.attributes), ldap.attributes],
                  ...(ldap.groupBase
                    ? [[translate(said.groupBase), ldap.groupBase] as [string, string]]
                    : []),
                ]
              : []
          }
        />
      </div>
      <div>
        {(oidc || ldap) && <PeopleCard state={state} />}
        {(oidc || ldap) && <IdleCard hasLdap={ldap !== null} />}
        <GroupsCard />
      </div>
    </div>
  );
}

function PeopleCard({ state: { people, linked, makesPeople, ldap, lastRun } }: { state: DirectoryState }) {
  return (
    <section className="card pad" aria-labelledby="directory-people">
      <h2 id="directory-people">{translate(said.people)}</h2>
      <p>{translate(said.counts(people, linked))}</p>
      <p>{translate(makesPeople ? said.makes : said.makesNot)}</p>
      {ldap && (
        <p>
          {translate(
            lastRun ? said.ran(formatDateTime(lastRun.at), lastRun.checked, lastRun.deactivated) : said.never,
          )}
        </p>
      )}
      {ldap && lastRun?.message && <p className="directory-bad">{lastRun.message}</p>}
    </section>
  );
}
