// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { arrangementOf } from '../../../../domain/letters/layouts.ts';
import { readStarter } from '../../../../server/starter/index.ts';
import { cleanHtml } from '../../../../src/letters/sheet/index.ts';
import { printedTwice, templateBody, withTagNodes } from '../../../../src/letters/sheet/template-body.ts';

describe('a template', () => {
  const whole = `
    <div style="text-align:center"><p><strong>NOTA DINAS</strong><br>Nomor: {{nomor_naskah}}</p></div>
    <table><tr><td>Kepada</td><td>:</td><td>{{kepada}}</td></tr></table><hr>
    <div><p>Sehubungan dengan [dasar], mohon arahan {{kepada}}.</p></div>
    <div><p>{{jabatan}},</p><p><strong>{{dari}}</strong><br>NPP {{npp}}</p></div>
    <div><p>Tembusan:</p><div>{{tembusan}}</div></div>`;

  it('drawn as the whole page keeps every part, and what the letter prints itself is named', () => {
    for (const words of ['NOTA DINAS', 'Kepada', 'Sehubungan dengan [dasar]', 'NPP', 'Tembusan'])
      expect(templateBody(whole)).toContain(words);
    expect(printedTwice(whole, 'nota')).toEqual(['number', 'receivers', 'signature', 'ccs']);
    // Nobody is named above an announcement.
    expect(printedTwice('<p>{{kepada}}</p><p>TENTANG<br>{{perihal}}</p>', 'pengumuman')).toEqual(['subject']);
    expect(printedTwice('<p>Ditetapkan pada tanggal {{tanggal_naskah}}</p>', 'keputusan')).toEqual(['date']);
  });

  it('as shipped names nothing that the letter prints', () => {
    const { subTypes } = readStarter<{ subTypes: { code: string; arrangement: string }[] }>('letter-kinds');
    for (const { subTypeCode, content } of readStarter<{ subTypeCode: string; content: string }[]>(
      'letter-templates',
    )) {
      const kind = subTypes.find(({ code }) => code === subTypeCode);
      expect([subTypeCode, printedTwice(content, arrangementOf(kind?.arrangement))]).toEqual([
        subTypeCode,
        [],
      ]);
    }
  });

  it('of text alone stays whole', () => {
    expect(templateBody('<p>Satu.</p><p>Dua.</p>')).toBe('<p>Satu.</p><p>Dua.</p>');
  });

  it('has its tags as the editor has them', () => {
    expect(withTagNodes('<p>{{ Tanggal Naskah }} {{lain}}</p>')).toBe(
      '<p><span data-tag="tanggal_naskah">tanggal_naskah</span> {{lain}}</p>',
    );
  });
});

describe('text before the server has cleaned it', () => {
  it('loses what could run, and keeps what a letter may contain', () => {
    const dirty =
      '<p style="text-align: center; color: red" onclick="x()">A<script>x()</script><img src=x onerror=x()>' +
      '<a href="javascript:x()">B</a><a href="https://contoh.id">C</a></p><form><b>D</b></form>';
    const clean = cleanHtml(dirty);
    expect(clean).not.toMatch(/script|onclick|onerror|img|form|color/);
    expect(clean).toContain('text-align: center');
    expect(clean).toContain('href="https://contoh.id"');
    expect(clean).toContain('<b>D</b>');
  });

  it('is the same after a second cleaning', () => {
    const once = cleanHtml('<div><p>a<i>b</i></p><custom>c</custom></div>');
    expect(cleanHtml(once)).toBe(once);
  });
});
