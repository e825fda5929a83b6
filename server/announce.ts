type Demo = { demoPassword: string; demoAccounts: { email: string; label: string }[] };

/** Says on the terminal where Naskah is and, with the demo, how to get in. */
export function announce(address: string, demo?: Demo): void {
  const lines = [`Naskah is ready: ${address}`];
  if (demo) {
    const width = Math.max(...demo.demoAccounts.map(({ email }) => email.length)) + 2;
    lines.push('', `Demo accounts, password ${demo.demoPassword}`);
    lines.push(...demo.demoAccounts.map(({ email, label }) => `  ${email.padEnd(width)}${label}`));
  }
  console.log(`\n${lines.join('\n')}\n`);
}
