import type { StaffMember } from '@enlace/contract/staff/sign-in/schemas'
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
  const words = plain(q).split(/\s+/)
  return members.filter((member) => {
    const text = plain(`${nameOf(member)} ${member.email}`)
    return (
      words.every((word) => text.includes(word)) &&
      (rol === '' || member.rol === rol) &&
      (estado === '' || member.estado === estado)
    )
  })
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
