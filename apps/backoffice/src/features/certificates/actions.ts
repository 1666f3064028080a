import type { RunAct } from '@enlace/contract/certificates/desk/state-schemas.ts'
import type { NewRun } from '@enlace/contract/certificates/desk/schemas.ts'

/** What the address says of who was told. */
export type ToldSearch = {
  anio: number
  ver: 'todos' | 'avisados' | 'sin_aviso'
  page: number
  q?: string
}

/** What is done for all suppliers of a year; each answers whether it was done. */
export type YearActs = {
  begin: (run: NewRun) => Promise<boolean>
  stop: (act: RunAct) => void
}
