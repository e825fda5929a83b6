import { expect, test } from 'vitest';
import { outageOf } from '../../../server/outage/index.ts';

// A dependency's failure is distinguished from our own, however deeply wrapped.

const fault = (message: string, more: object = {}) => Object.assign(new Error(message), more);

test.each([
  ['disk', fault('could not extend file', { code: '53100' })],
  ['disk', fault('write', { code: 'ENOSPC' })],
  ['busy', fault('canceling statement due to lock timeout', { code: '55P03' })],
  ['busy', fault('timeout exceeded when trying to connect')],
  ['busy', fault('timeout exceeded when trying to connect (Queue: work, Worker: 1)')],
  ['busy', fault('sorry, too many clients already', { code: '53300' })],
  ['database', fault('connect', { code: 'ECONNREFUSED', syscall: 'connect' })],
  ['database', fault('connect', { code: 'ENOENT', syscall: 'connect' })],
  ['database', fault('terminating connection due to administrator command', { code: '57P01' })],
  ['database', fault('the database system is starting up', { code: '57P03' })],
  ['database', fault('connection failure', { code: '08006' })],
  ['database', fault('Connection terminated due to connection timeout')],
  ['database', fault('Connection terminated unexpectedly')],
  ['database', fault('Client was closed and is not queryable')],
  ['database', fault('write EPIPE', { code: 'EPIPE', syscall: 'write' })],
  ['database', fault('This socket has been ended by the other party', { code: 'EPIPE' })],
  ['database', fault('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' })],
  ['database', fault('write ECONNRESET', { code: 'ECONNRESET', syscall: 'write' })],
  ['database', fault('terminating connection because of crash of another process', { code: '57P02' })],
  ['database', fault('cannot execute INSERT in a read-only transaction', { code: '25006' })],
  ['database', new AggregateError([fault('connect', { code: 'ECONNREFUSED' })], '')],
  ['database', new Error('Failed query', { cause: fault('', { code: '57P01' }) })],
])('%s: %s', (outage, error) => {
  expect(outageOf(error)).toBe(outage);
  expect(outageOf(new Error('around it', { cause: error }))).toBe(outage);
});

test.each([
  fault('duplicate key', { code: '23505' }),
  fault('open', { code: 'ENOENT', syscall: 'open' }),
  fault('aborted', { code: 'ECONNRESET' }),
  new TypeError('x is not a function'),
  'a word',
  undefined,
])('%s is a fault of our own', (error) => {
  expect(outageOf(error)).toBeUndefined();
});
