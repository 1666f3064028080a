import type { LineFault } from '@enlace/contract/users/invitations/schemas.ts'
import { isEmail, normaliseEmail } from '@enlace/domain/email.ts'
import { readNit } from '@enlace/domain/nit.ts'
import { fold } from '@enlace/domain/text.ts'
import type { Grid } from '@enlace/importer/core/sheets/grid.ts'

/** A line of an invitations file as read, before any lookup. */
export interface ReadLine {
  line: number
  /** As typed; the normalised number is in `number`. */
  nit: string
  number: string | undefined
  email: string
  firstName: string
  lastName: string
  fault: LineFault | undefined
}

/** The accepted column names, without accents and case. */
const columns = {
  nit: /\bnit\b|^(numero de )?(identificacion|documento)$/,
  email: /\b(correo|email|e-mail|mail)\b/,
  firstName: /^nombres?$/,
  lastName: /^apellidos?$/,
} as const
type ColumnName = keyof typeof columns

/** The maximum characters kept of a cell: longer ones are not a name, number or address. */
const longestCell = 254
const longestName = 60

/** Returns the lines of a file with their own faults; undefined if the columns are missing. */
export function readLines(grids: readonly Grid[]): ReadLine[] | undefined {
  for (const { rows } of grids) {
    for (const [at, { cells }] of rows.entries()) {
      const places = placesIn(cells.map(({ text }) => text))
      if (places.nit === undefined || places.email === undefined) continue
      return faultRepeated(rows.slice(at + 1).map(({ line, cells: own }) => lineOf(line, own, places)))
    }
  }
  return undefined
}

type Places = Partial<Record<ColumnName, number>>

function placesIn(heads: readonly string[]): Places {
  const folded = heads.map(fold)
  const found: Places = {}
  for (const name of ['nit', 'email', 'firstName', 'lastName'] as const) {
    // The names are the type.
    const place = folded.findIndex((head) => columns[name].test(head))
    if (place >= 0) found[name] = place
  }
  return found
}

function lineOf(line: number, cells: readonly { text: string }[], places: Places): ReadLine {
  const cell = (name: ColumnName, most: number) => {
    const place = places[name]
    return (place === undefined ? '' : (cells[place]?.text ?? '')).trim().slice(0, most)
  }
  const nit = cell('nit', longestCell)
  const email = normaliseEmail(cell('email', longestCell))
  const read = readNit(nit)
  const fault =
    'reason' in read
      ? read.reason === 'check-digit-mismatch'
        ? ('nit-digit' as const) // the word is the type
        : ('nit-malformed' as const) // likewise
      : isEmail(email)
        ? undefined
        : ('email-malformed' as const) // likewise
  return {
    line,
    nit,
    number: 'reason' in read ? undefined : read.documento_numero,
    email,
    firstName: cell('firstName', longestName),
    lastName: cell('lastName', longestName),
    fault,
  }
}

/** Marks repetitions of the same person for the same NIT; only the first line invites. */
function faultRepeated(lines: readonly ReadLine[]): ReadLine[] {
  const known = new Set<string>()
  return lines.map((line) => {
    if (line.fault) return line
    const key = `${line.number} ${line.email}`
    if (known.has(key)) return { ...line, fault: 'repeated' }
    known.add(key)
    return line
  })
}
