type Facts = {
  demo?: Demo | undefined;
  firstCode?: string | undefined;
  isBehindUnknownProxy: boolean;
};
type Demo = { demoPassword: string; demoAccounts: { email: string; label: string }[] };

/** Prints how to sign in: the demo accounts, or without users the first administrator's code. */
export function announce(address: string, { demo, firstCode, isBehindUnknownProxy }: Facts): void {
  const lines = [`Naskah is ready: ${address}`];
  if (demo) {
    const width = Math.max(...demo.demoAccounts.map(({ email }) => email.length)) + 2;
    lines.push('', `Demo accounts, password ${demo.demoPassword}`);
    lines.push(...demo.demoAccounts.map(({ email, label }) => `  ${email.padEnd(width)}${label}`));
  }
  if (firstCode) {
    lines.push('', `Nobody has an account yet. Open ${address}/mulai and enter this code: ${firstCode}`);
  }
  if (isBehindUnknownProxy)
    lines.push(
      '',
      'PUBLIC_URL is https, so a proxy stands in front, but TRUSTED_PROXIES names none: everybody seems to come from one address, and one stranger slows down the sign-in of all new browsers.',
    );
  console.log(`\n${lines.join('\n')}\n`);
}
