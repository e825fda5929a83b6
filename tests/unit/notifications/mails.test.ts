// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  channels,
  isChoosable,
  type NotificationKind,
  notificationGroups,
  notificationKinds,
  startsOn,
} from '../../../domain/notifications/notification-kinds.ts';
import { writeLetter } from '../../../server/mail/index.ts';
import { digestMail } from '../../../server/notifications/channels/digest-mail.ts';
import { noticeMail } from '../../../server/notifications/channels/notice-mail.ts';

const site = 'https://naskah.example';

describe('A mail the product writes', () => {
  const notice = {
    personName: 'Dewi <b>"Ayu"</b>',
    title: 'Naskah menunggu paraf Anda',
    message: '<script>alert(1)</script> & lampiran',
    detailUrl: '/naskah-dinas/tugas/review/1?a=1&b="2"',
  };

  it('says the same in words and in HTML, and nothing in it becomes markup', () => {
    const { subject, body, html } = noticeMail(site, notice);
    expect(subject).toBe('Naskah: Naskah menunggu paraf Anda');
    expect(body).toContain('<script>alert(1)</script> & lampiran');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; lampiran');
    expect(html).not.toMatch(/<script|<b>"|b="2"/);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      `${site}${notice.detailUrl}`,
      `${site}/notifikasi/pengaturan`,
    ]);
    // No images, which would report that the mail was opened.
    expect(html).not.toMatch(/<img|url\(|<link/);
  });

  it('has no button where there is no page to open, and says when the office\u2019s rules ask for it', () => {
    const { body, html } = noticeMail(site, { ...notice, detailUrl: null }, { byRule: true });
    expect(body).not.toContain('Buka di Naskah');
    expect(html).not.toContain('Buka di Naskah');
    expect(body).toContain('menurut aturan kantor');
  });

  it('has no lines but its own: what people wrote cannot look like a link of the product', () => {
    const message = 'Rapat\n\nBuka di Naskah:\nhttps://lain.example';
    expect(noticeMail(site, { ...notice, message }).body).toContain(
      'Rapat Buka di Naskah: https://lain.example',
    );
  });

  it('leaves out what is not there', () => {
    expect(writeLetter({ to: 'Dewi', title: 'Halo.' }).body).toBe('Yth. Dewi,\n\nHalo.');
  });
});

describe('A digest', () => {
  it('counts what is new and says what waits, with a page for each, and nothing else', () => {
    const reader = { userId: 'u', personName: 'Dewi', email: 'dewi@naskah.example', tasks: 2, inbox: 0 };
    const { subject, body } = digestMail(site, {
      ...reader,
      news: [
        { label: 'Naskah masuk', count: 3 },
        { label: 'Data menunggu Anda', count: 1 },
      ],
    });
    expect(subject).toBe('Naskah: ringkasan, 4 pemberitahuan baru');
    expect(body.split('\n').filter((line) => line.startsWith('- '))).toEqual([
      `- 3 Naskah masuk: ${site}/notifikasi`,
      `- 1 Data menunggu Anda: ${site}/notifikasi`,
      `- 2 tugas menunggu Anda: ${site}/naskah-dinas/tugas`,
    ]);
  });
});

describe('The catalogue of kinds', () => {
  const all = Object.keys(notificationKinds) as NotificationKind[];

  it('shows each kind in one group, once', () => {
    const shown = notificationGroups.flatMap(({ kinds }) => kinds);
    expect(shown.toSorted()).toEqual(all.toSorted());
  });

  it('offers every kind some way, and leaves what concerns the account to nobody\u2019s choice', () => {
    for (const kind of all)
      expect(
        channels.some((channel) => startsOn(kind, channel)),
        kind,
      ).toBe(true);
    expect(channels.filter((channel) => isChoosable('akun.keamanan', channel))).toEqual([]);
    expect(startsOn('akun.keamanan', 'mail')).toBe(true);
    expect(isChoosable('aturan.surel', 'push')).toBe(false);
  });
});
