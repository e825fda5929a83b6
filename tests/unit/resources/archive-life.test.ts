import { describe, expect, it } from 'vitest';
import {
  archiveAfter,
  archiveStates,
  depositStates,
  isKept,
  kindsAtEndOf,
  newArchive,
  periodOf,
} from '../../../domain/archive/archive-life.ts';
import { proposalKinds } from '../../../domain/archive/retention-parties.ts';

describe('The life of an archive item (DOMAIN 8)', () => {
  it('goes on by the proposals that the end of its period leads to', () => {
    expect(kindsAtEndOf('active')).toEqual(['transfer']);
    expect(kindsAtEndOf('inactive')).toEqual(['destroy', 'permanent', 'appraise']);
  });

  it('ends when its fate is carried out', () => {
    const ended = archiveStates.filter((state) => !isKept(state));
    expect(ended.flatMap((state) => proposalKinds.map((kind) => archiveAfter(state, kind)))).toEqual(
      ended.flatMap(() => proposalKinds.map(() => undefined)),
    );
    expect(ended.map(periodOf)).toEqual(ended.map(() => null));
  });

  it('begins with its unit, or as older paper with the records unit', () => {
    expect(depositStates).toEqual(['active', 'inactive']);
    expect(newArchive).toBe('active');
  });

  it('has no state of unknown words', () => {
    expect(['constructor', '', null, undefined].filter(isKept)).toEqual([]);
  });
});
