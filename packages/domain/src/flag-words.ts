import { fold } from './text.ts'

const yes = new Set(['si', 's', 'true', 'verdadero', '1', 'x', 'activo', 'activa', 'yes', 'y'])
const no = new Set(['no', 'n', 'false', 'falso', '0', 'inactivo', 'inactiva'])

/** Parses yes or no as sources write them; returns undefined for other words. */
export function readFlagWord(written: string): boolean | undefined {
  if (yes.has(fold(written))) return true
  return no.has(fold(written)) ? false : undefined
}
