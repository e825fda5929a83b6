type Size = { innerWidth: number; innerHeight: number };

/** Browser and window in words the user can check before submission: "Chrome 140, Windows, 1366 × 768". */
export function browserWords(agent: string, { innerWidth: width, innerHeight: height }: Size): string {
  const browser = browsers
    .map(([name, pattern]) => [name, pattern.exec(agent)?.[1]] as const)
    .find(([, at]) => at);
  const system = systems.find(([, pattern]) => pattern.test(agent))?.[0];
  const size = width > 0 && height > 0 ? `${width} × ${height}` : '';
  const known = browser ? `${browser[0]} ${browser[1]}` : agent.slice(0, 150);
  return [known, system, size].filter(Boolean).join(', ');
}

/** The ones that call themselves several names come first. */
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium|eiOS)\/(\d+)/],
  ['Chrome', /\bCriOS\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).*Safari/],
];
const systems: [string, RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];
