import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  changeInvoiceMailbox,
  getInvoiceMailbox,
  tryInvoiceMailbox,
} from '@enlace/contract/invoice-mail/settings/calls.ts'
import type { InvoiceMailbox, TriedMailbox } from '@enlace/contract/invoice-mail/settings/schemas.ts'
import { invoiceMailboxTexts, mailboxFaultTexts } from '@enlace/contract/invoice-mail/settings/texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { authorIn } from '../../../core/audit/desk-commands.ts'
import { readStaffMember } from '../../../core/desk/reader-queries.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { keepMailbox } from './commands.ts'
import { openMailbox, type ReachedMailbox } from './imap.ts'
import { MailboxFault } from './mailbox-fault.ts'
import { findMailbox, type MailboxRow } from './queries.ts'
import { type MailboxSecret, openSecret, sealSecret } from './secret.ts'

const { faults } = invoiceMailboxTexts

/** The company's mailbox of invoices in the back office: its access, a trial of it, and whether it is read. */
export function invoiceMailboxRoutes(app: FastifyInstance): void {
  const { db, settings, keys } = app.service
  const read = async (scope: Scope): Promise<InvoiceMailbox> => {
    const { mailbox, isModuleOn } = await findMailbox(db, scope)
    return { buzon: mailbox ? presentMailbox(mailbox) : null, modulo: isModuleOn }
  }
  const secretFor = async (scope: Scope, body: TriedMailbox) => {
    const company = (await readStaffMember(db, scope)).member.company_id
    const { mailbox } = await findMailbox(db, scope)
    const secret = secretOf(body, mailbox, (sealed) => openSecret(keys, company, sealed))
    return { company, secret }
  }

  serve(app, getInvoiceMailbox, ({ scope }) => read(scope))

  serve(app, tryInvoiceMailbox, async ({ scope, body }) => {
    const { secret } = await secretFor(scope, body)
    try {
      const mailbox = await openMailbox(settings, reachedOf(body), secret)
      const { messages } = mailbox.standing
      await mailbox.close()
      return { mensajes: messages, falla: null }
    } catch (fault) {
      if (!(fault instanceof MailboxFault)) throw fault
      return { mensajes: null, falla: mailboxFaultTexts[fault.reason] }
    }
  })

  serve(app, changeInvoiceMailbox, async ({ scope, request, body }) => {
    const { company, secret } = await secretFor(scope, body)
    const sealed = sealSecret(keys, company, secret)
    await db.transaction(scope, async (tx) => keepMailbox(tx, body, sealed, await authorIn(tx, request.ip)))
    return read(scope)
  })
}

const reachedOf = ({
  servidor,
  puerto,
  seguridad,
  usuario,
  acceso,
  inquilino,
  cliente,
  carpeta,
}: TriedMailbox): ReachedMailbox => ({
  host: servidor,
  port: puerto,
  security: seguridad,
  username: usuario,
  access: acceso,
  tenant: inquilino,
  client_id: cliente,
  folder: carpeta,
})

/**
 * Returns the entered secrets, or else the stored ones, which are only sent to the same server, user and application,
 * encrypted as before. @throws Problem `invalid-fields`.
 */
function secretOf(
  typed: TriedMailbox,
  row: MailboxRow | undefined,
  open: (sealed: Buffer) => MailboxSecret | undefined,
): MailboxSecret {
  const { acceso, clave, actualizacion } = typed
  const isToken = acceso !== 'clave'
  if (clave !== '') return { clave, actualizacion: acceso === 'google' ? actualizacion : '' }
  const refuse = (text: string) => new Problem('invalid-fields', {}, { clave: text })
  if (!row) throw refuse(isToken ? faults.secret : faults.password)
  const { folder: _, ...reached } = reachedOf(typed)
  const isSame = Object.entries(reached).every(([name, value]) => Reflect.get(row, name) === value)
  if (!isSame) throw refuse(isToken ? faults.secretAgain : faults.passwordAgain)
  const secret = open(row.sealed_secret)
  if (secret === undefined) throw refuse(faults.sealedElsewhere)
  return secret
}

const presentMailbox = (row: MailboxRow): NonNullable<InvoiceMailbox['buzon']> => ({
  servidor: row.host,
  puerto: row.port,
  seguridad: row.security,
  usuario: row.username,
  acceso: row.access,
  inquilino: row.tenant,
  cliente: row.client_id,
  carpeta: row.folder,
  encendido: row.is_on,
  motivo: row.stopped_why,
  leido_at: row.read_at,
  falla: row.failure,
  proxima_at: row.is_on ? row.next_run_at : null,
  version: row.version,
})
