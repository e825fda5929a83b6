import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';

/**
 * Versions for a history written at once (demo): the current letter for each step. Same shape as `snapshotOf`.
 */
export async function recordPastVersions(executor: Executor, letterIds: readonly string[]): Promise<void> {
  if (letterIds.length === 0) return;
  await executor.execute(sql`
    with step as (
      select t.letter_id, row_number() over (partition by t.letter_id order by t.at, t.id) as no, t.at, t.user_id,
             t.position_id, t.event as reason
      from letter_timeline t
      where t.letter_id = any(${sql.param([...letterIds])}::uuid[]) and t.event in ('submitted', 'approved', 'returned')
    )
    insert into letter_version
      (letter_id, no, at, kept_at, user_id, position_id, reason, subject, content, cover_content, meta, files)
    ${standing}`);
}

const standing: SQL = sql`
  select l.id, s.no, s.at, s.at, s.user_id, s.position_id, s.reason, l.subject,
    coalesce(c.content, ''), coalesce(c.cover_content, ''),
    jsonb_build_object(
      'fields', jsonb_build_object(
        'concern', l.concern, 'from', l.from_where, 'scriptTypeId', l.script_type_id,
        'subTypeId', l.script_sub_type_id, 'securityId', l.security_id,
        'classificationId', l.classification_id, 'letterheadId', l.letterhead_id, 'urgency', l.urgency,
        'place', l.place, 'subject', l.subject, 'scriptDate', l.script_date, 'referenceId', l.reference_id,
        'archiveReferenceId', l.archive_reference_id, 'contract', l.contract, 'contentMode', l.content_mode,
        'senderUserId', l.sender_user_id, 'senderPositionId', l.sender_position_id,
        'showSenderName', l.show_sender_name, 'senderDelegations', l.sender_delegations,
        'bookedNumberId', l.booked_number_id, 'anyReviewer', l.any_reviewer),
      'parts', jsonb_build_object(
        'cosigners', coalesce((
          select jsonb_agg(jsonb_build_object('userId', k.user_id, 'positionId', k.position_id,
            'delegations', k.delegations) order by k."order")
          from letter_cosigner k where k.letter_id = l.id), '[]'),
        'receivers', coalesce(named.receivers, '[]'), 'ccs', coalesce(named.ccs, '[]'),
        'groups', coalesce((
          select jsonb_agg(jsonb_build_object('kind', g.kind, 'groupId', g.group_id, 'order', g."order")
            order by g.kind, g."order")
          from letter_recipient_group g where g.letter_id = l.id), '[]'),
        'outgoing', (
          select jsonb_build_object('address', o.address,
            'externalReceiver', coalesce(outside.receivers, '[]'), 'externalCc', coalesce(outside.ccs, '[]'))
          from letter_outgoing o where o.letter_id = l.id),
        'reviewers', coalesce((
          select jsonb_agg(jsonb_build_object('userId', r.user_id, 'positionId', r.position_id,
            'showUserName', r.show_user_name, 'delegationId', r.delegation_id) order by r."order")
          from letter_reviewer r
          where r.letter_id = l.id and (r.decided_at is null or r.decided_at > s.at)), '[]'),
        -- Letters from outside have no reviewers.
        'incoming', null),
      'names', jsonb_build_object(
        'kind', k.name, 'subType', u.name, 'security', e.name, 'classification', a.code || ' ' || a.name,
        'letterhead', h.name),
      'people', coalesce(shown.people, '[]') || coalesce((
          select jsonb_agg(jsonb_build_object('role', g.kind, 'key', g.group_id::text, 'personName', n.name,
            'positionName', 'Grup unit') order by g.kind, g."order")
          from letter_recipient_group g join unit_group n on n.id = g.group_id where g.letter_id = l.id), '[]')
        || coalesce(outside.people, '[]')),
    coalesce((
      select jsonb_agg(jsonb_build_object('id', f.id, 'title', f.title, 'fileName', f.file_name,
        'mimeType', f.mime_type, 'size', f.size, 'fileHash', f.file_hash, 'order', f."order",
        'isDocument', f.is_document) order by f."order")
      from letter_attachment f where f.letter_id = l.id), '[]')
  from step s
  join letter l on l.id = s.letter_id
  left join letter_content c on c.letter_id = l.id
  left join script_type k on k.id = l.script_type_id
  left join script_sub_type u on u.id = l.script_sub_type_id
  left join security_classification e on e.id = l.security_id
  left join archive_classification a on a.id = l.classification_id
  left join letterhead_template h on h.id = l.letterhead_id
  left join lateral (
    select jsonb_agg(p.person order by p."order") filter (where p.kind = 'receiver') as receivers,
      jsonb_agg(p.person order by p."order") filter (where p.kind = 'cc') as ccs
    from (
      select r.kind, r."order", jsonb_build_object('userId', r.user_id, 'positionId', r.position_id,
        'showUserName', r.show_user_name, 'delegationId', r.delegation_id) as person
      from letter_recipient r where r.letter_id = l.id
    ) p
  ) named on true
  left join lateral (
    select jsonb_agg(p.party order by p."order") filter (where p.kind = 'receiver') as receivers,
      jsonb_agg(p.party order by p."order") filter (where p.kind = 'cc') as ccs,
      jsonb_agg(jsonb_build_object('role', case p.kind when 'cc' then 'outside-cc' else 'outside' end,
        'key', p.name, 'personName', p.name, 'positionName', coalesce(p.email, ''))
        order by p.kind desc, p."order") as people
    from (
      select x.kind, x."order", x.name, x.email, jsonb_build_object('institutionId', x.institution_id,
        'name', x.name, 'email', x.email) as party
      from letter_external_party x where x.letter_id = l.id
    ) p
  ) outside on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('role', p.role, 'key', p.user_id || ' ' || p.position_id,
      'personName', w.person_name, 'positionName', o.name) order by p.role, p.ord) as people
    from (
      select 'sender' as role, 0 as ord, l.sender_user_id as user_id, l.sender_position_id as position_id
      union all
      select r.kind, r."order", r.user_id, r.position_id from letter_recipient r where r.letter_id = l.id
      union all
      select 'reviewer', v."order", v.user_id, v.position_id from letter_reviewer v where v.letter_id = l.id
    ) p
    join "user" w on w.id = p.user_id join position o on o.id = p.position_id
  ) shown on true`;
