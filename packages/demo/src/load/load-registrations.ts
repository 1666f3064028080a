import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { addDays, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { PoolClient } from 'pg'
import type { DemoCompany } from '../data/companies.ts'
import { type DemoRegistration, demoRegistrations } from '../rows/registrations.ts'

/** The names of the form's papers. */
const papers: Readonly<Record<string, string>> = {
  rut: 'RUT',
  camaraComercio: 'Cámara de comercio',
  certificacionBancaria: 'Certificación bancaria',
  cedulaRepresentante: 'Cédula del representante legal',
}

/** Inserts registration requests of visitors of the first company; the numbers continue after them. */
export async function loadRegistrations(
  client: PoolClient,
  { id: company, brand }: DemoCompany,
  today: CalendarDate,
): Promise<void> {
  if (brand !== 'andina') return
  const year = Number(today.slice(0, 4))
  const ordered = demoRegistrations.toSorted((one, other) => other.sent[0] - one.sent[0])
  for (const [at, request] of ordered.entries())
    await loadRequest(client, company, today, {
      number: `SR-${year}-${String(at + 1).padStart(6, '0')}`,
      request,
    })
  await client.query('insert into registration_numbers (company_id, year, last) values ($1, $2, $3)', [
    company,
    year,
    ordered.length,
  ])
}

async function loadRequest(
  client: PoolClient,
  company: number,
  today: CalendarDate,
  { number, request }: { number: string; request: DemoRegistration },
): Promise<void> {
  const { nit, dv, tipo, nombre, sent, activity, contact, decided = [] } = request
  const at = `${addDays(today, -sent[0])}T${sent[1]}:00-05:00`
  const digest = (what: string) => createHash('sha256').update(`${what} ${company} ${nit}`).digest()
  const id = uuidOf(digest('request'))
  const supplier = {
    requestType: tipo,
    businessName: nombre,
    documentID: nit,
    documentIdVerify: String(dv),
    economicActivity: activity.slice(0, 2),
    economicSubactivity: activity,
    taxRegime: '48',
    pyme: '1',
    contactName: contact.nombres,
    contactLastname: contact.apellidos,
    contactIdentificationType: '13',
    contactIdentification: String(20_000_000 + Number(nit.slice(-6))),
    contactCharge: contact.cargo,
    contactIndicativeTelephone: '57',
    contactTelephone: contact.telefono,
    contactEmail: contact.correo,
    contactCity: contact.ciudad,
    contactAddress: contact.direccion,
    checkAcepto: true,
    checkAutorizo: true,
  }
  const state = decided.at(-1)?.state ?? 'recibida'
  await client.query(
    `insert into registration_requests (company_id, id, number, request_type, state, documento_numero, documento_dv,
       contact_email, supplier, idempotency_key, content_hash, token_hash, created_at, updated_at, waiting_since, assigned_to)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $13,
       (select s.id from staff_members s join identities i on i.id = s.identity_id where s.company_id = $1 and i.email = $14))`,
    [
      company,
      id,
      number,
      tipo,
      state,
      nit,
      dv,
      contact.correo,
      JSON.stringify(supplier),
      `demo:${nit}`,
      digest('content'),
      digest('token'),
      at,
      decided.at(-1)?.by ?? null,
    ],
  )
  for (const [field, file] of Object.entries(request.papers))
    await loadPaper(client, company, { id, field, file, at, secret: digest(`paper ${field}`) })
  await client.query(
    `insert into registration_events (company_id, request_id, at, state) values ($1, $2, $3, 'recibida')`,
    [company, id, at],
  )
  for (const [place, { by, days, state: to, reason }] of decided.entries()) {
    await client.query(
      `insert into registration_events (company_id, request_id, at, state, actor, reasons) values ($1, $2, $3, $4, $5, $6)`,
      [
        company,
        id,
        `${addDays(today, -days)}T15:0${place}:00-05:00`,
        to,
        by,
        reason === undefined ? [] : [reason],
      ],
    )
  }
}

async function loadPaper(
  client: PoolClient,
  company: number,
  paper: { id: string; field: string; file: string; at: string; secret: Buffer },
): Promise<void> {
  const { id, field, file, at, secret } = paper
  const bytes = await readFile(new URL(`../papers/${file}`, import.meta.url))
  const text = secret.toString('base64url')
  const key = `${company}/${text.slice(0, 2)}/${text.slice(2)}`
  await client.query(
    `insert into stored_files (company_id, storage_key, media_type, size, sha256, claimed_at)
     values ($1, $2, 'application/pdf', $3, $4, now())`,
    [company, key, bytes.length, createHash('sha256').update(bytes).digest('hex')],
  )
  await client.query(
    `insert into registration_attachments (company_id, request_id, field, label, name, storage_key, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [company, id, field, papers[field] ?? field, file.replace('proveedor-', ''), key, at],
  )
}

/** An id that is the same in every demo. */
function uuidOf(digest: Buffer): string {
  const hex = digest.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
