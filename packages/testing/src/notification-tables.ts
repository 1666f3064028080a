/** Rows about notifications, with the statement that inserts one of each: `$1` the company, `$2` the words. */
export const notificationTables: Record<string, string> = {
  notification_events: `insert into notification_events (company_id, kind, third_party_id, membership_id, dedupe, subject)
    select company_id, 'communique', third_party_id, id, $2, jsonb_build_object('titulo', $2::text)
      from memberships where company_id = $1 order by created_at desc limit 1`,
  notification_boxes: `insert into notification_boxes (company_id, membership_id, last_place)
    select company_id, id, 1 from memberships where company_id = $1 and $2 <> '' order by created_at desc limit 1`,
  notifications: `insert into notifications (company_id, membership_id, place, event_id, kind, subject, happened_at, in_portal, mail)
    select e.company_id, e.membership_id, 1, e.id, e.kind, e.subject, now(), true, 'ninguno'
      from notification_events e where e.company_id = $1 and e.membership_id is not null and $2 <> '' limit 1`,
  notification_preferences: `insert into notification_preferences (company_id, membership_id, kind, portal, correo, web_push)
    select company_id, id, $2, true, true, true from memberships where company_id = $1 order by created_at desc limit 1`,
  push_subscriptions: `insert into push_subscriptions (company_id, membership_id, device, endpoint, p256dh, auth)
    select company_id, id, $2, $2, $2, $2 from memberships where company_id = $1 order by created_at desc limit 1`,
}
