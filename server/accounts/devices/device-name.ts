type Device = { browser: string; system: string; isPhone: boolean };

// Order matters: browsers also name the browsers they are compatible with.
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)(?:\.\d+)*.* Safari\//],
];
const systems: [name: string, sign: RegExp][] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b|\biPod\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Parses a user agent into names its user recognises: "Chrome 142" on "Windows". */
export function deviceOf(userAgent: string | null): Device {
  const told = userAgent ?? '';
  const [browser = '', sign] = browsers.find(([, one]) => one.test(told)) ?? [];
  const version = sign?.exec(told)?.[1];
  return {
    // A program names itself first: "curl/8.5.0".
    browser: browser
      ? [browser, version].filter(Boolean).join(' ')
      : (/^[\w .-]{1,40}/.exec(told)?.[0] ?? ''),
    system: systems.find(([, one]) => one.test(told))?.[0] ?? '',
    isPhone: /\bMobi|\biPhone\b|\biPad\b|\bAndroid\b/.test(told),
  };
}
