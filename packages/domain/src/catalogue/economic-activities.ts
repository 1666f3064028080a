import ciiu from './ciiu.json' with { type: 'json' }
import replaced from './ciiu-replaced.json' with { type: 'json' }
import type { Option } from './option.ts'

interface Division {
  readonly nombre: string
  readonly clases: Readonly<Record<string, string>>
}

/** Divisions and classes of CIIU Rev. 4 A.C. as adopted by the DIAN (Resolución 000114 de 2020). */
const divisions: ReadonlyMap<string, Division> = new Map(Object.entries<Division>(ciiu))

/** The name of every class, including replaced ones, which older suppliers still have. */
const names: ReadonlyMap<string, string> = new Map([
  ...Object.entries(replaced),
  ...[...divisions.values()].flatMap(({ clases }) => Object.entries(clases)),
])

/** The options of the first select: the CIIU divisions by two digits, and the DIAN's own codes as `00`. */
export const economicActivities: readonly Option[] = optionsOf(
  [...divisions].map(([id, { nombre }]) => [id, nombre]),
)

/** Returns the options of the second select: the four-digit classes of a division; empty for an unknown division. */
export function economicSubActivities(division: string): readonly Option[] {
  return optionsOf(Object.entries(divisions.get(division)?.clases ?? {}))
}

/** Returns the name of a four-digit class, including replaced ones, or undefined for an unknown class. */
export function economicActivityName(clase: string): string | undefined {
  return names.get(clase)
}

/** Returns the division of a class: its first two digits. */
export function divisionOf(clase: string): string {
  return clase.slice(0, 2)
}

/** Shows the code before the name, because people know theirs from the RUT; the DIAN's own group comes last. */
function optionsOf(named: readonly (readonly [string, string])[]): Option[] {
  return named
    .toSorted(([one], [other]) => Number(one === '00') - Number(other === '00') || one.localeCompare(other))
    .map(([id, nombre]) => ({ id, nombre: id === '00' ? nombre : `${id} ${nombre}` }))
}
