/** A person as the directory knows them, by whichever way they proved who they are. */
export type DirectoryPerson = {
  way: DirectoryWay;
  /** What the directory calls them for ever: issuer and subject, or the entry's id. */
  subject: string;
  personName: string;
  npp: string;
  email: string;
  /** Names of their groups, as the directory gives them: names or DNs. */
  groups: string[];
};
export type DirectoryWay = 'oidc' | 'ldap';

/** Why a sign-in by the directory did not come about; the reader is told by these words alone. */
export type DirectoryFault =
  /** Nobody answers, or not in time. */
  | 'unreachable'
  /** Who answers is not who they should be: certificate, issuer, signature. */
  | 'untrusted'
  /** The directory does not accept Naskah: client, secret, bind account. */
  | 'rejected'
  /** Begun elsewhere, too long ago, or already used. */
  | 'stale'
  /** The person said no, or the provider did. */
  | 'denied'
  /** It answers, but not with what was asked for: no name, no groups, a wrong base. */
  | 'incomplete';

/** Carries a reason for administrators, without anything secret. */
export class DirectoryError extends Error {
  readonly fault: DirectoryFault;
  constructor(fault: DirectoryFault, reason: string) {
    super(reason);
    this.name = 'DirectoryError';
    this.fault = fault;
  }
}
