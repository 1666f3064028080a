import type { StaffMember } from '@enlace/contract/staff/sign-in/schemas.ts'
import { hasWords } from '@enlace/web/list/has-words.ts'
import { nameOf } from './shown.ts'

/** What narrows the list of members, as its address says it. */
export type StaffFilter = { q: string; rol: string; estado: string }

/** Reads the list's address. */
export const readFilter = ({
  q = '',
  rol = '',
  estado = '',
}: Readonly<Record<string, string>>): StaffFilter => ({
  q,
  rol,
  estado,
})

/** Whether anything narrows the list. */
export const isNarrowed = ({ q, rol, estado }: StaffFilter): boolean =>
  q !== '' || rol !== '' || estado !== ''

/** The members that a filter lets through; a text is looked for in names and emails, without accents. */
export function narrow(members: readonly StaffMember[], { q, rol, estado }: StaffFilter): StaffMember[] {
  return members.filter(
    (member) =>
      hasWords(`${nameOf(member)} ${member.email}`, q) &&
      (rol === '' || member.rol === rol) &&
      (estado === '' || member.estado === estado),
  )
}
