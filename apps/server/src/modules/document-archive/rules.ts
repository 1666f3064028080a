import { archiveIndexTexts, archiveKindTexts } from '@enlace/contract/document-archive/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { ArchivedPaper } from './papers-queries.ts'

/** When a ZIP file of an archive is closed and the next one begins. */
export interface PartLimits {
  papers: number
  bytes: number
}

/** A file that mail gateways, disks and Excel still take, and that one process spools at a time. */
export const usualLimits: PartLimits = { papers: 5000, bytes: 1_000_000_000 }

/** Returns the name of a file of an archive for its reader; a month that has one file has no part in the name. */
export function partName({ month, parts }: { month: CalendarDate; parts: number }, parte: number): string {
  const { fileName, partName: severalName } = archiveIndexTexts
  return fill(parts === 1 ? fileName : severalName, { mes: month.slice(0, 7), parte })
}

/**
 * Returns the path of a document in a ZIP file: a folder for each kind, then the day, the supplier's NIT and the number,
 * without signs that a disk refuses. Names that are taken get a number.
 */
export function pathOf(
  paper: Pick<ArchivedPaper, 'kind' | 'fecha' | 'nit' | 'numero' | 'name'>,
  taken: Set<string>,
): string {
  const { kind, fecha, nit, numero, name } = paper
  const ending = name === null ? '.pdf' : (/\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? '')
  const words = [fecha, nit, numero ?? '', name === null ? '' : name.slice(0, name.length - ending.length)]
  const base = `${plain(archiveKindTexts[kind])}/${words
    .filter((word) => word !== '')
    .map(plain)
    .join('_')}`
  for (let copy = 1; ; copy++) {
    const path = `${base}${copy === 1 ? '' : `-${copy}`}${ending}`
    if (taken.has(path.toLowerCase())) continue
    taken.add(path.toLowerCase())
    return path
  }
}

const plain = (word: string) => word.replace(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 80)
