import type { PoolClient } from 'pg'

/** One line of the demo's file: the number as typed, its owner, and its outcome. */
interface DemoLine {
  nit: string
  email: string
  firstName: string
  lastName: string
  /** Of a line without an invitation. */
  fault?: 'nit-unknown' | 'nit-digit' | 'email-malformed' | 'repeated'
}

/** A person of the demo who was invited and has not accepted. */
interface Invited {
  nombre: string
  email: string
  firstName: string
  lastName: string
  /** How many days ago the mail was sent. */
  days: number
  bounce: 'rechazado' | 'temporal' | null
  reason: string | null
}

/** Recent invitations: one unread, one with an expired link, and two returned mails. */
const stillInvited: readonly Invited[] = [
  {
    nombre: 'Dotaciones Industriales El Faro S.A.S.',
    email: 'facturacion@dotacioneselfaro.example',
    firstName: 'Yolima',
    lastName: 'Restrepo',
    days: 2,
    bounce: null,
    reason: null,
  },
  {
    nombre: 'Metrología y Ensayos del Café S.A.S.',
    email: 'gerencia@metrologiadelcafe.example',
    firstName: 'Hernán',
    lastName: 'Gaviria',
    days: 12,
    bounce: null,
    reason: null,
  },
  {
    nombre: 'Cereales Los Frailejones S.A.S.',
    email: 'cartera@cerealesfrailejones.example',
    firstName: 'Nubia',
    lastName: 'Cárdenas',
    days: 3,
    bounce: 'rechazado',
    reason: '550 5.1.1 <cartera@cerealesfrailejones.example>: Recipient address rejected: User unknown',
  },
  {
    nombre: 'Aseo Industrial Brillante Andino S.A.S.',
    email: 'pagos@brillanteandino.example',
    firstName: '',
    lastName: '',
    days: 3,
    bounce: 'temporal',
    reason: '452 4.2.2 Mailbox full',
  },
]

/** Lines of the demo's file without an invitation, as such files have them. */
const faultyLines: readonly DemoLine[] = [
  {
    nit: '900.555.123-0',
    email: 'gerencia@ferreteriaelporvenir.example',
    firstName: 'Álvaro',
    lastName: 'Pinzón',
    fault: 'nit-digit',
  },
  {
    nit: '811222333-7',
    email: 'contabilidad@transportesandes.example',
    firstName: 'Luz Dary',
    lastName: 'Ocampo',
    fault: 'nit-unknown',
  },
  { nit: '', email: 'sin correo', firstName: '', lastName: '', fault: 'email-malformed' },
]

/**
 * The file of invitations with which a company's purchasing invited the present principal users: they accepted a day
 * later; some lines had errors.
 */
export async function loadInvitations(client: PoolClient, company: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `insert into invitation_batches (company_id, file_name, state, created_by, created_at, started_at, finished_at, version)
     select $1, 'Proveedores por invitar.csv', 'terminada', 'compras@demo.co', at, at, at + interval '1 minute', 3
       from (select min(accepted_at) - interval '1 day' as at from memberships where company_id = $1 and is_master) t
     returning id`,
    [company],
  )
  const batch = rows[0]?.id
  await client.query(
    `insert into invitation_lines (company_id, batch_id, line, nit, email, first_name, last_name, third_party_id, membership_id,
                                   sent_at)
     select $1, $2, 1 + row_number() over (order by t.nombre, i.email), t.documento_numero || coalesce('-' || t.documento_dv, ''),
            i.email, i.first_name, i.last_name, t.id, m.id, b.created_at
       from memberships m
       join identities i on i.id = m.identity_id
       join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
       join invitation_batches b on b.company_id = m.company_id and b.id = $2
      where m.company_id = $1 and m.is_master and m.accepted_at is not null`,
    [company, batch],
  )
  await client.query(
    `insert into invitation_lines (company_id, batch_id, line, nit, email, first_name, last_name, fault)
     select $1, $2, (select max(line) from invitation_lines where company_id = $1 and batch_id = $2) + l.place, l.nit, l.email,
            l."firstName", l."lastName", l.fault
       from jsonb_to_recordset($3::jsonb) l (place integer, nit text, email text, "firstName" text, "lastName" text, fault text)`,
    [company, batch, JSON.stringify(faultyLines.map((line, at) => ({ ...line, place: at + 1 })))],
  )
  await loadSecondFile(client, company)
}

/** A later file, for suppliers without users: the mails were sent, some again, and two were returned. */
async function loadSecondFile(client: PoolClient, company: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `insert into invitation_batches (company_id, file_name, state, created_by, created_at, started_at, finished_at, version)
     select $1, 'Proveedores sin acceso.csv', 'terminada', 'compras@demo.co', at, at, at + interval '1 minute', 3
       from (select now() - interval '12 days' as at) t
      where exists (select 1 from third_parties t where t.company_id = $1 and t.nombre = $2)
     returning id`,
    [company, stillInvited[0]?.nombre],
  )
  const batch = rows[0]?.id
  if (batch === undefined) return
  for (const [at, invited] of stillInvited.entries())
    await loadInvited(client, { company, batch, at, invited })
}

/** Invites a person who has not accepted. */
async function loadInvited(
  client: PoolClient,
  { company, batch, at, invited }: { company: number; batch: string; at: number; invited: Invited },
): Promise<void> {
  const { nombre, email, firstName, lastName, days, bounce, reason } = invited
  const sent = `now() - interval '${days} days'`
  await client.query(
    `with party as (
       select t.id, t.documento_numero || '-' || t.documento_dv as nit from third_parties t
        where t.company_id = $1 and t.nombre = $4),
     person as (insert into identities (email) select $5 from party returning id),
     member as (
       insert into memberships (company_id, identity_id, third_party_id, is_master, active, invited_email, first_name, last_name,
                                invited_at, invited_until)
       select $1, person.id, party.id, true, false, $5, $6, $7, ${sent}, ${sent} + interval '7 days' from person, party
       returning id),
     told as (
       insert into audit_log (company_id, at, actor, action, target)
       select $1, ${sent}, 'compras@demo.co', 'user-invited', member.id::text from member),
     mail as (
       insert into outbox_mails (company_id, purpose, recipient, subject, html, text, holds_secret, attempts, created_at, sent_at,
                                 bounce, bounced_at, bounce_reason)
       select $1, 'invitation', $5, 'Invitación al portal de proveedores', '', '', true, 1, ${sent}, ${sent}, $8,
              case when $8::text is not null then ${sent} + interval '3 minutes' end, $9 from party
       returning id)
     insert into invitation_lines (company_id, batch_id, line, nit, email, first_name, last_name, third_party_id, membership_id,
                                   mail_id, sent_at)
     select $1, $2, $3, party.nit, $5, $6, $7,
            party.id, member.id, mail.id, ${sent} from party, member, mail`,
    [company, batch, at + 2, nombre, email, firstName, lastName, bounce, reason],
  )
}
