import { describe, expect, it } from 'vitest';
import { noteText } from '../../../domain/calls/letters/note-text.ts';
import { firedEvent } from '../../../domain/calls/life-calls.ts';
import { revealCall } from '../../../domain/calls/reveal-call.ts';
import { noteAlone, reason } from '../../../lib/body-parts.ts';
import { createSchema, fieldErrors, updateSchema } from '../../../resources/schema.ts';
import { vehicle } from '../../declared/kendaraan.ts';
import { complaint } from '../../declared/pengaduan.ts';

// Characters that nobody sees give no reason and fill nothing in.
const invisible = ['\u200b', '\u2060', '\u00ad', '\u3164', '\u2800', '\ufeff'].map((one) => one.repeat(12));

describe('text of invisible characters alone', () => {
  it.each(invisible)('is neither a reason nor a note (%j)', (text) => {
    expect(reason.safeParse(text).success).toBe(false);
    expect(noteAlone.safeParse(text).success).toBe(false);
    expect(noteText.parse(text)).toBe('');
    expect(firedEvent.parse({ event: 'reject', note: text }).note).toBeNull();
    const { body } = revealCall(complaint, '/layanan/api/ExampleComplaint', []);
    expect(body?.safeParse({ field: 'cardNumber', reason: text }).success).toBe(false);
    expect(body?.safeParse({ field: 'cardNumber', reason: `Sengketa${text}` }).success).toBe(false);
  });

  it.each(invisible)('fills in no field (%j)', (text) => {
    const named = createSchema(complaint).safeParse({ subject: text });
    expect(fieldErrors(named.error as never)).toHaveProperty('subject', ['“Perihal” harus diisi.']);
    expect(updateSchema(complaint).parse({ place: text })).toEqual({ place: '' });
    expect(updateSchema(vehicle).safeParse({ labels: [text] }).success).toBe(false);
  });
});

it('keeps invisible characters between others', () => {
  expect(updateSchema(complaint).parse({ place: 'KM 12 👨‍👩‍👧' })).toEqual({ place: 'KM 12 👨‍👩‍👧' });
  expect(reason.parse('Ya, 👨‍👩‍👧')).toBe('Ya, 👨‍👩‍👧');
});
