import { fill } from '../core/fill.ts'
import type { Room } from './schemas.ts'

/** The warnings about low storage, for the back office and the operators' mail. */
export const diskTexts = {
  places: {
    data: 'el disco de los datos',
    files: 'el disco de los archivos',
    database: 'la cuota de la base de datos',
  },
  low: 'Al servidor le queda poco espacio: {libre} ({porcentaje} %) en {lugar}. Avise a quien opera el servidor para que libere espacio o amplíe el disco; si baja más, el portal dejará de recibir archivos.',
  full: 'El portal no recibe archivos ni cargas: en {lugar} quedan {libre} ({porcentaje} %). Avise a quien opera el servidor para que libere espacio o amplíe el disco; lo demás sigue funcionando.',
  mail: {
    subjectLow: 'Queda poco espacio en el servidor del portal',
    subjectFull: 'El servidor del portal no tiene espacio y no recibe archivos',
    low: 'En el servidor {servidor} quedan {libre} de {total} ({porcentaje} %) en {lugar}. Si baja más, el portal dejará de recibir archivos para que la base de datos siga funcionando.',
    full: 'En el servidor {servidor} quedan {libre} de {total} ({porcentaje} %) en {lugar}. El portal ya no recibe archivos ni cargas; lo demás sigue funcionando.',
    whatToDo:
      'Amplíe el disco o libere espacio: mueva a otro lugar las copias de seguridad antiguas y los registros. Si se trata de la cuota de la base de datos, auméntela.',
    once: 'Este aviso se envía como máximo una vez al día mientras falte espacio.',
  },
} as const

/** Formats a size: `1,4 GB`. */
export function roomText(bytes: number): string {
  const isSmall = bytes < 1024 ** 3
  const size = bytes / 1024 ** (isSmall ? 2 : 3)
  return `${size.toLocaleString('es-CO', { maximumFractionDigits: isSmall ? 0 : 1 })} ${isSmall ? 'MB' : 'GB'}`
}

/** Returns the values of the sentences about low storage. */
export function roomValues({ place, free, total }: Room): Record<string, string> {
  return {
    lugar: diskTexts.places[place],
    libre: roomText(free),
    total: roomText(total),
    porcentaje: String(total === 0 ? 0 : Math.floor((free / total) * 100)),
  }
}

/** Returns the warning about low storage for the back office. */
export function roomSentence(room: Room): string {
  return fill(diskTexts[room.level], roomValues(room))
}
