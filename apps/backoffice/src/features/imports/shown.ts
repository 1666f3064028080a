import { actorInSentence } from '@enlace/contract/core/words/actor-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { ImportBatch } from '@enlace/contract/imports/schemas.ts'
import type { UndoEffect } from '@enlace/contract/imports/history-schemas.ts'
import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import { importsTexts as texts } from '@enlace/contract/imports/texts.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'
import { countText, showInstant } from '@enlace/web/document/shown.ts'

/** A moment as people here read it. */
export const instantOf = (iso: string | null) => (iso === null ? '' : showInstant(iso))

/** Who loaded: a person by its name, the program of the server in words. */
export const loadedBy = (actorName: string) =>
  operators.has(actorName) ? texts.list.bySystem : actorInSentence(actorName)

/** The names under which the command line loads, now and formerly. */
const operators = new Set(['cli', 'enlace pull'])

/** A count as people here read it. */
export const countOf = (count: number) => count.toLocaleString('es-CO')

const tones: Readonly<Record<string, Tone>> = {
  loaded: 'good',
  checked: 'info',
  failed: 'bad',
  undone: 'warning',
  broken: 'warning',
  loading: 'info',
  checking: 'info',
  running: 'info',
  'on-time': 'good',
  late: 'bad',
  'never-came': 'warning',
}

/** How a load that was begun stands, in the word of its chip. */
export const standingOf = ({ state, brokeOff }: ImportBatch) =>
  state === 'loaded' && brokeOff ? 'broken' : state

/** How loudly the state of a load or a source speaks. */
export const toneOf = (state: string): Tone => tones[state] ?? 'neutral'

const kinds: Readonly<Record<string, string>> = importTexts.kinds
const tables: Readonly<Record<string, string>> = texts.result.tables

/** A kind of document in words. */
export const kindName = (kind: string) => kinds[kind] ?? kind
/** A table in words. */
export const tableName = (table: string) => tables[table] ?? table

const rowTexts: Readonly<Record<string, { one: string; many: string }>> = texts.result.rows

/** What undoing a load does, a sentence for each kind of rows: "se eliminan 2 facturas". */
export const effectLines = (effects: readonly UndoEffect[]): string[] =>
  (['removed', 'restored', 'returned'] as const).flatMap((what) =>
    effects.flatMap(({ table, [what]: count }) => {
      if (count === 0) return []
      const rows = countText(rowTexts[table] ?? texts.result.otherRows, count)
      const { one, many } = texts.result.undoEffects[what]
      return fill(count === 1 ? one : many, { rows })
    }),
  )
