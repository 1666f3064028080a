import { fold } from './text.ts'

const yes = new Set(['si', 's', 'true', 'verdadero', '1', 'x', 'activo', 'activa', 'yes', 'y'])
const no = new Set(['no', 'n', 'false', 'falso', '0', 'inactivo', 'inactiva'])

/** Reads yes or no in the ways in which sources write them. */
export function readFlagWord(written: string): boolean | undefined {
  if (yes.has(fold(written))) return true
  return no.has(fold(written)) ? false : undefined
}
