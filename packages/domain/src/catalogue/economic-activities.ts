import ciiu from './ciiu.json' with { type: 'json' }
import type { Option } from './option.ts'

/** Divisions and classes of CIIU Rev. 4 A.C. as the DIAN has them in force (Resolución 000114 de 2020). */
const divisions: Readonly<Record<string, { nombre: string; clases: Readonly<Record<string, string>> }>> = ciiu

/** Classes that the RUT no longer gives out, and that older masters of suppliers still hold (Resolución 000114 de 2020). */
const replaced: Readonly<Record<string, string>> = {
  '1030': 'Elaboración de aceites y grasas de origen vegetal y animal',
  '3210': 'Fabricación de joyas, bisutería y artículos conexos',
}

/** The activities of the first select: the CIIU divisions by their two digits, and the DIAN's own codes as `00`. */
export const economicActivities: readonly Option[] = optionsOf(
  Object.entries(divisions).map(([id, { nombre }]) => [id, nombre]),
)

/** The activities of the second select: the four-digit classes of a division; none where there is no such division. */
export function economicSubActivities(division: string): readonly Option[] {
  return optionsOf(Object.entries(divisions[division]?.clases ?? {}))
}

/** What a four-digit class is called, also one that was replaced; nothing where there is no such class. */
export function economicActivityName(clase: string): string | undefined {
  return divisions[divisionOf(clase)]?.clases[clase] ?? replaced[clase]
}

/** The division to which a class belongs: its first two digits. */
export function divisionOf(clase: string): string {
  return clase.slice(0, 2)
}

/** The code stands before the name, because people know theirs from the RUT; the DIAN's own group comes last. */
function optionsOf(named: readonly (readonly [string, string])[]): Option[] {
  return named
    .toSorted(([one], [other]) => Number(one === '00') - Number(other === '00') || one.localeCompare(other))
    .map(([id, nombre]) => ({ id, nombre: id === '00' ? nombre : `${id} ${nombre}` }))
}
