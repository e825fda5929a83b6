import { expect, test } from 'vitest';
import { openDesk } from './desk.ts';

const desk = await openDesk();

test('the API describes every call of letters', async () => {
  const { body } = await desk.app.stranger.get<{ paths: Record<string, object> }>('/openapi.json');
  for (const path of [
    ...['/letter/api/Letter', '/letter/api/Letter/{id}', '/letter/api/Letter/{id}/submit'],
    ...['/letter/api/Letter/{id}/review', '/letter/api/Letter/{id}/sign', '/letter/api/Letter/{id}/timeline'],
    ...['/letter/api/Letter/{id}/pdf', '/letter/api/Letter/{id}/attachments/{attachmentId}'],
    ...['/letter/api/Draft', '/letter/api/Outbox', '/letter/api/Inbox', '/letter/api/Task'],
    ...['/letter/api/Inbox/{id}/read', '/letter/api/Inbox/{id}/close', '/letter/api/Inbox/{id}/reopen'],
    ...['/letter/api/Verify/{code}', '/task/api/Data/sidemenucounter', '/dashboard/api/Ringkasan'],
  ])
    expect(Object.keys(body.paths)).toContain(path);
});

test('it says of every call in which languages it answers, and which one without being asked', async () => {
  type Described = {
    paths: Record<string, Record<string, { parameters?: object[] }>>;
    components: { parameters: { language: object } };
  };
  const { body } = await desk.app.stranger.get<Described>('/openapi.json');
  expect(body.components.parameters.language).toMatchObject({
    in: 'header',
    name: 'X-Language',
    schema: { enum: ['id', 'en'], default: 'id' },
  });
  for (const operation of Object.values(body.paths).flatMap((path) => Object.values(path)))
    expect(operation.parameters).toContainEqual({ $ref: '#/components/parameters/language' });
});
