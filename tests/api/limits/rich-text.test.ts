import { describe, expect, it } from 'vitest';
import { isRequired } from '../../../resources/declare.ts';
import { resources } from '../../../resources/index.ts';
import { testApp } from '../../support/app.ts';
import { refusedAt } from '../../support/declared/refused.ts';
import { addressOf, openEverything, standOf } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';

const { signIn, pool } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const { bodyOf } = generator(admin);
const cases = resources.flatMap((resource) =>
  Object.entries(resource.fields)
    .filter(([, field]) => field.kind === 'richText')
    .map(([field]) => [`${resource.name}, ${field}`, resource, field] as const),
);

const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><style><img src onerror=alert(1)></style></mtext></math>',
  '<style>@import "//evil.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="position:fixed;inset:0;z-index:9">x</p>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="//evil.example"><input name=a><button>x</button></form>',
  '<base href="//evil.example"><meta http-equiv="refresh" content="0;url=//evil.example">',
  '<template><img src onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src onerror=alert(1)>"></noscript>',
  '<!--><img src onerror=alert(1)>-->',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<p class="MuiDialog-root" id="root" contenteditable>x</p>',
];

/** Never allowed in stored text: active elements, handlers, addresses and styles. */
const dangerous =
  /<(script|img|iframe|svg|math|style|object|embed|form|input|button|base|meta|link|template|noscript|animate)|<[^>]*\s(on\w+|src|srcdoc|class|id|background|contenteditable)\s*=|(href|style)="[^"]*(script:|data:|url\(|position|z-index)/i;

describe.each(cases)('%s', (_name, resource, field) => {
  const base = addressOf(resource);

  it('keeps nothing of what runs, loads or lies over the page, and keeps the text', async () => {
    const body = await bodyOf(resource);
    // A letterhead is lines: it takes no table, list or picture at all.
    const sent = hostile.filter((part) => !/<(table|img)/.test(part));
    const text = `<p>Isi <strong>tetap</strong></p>${sent.join('')}<p>akhir</p>`;
    const made = await admin.post(base, { ...body, [field]: text });
    expect(made.body, JSON.stringify(made.body)).toMatchObject({ statusCode: 200 });
    const { id, version } = made.body.data;
    const changed = await admin.put(`${base}/${id}`, { [field]: text, version });
    expect(changed.status).toBe(200);
    const shown = (await admin.get(`${base}/${id}`)).body.data[field];
    for (const served of [made.body.data[field], changed.body.data[field], shown]) {
      expect(served).toContain('<strong>tetap</strong>');
      expect(served.match(dangerous)?.[0]).toBeUndefined();
    }
    const kept = await pool.query('select after from audit_log where record_id = $1', [id]);
    expect(kept.rows).toHaveLength(2);
    for (const row of kept.rows) expect(row.after[field].match(dangerous)?.[0]).toBeUndefined();
    expect((await admin.delete(`${base}/${id}`)).status).toBe(200);
  });

  it('serves each of them clean, or refuses it', async () => {
    const made = await admin.post(base, await bodyOf(resource));
    let { version } = made.body.data;
    const at = `${base}/${made.body.data.id}`;
    const faults: string[] = [];
    for (const text of hostile) {
      const answer = await admin.put(at, { [field]: `<p>a</p>${text}`, version });
      if (answer.status === 200) version = answer.body.data.version;
      const served = (await admin.get(at)).body.data[field];
      if (![200, 422].includes(answer.status) || dangerous.test(served)) faults.push(`${text}: ${served}`);
    }
    expect(faults).toEqual([]);
  });

  it('refuses a required text of which nothing is left', async () => {
    const declared = resource.fields[field];
    if (!declared || !isRequired(declared)) return;
    const body = await bodyOf(resource);
    const made = await admin.post(base, body);
    const { id, version } = made.body.data;
    const before = await standOf(pool, resource);
    const faults: string[] = [];
    for (const text of ['<script>alert(1)</script>', '<p></p>', '<p> &nbsp; </p>', '<img src=x>']) {
      const sent = await admin.post(base, { ...(await bodyOf(resource)), [field]: text });
      const changed = await admin.put(`${base}/${id}`, { [field]: text, version });
      faults.push(...refusedAt(field, sent, `POST ${text}`), ...refusedAt(field, changed, `PUT ${text}`));
    }
    expect(faults).toEqual([]);
    expect(await standOf(pool, resource)).toEqual(before);
  });
});

it('serves plain text as text: what looks like HTML in it comes back as it was typed', async () => {
  const typed = '<img src=x onerror=alert(1)> & "kutip"';
  const faq = resources.find(({ entity }) => entity === 'Faq');
  if (!faq) throw new Error('Faq is gone');
  const made = await admin.post(addressOf(faq), { ...(await bodyOf(faq)), question: typed });
  expect(made.body.data.question).toBe(typed);
  expect(made.headers['content-type']).toContain('application/json');
  expect(made.headers['x-content-type-options']).toBe('nosniff');
});
