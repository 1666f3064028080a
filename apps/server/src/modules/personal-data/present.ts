import { personalKindOf } from '@enlace/contract/personal-data/kinds/kinds.ts'
import { personalFates, type PersonalPart } from '@enlace/contract/personal-data/schemas.ts'
import type { CountedRows } from './places.ts'

/**
 * Groups a person's data by kind: deleted, anonymised or kept, with the reason. The identity always counts as
 * anonymised, so that it stays hidden whether another company knows the person.
 */
export function personalParts(places: readonly CountedRows[]): PersonalPart[] {
  const parts = new Map<string, PersonalPart>()
  for (const place of places) {
    const part = partOf(place)
    const key = JSON.stringify([part.destino, part.tipo, part.motivo])
    parts.set(key, { ...part, registros: part.registros + (parts.get(key)?.registros ?? 0) })
  }
  const order = ({ destino }: PersonalPart) => personalFates.indexOf(destino)
  return [...parts.values()].toSorted((one, other) => order(one) - order(other))
}

function partOf({ table_name, deed, reason, rows_found }: CountedRows): PersonalPart {
  const registros = Number(rows_found)
  if (table_name === 'identities') return { destino: 'anonimiza', tipo: 'cuenta', motivo: null, registros: 1 }
  if (deed === 'autoria') return { destino: 'queda', tipo: 'trabajo', motivo: 'trabajo', registros }
  const tipo = personalKindOf(table_name)
  if (tipo === undefined) throw new Error(`Of no kind is what ${table_name} holds of a person`)
  return { destino: deed, tipo, motivo: reason, registros }
}
