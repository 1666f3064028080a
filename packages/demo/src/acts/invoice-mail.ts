import { sql } from 'kysely'
import { fill } from '@enlace/contract/core/fill.ts'
import { waitingReasonTexts } from '@enlace/contract/invoice-mail/desk/texts.ts'
import type { InvoiceMailState, WaitingReason } from '@enlace/contract/invoice-mail/limits.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { Keys } from '@enlace/server/core/keys/keys.ts'
import type { Storage } from '@enlace/server/core/storage/storage.ts'
import { sealSecret } from '@enlace/server/modules/invoice-mail/mailbox/secret.ts'
import { keepMail } from '@enlace/server/modules/invoice-mail/mails/commands.ts'
import { storeFile } from '@enlace/server/modules/invoices/index.ts'
import { demoCompanies } from '../data/companies.ts'
import { demoInvoiceMailTexts as texts } from '../texts/invoice-mail.ts'

interface DemoMail {
  sender: string
  senderName: string
  subject: string
  estado: InvoiceMailState
  motivo?: WaitingReason
  values?: Record<string, string>
  file?: { name: string; bytes: string; mediaType: 'application/pdf' | 'application/xml' }
}

const stranger = { sender: texts.stranger, senderName: texts.strangerName }
const paper = `%PDF-1.7\n${' '.repeat(100)}\n%%EOF\n`

/** Mails of each kind that waits, newest first, and a discarded one. */
const mails: readonly DemoMail[] = [
  {
    ...stranger,
    subject: texts.strange,
    estado: 'por_asignar',
    motivo: 'sin_proveedor',
    values: { nit: '901.777.333-9' },
    file: {
      name: 'ad09017773330002600000204.xml',
      bytes: '<AttachedDocument/>',
      mediaType: 'application/xml',
    },
  },
  {
    ...stranger,
    subject: texts.strange,
    estado: 'por_asignar',
    motivo: 'sin_adjunto',
    file: { name: texts.paper, bytes: paper, mediaType: 'application/pdf' },
  },
  { ...stranger, subject: texts.quotation, estado: 'descartado' },
]

/** Adds the mailbox of invoices of the demo's first company, turned off, and mails in each state. */
export async function addDemoInvoiceMail(db: Database, keys: Keys, storage: Storage): Promise<void> {
  const [first] = demoCompanies
  if (!first) return
  const scope = Scope.ofStaff(first.id)
  await addMailbox(db, scope, sealSecret(keys, first.id, { clave: texts.note, actualizacion: '' }))
  for (const [at, mail] of mails.entries())
    await addMail({ db, storage, scope, company: first.id }, at + 1, mail)
  await addHandedIn(db, scope)
}

async function addMailbox(db: Database, scope: Scope, sealed: Buffer): Promise<void> {
  await db.read(scope, [
    sql`insert into invoice_mailboxes (company_id, host, port, security, username, sealed_secret, is_on, updated_by)
      values (${scopeCompany}, ${texts.host}, 993, 'tls', ${texts.user}, ${sealed}, false, ${texts.decider})`.compile(
      query,
    ),
  ])
}

type Place = { db: Database; storage: Storage; scope: Scope; company: number }

async function addMail(place: Place, uid: number, mail: DemoMail): Promise<void> {
  const { db, scope } = place
  const { file, motivo, estado, values = {}, ...head } = mail
  const bytes = Buffer.from(file?.bytes ?? '')
  const stored =
    file && (await storeFile(place, place, { name: file.name, bytes }, async () => file.mediaType))
  const details = motivo === undefined ? [] : [fill(waitingReasonTexts[motivo].paso, values)]
  const sentAt = new Date(Date.now() - uid * 7_200_000).toISOString()
  const id = await keepMail(db, scope, {
    ...head,
    answerTo: mail.sender,
    messageId: `<demo-${uid}@demo.example>`,
    sentAt,
    place: 0,
    uidValidity: 1n,
    uid,
    files: stored ? [stored] : [],
    details,
  })
  const isDiscarded = estado === 'descartado'
  await db.read(scope, [
    sql`update invoice_mails set estado = ${estado}, motivo = ${motivo ?? null}, received_at = ${sentAt},
          waiting_told_at = ${sentAt}, nota = ${isDiscarded ? texts.note : ''},
          decidido_por = ${isDiscarded ? texts.decider : null}, decidido_at = case when ${isDiscarded} then now() end
      where company_id = ${scopeCompany} and id = ${id ?? null}`.compile(query),
  ])
}

/** The mail by which one of the demo's handed-in invoices came, and one whose invoice was refused. */
async function addHandedIn(db: Database, scope: Scope): Promise<void> {
  await db.read(scope, [
    sql`insert into invoice_mails (company_id, place, uid_validity, uid, sender, sender_name, answer_to, subject, sent_at,
          received_at, estado, third_party_id, answered_at, resultado)
      select i.company_id, 0, 1, 10 + outcome.turn, ${texts.supplier}, ${texts.supplierName}, ${texts.supplier},
             replace(${texts.filed}, '{numero}', i.numero), i.radicada_at, i.radicada_at, outcome.estado, i.third_party_id,
             i.radicada_at, jsonb_build_array(jsonb_build_object('archivo', i.numero || '.zip', 'numero', i.numero,
               'resultado', outcome.resultado, 'id', case when outcome.turn = 1 then i.id end,
               'radicado', case when outcome.turn = 1 then i.radicado end, 'motivos', outcome.motivos, 'clave', i.clave,
               'respuesta', '[]'::jsonb))
        from (select * from submitted_invoices where company_id = ${scopeCompany} and estado = 'radicada' limit 1) i
       cross join (values (1, 'recibido', 'radicado', '[]'::jsonb),
                          (2, 'rechazado', 'rechazado', jsonb_build_array(${texts.refused}::text)))
         as outcome (turn, estado, resultado, motivos)`.compile(query),
  ])
}
