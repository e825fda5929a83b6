import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMailAddress } from '../../../domain/letters/missing-fields-outgoing.ts';
import { outcomeOfStates } from '../../../server/letters/dispatch/outcome.ts';
import { groupsIn, inOrder, peopleIn } from '../../../server/letters/groups/recipients.ts';

describe('people and groups of one list', () => {
  it('come back in the order they were written in, however they are mixed', () => {
    const recipient = fc.oneof(
      fc.uuid().map((userId) => ({ userId })),
      fc.uuid().map((groupId) => ({ isGroup: true as const, groupId })),
    );
    fc.assert(
      fc.property(fc.array(recipient, { maxLength: 12 }), (written) => {
        const back = inOrder(peopleIn(written), groupsIn('cc', written));
        expect(back.map(({ person, group }) => person ?? { isGroup: true, groupId: group?.groupId })).toEqual(
          written,
        );
        expect(back.map(({ order }) => order)).toEqual(written.map((_, index) => index + 1));
      }),
    );
  });
});

describe('a mail address', () => {
  it.each(['a@b.example', 'nama.depan+arsip@sub.instansi.example'])('is %s', (address) => {
    expect(isMailAddress(address)).toBe(true);
  });
  it.each([
    'a@b.example,c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'A <a@b.example>',
    '"a"@b.example',
    'a@b',
    '',
    `${'a'.repeat(200)}@b.example`,
  ])('is not %j', (address) => {
    expect(isMailAddress(address)).toBe(false);
  });
});

describe('what became of a dispatch', () => {
  const to = ['a@b.example', 'c@d.example'];
  it.each([
    [['sent', 'sent'], 'sent', []],
    [['waiting', 'sent'], 'sending', []],
    [['kept', 'kept'], 'kept', []],
    [['failed', 'sent'], 'partly', ['a@b.example']],
    [['failed', 'waiting'], 'partly', ['a@b.example']],
    [['failed', 'failed'], 'failed', to],
    [[undefined, 'sent'], 'sent', []],
  ])('with mails that are %j is %s', (states, outcome, failedTo) => {
    expect(outcomeOfStates(to, states)).toEqual({ outcome, failedTo });
  });
});
