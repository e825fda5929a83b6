type Demo = { demoPassword: string; demoAccounts: { email: string; label: string }[] };

/**
 * Says on the terminal where Naskah is and how to get in: with the demo accounts, or with the code that makes
 * the first administrator where nobody has an account yet.
 */
export function announce(address: string, demo?: Demo, firstCode?: string): void {
  const lines = [`Naskah is ready: ${address}`];
  if (demo) {
    const width = Math.max(...demo.demoAccounts.map(({ email }) => email.length)) + 2;
    lines.push('', `Demo accounts, password ${demo.demoPassword}`);
    lines.push(...demo.demoAccounts.map(({ email, label }) => `  ${email.padEnd(width)}${label}`));
  }
  if (firstCode) {
    lines.push('', `Nobody has an account yet. Open ${address}/mulai and enter this code: ${firstCode}`);
  }
  console.log(`\n${lines.join('\n')}\n`);
}
