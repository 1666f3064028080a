import type { Viewing } from '@enlace/web/screen/viewing.ts'
import { useStaff } from '../session/staff-session.ts'

/** Whose rows a list of the back office shows: the open company's. */
export function useViewing(): Viewing {
  return { company: useStaff().company.nombre, branch: null }
}
