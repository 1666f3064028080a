import type { PoolClient } from 'pg'

/**
 * Inserts the audit trail of the demo's suppliers in the last year: sign-ins on some working days, and downloads of
 * certificates, mostly in March. Always the same except for the dates.
 */
export async function loadSignIns(client: PoolClient): Promise<void> {
  await client.query(
    `with people as (
       select m.company_id, m.id, i.id as identity_id, i.email from memberships m join identities i on i.id = m.identity_id
        where m.accepted_at is not null),
     days as (
       select p.*, d.day, hashtext(p.email || d.ago) & 1023 as chance, d.ago
         from people p cross join lateral (
           select g.ago, (now() at time zone 'America/Bogota')::date - g.ago as day from generate_series(1, 364) g (ago)) d
        where extract(isodow from d.day) < 6),
     acts as (
       select company_id, identity_id, email, id::text as target, 'session:login' as action, day, chance, 8 as hour
         from days where chance % 5 = 0
       union all
       select company_id, identity_id, email, 'RF-' || extract(year from day)::integer - 1 || '-' || lpad((chance % 900)::text, 6, '0'),
              'certificate-downloaded', day, chance, 9
         from days where chance % 5 = 0 and (extract(month from day) = 3 and chance % 2 = 0 or chance % 15 = 0))
     insert into audit_log (company_id, at, actor, identity_id, action, target, address)
     select company_id, (day + make_interval(hours => hour, mins => chance % 60)) at time zone 'America/Bogota', email,
            identity_id, action, target, '190.85.12.' || (chance % 200 + 1)
       from acts order by day, hour, email`,
  )
}
