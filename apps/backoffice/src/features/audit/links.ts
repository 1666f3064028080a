import type { AuditEntry } from '@enlace/contract/audit/schemas.ts'
import { paths } from '../../core/paths.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const byStart: readonly (readonly [start: string, link: (id: string) => string])[] = [
  ['question-', (id) => paths.question({ id })],
  ['contact-lists', () => paths.contactLists()],
  ['contact-', (id) => paths.contactMessage({ id })],
  ['objection-', (id) => paths.objection({ id })],
  ['proposal-', (id) => paths.proposal({ id })],
  ['mail-resent', (id) => paths.deskMail({ id })],
  ['staff:', (id) => paths.staffMember({ id })],
  ['documents-', (id) => paths.importLoad({ id })],
  ['media-', (id) => paths.medium({ id })],
]

/** Where what an entry is about can be looked at; nothing where it has no place of its own. */
export function linkOf({ accion, objeto, tercero }: AuditEntry): string | undefined {
  if (objeto === null) return undefined
  if (tercero !== null) {
    return uuid.test(objeto)
      ? paths.supplierUser({ id: String(tercero), user: objeto })
      : paths.supplier({ id: String(tercero) })
  }
  if (accion.startsWith('supplier:') && /^\d+$/.test(objeto)) return paths.supplier({ id: objeto })
  if (accion.startsWith('post-')) return paths.post({ slug: objeto })
  if (accion === 'settings-changed') return paths.parameters()
  return uuid.test(objeto) ? byStart.find(([start]) => accion.startsWith(start))?.[1](objeto) : undefined
}
