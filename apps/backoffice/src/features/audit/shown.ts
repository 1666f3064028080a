import type { AuditEntry } from '@enlace/contract/audit/schemas.ts'
import { actorText } from '@enlace/contract/core/words/actor-texts.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** On whom or what, in the words that people know; a bare key says nothing to anybody. */
export const aboutOf = ({ nombre, objeto }: Pick<AuditEntry, 'nombre' | 'objeto'>): string | null =>
  nombre ?? (objeto !== null && uuid.test(objeto) ? null : objeto)

/** On whom or what in full: a person with the address, too. */
export const aboutInFull = (entry: Pick<AuditEntry, 'nombre' | 'correo' | 'objeto'>): string | null =>
  entry.nombre !== null && entry.correo !== null
    ? personText(entry.nombre, entry.correo)
    : (aboutOf(entry) ?? entry.objeto)

/** A person by name and address, where the address is not all that is known. */
export const personText = (name: string, address: string): string =>
  name === address ? actorText(address) : `${name} · ${address}`
