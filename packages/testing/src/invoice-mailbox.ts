import {
  assignInvoiceMail,
  getInvoiceMail,
  listInvoiceMails,
  readInvoiceMailbox,
} from '@enlace/contract/invoice-mail/desk/calls.ts'
import { changeInvoiceMailbox } from '@enlace/contract/invoice-mail/settings/calls.ts'
import type { WrittenMailbox } from '@enlace/contract/invoice-mail/settings/schemas.ts'
import { type ImapServer, mailboxUser } from './imap-server.ts'
import { buildInvoiceWorld } from './invoice-world.ts'
import type { TestServer } from './server.ts'
import { buildStaff, relaxStaffFactor } from './staff.ts'

/** A company that takes invoices, with its mailbox on a server and a member of its staff; nothing is read yet. */
export async function buildMailboxWorld(server: TestServer, imap: Pick<ImapServer, 'port'>) {
  const world = await buildInvoiceWorld(server, { radicar_factura: 1 })
  await relaxStaffFactor(server.asAdmin, world.company)
  const desk = await server.signInStaff(await buildStaff(server.db, world.company))
  const written = (fields: Partial<WrittenMailbox> = {}): WrittenMailbox => ({
    servidor: '127.0.0.1',
    puerto: imap.port,
    seguridad: 'ninguna',
    usuario: mailboxUser.name,
    acceso: 'clave',
    inquilino: '',
    cliente: '',
    clave: mailboxUser.password,
    actualizacion: '',
    carpeta: 'INBOX',
    encendido: true,
    version: 0,
    ...fields,
  })
  const save = (fields: Partial<WrittenMailbox> = {}) =>
    server.call(changeInvoiceMailbox, desk, { body: written(fields) })
  const list = async () => (await server.call(listInvoiceMails, desk)).body
  const look = async (id: string) => (await server.call(getInvoiceMail, desk, { params: { id } })).body
  const readNow = () => server.call(readInvoiceMailbox, desk)
  const assign = (id: string, version: number, proveedor: number) =>
    server.call(assignInvoiceMail, desk, { params: { id }, body: { version, proveedor } })
  return { ...world, desk, written, save, list, look, readNow, assign }
}

/** The world of a test about the mailbox of invoices. */
export type MailboxWorld = Awaited<ReturnType<typeof buildMailboxWorld>>
