import { fill } from '@enlace/contract/core/fill.ts'
import type { ChangedRow, SourceChanges } from '@enlace/contract/imports/sources/schemas.ts'
import {
  changedTableTexts,
  changeKindTexts,
  sourceChangesTexts as texts,
} from '@enlace/contract/imports/sources/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import styles from './changes.module.css'

/** What a load writes to, in words; a table that has none yet by its name. */
export const tableText = (table: string): string => changedTableTexts[table] ?? table

/** Fields of a row that are told at once. */
const mostFields = 6

const tones = {
  nueva: 'good',
  cambiada: 'info',
  quitada: 'warning',
} as const satisfies Record<ChangedRow['tipo'], Tone>

/** The columns of the rows that changed. */
export const rowColumns: readonly Column<ChangedRow>[] = [
  { id: 'nombre', header: texts.row, card: 'number', cell: ({ nombre }) => nombre },
  { id: 'tabla', header: texts.table, card: 'text', cell: ({ tabla }) => tableText(tabla) },
  {
    id: 'tipo',
    header: texts.kind,
    card: 'status',
    cell: ({ tipo }) => <StatusChip tone={tones[tipo]}>{changeKindTexts[tipo]}</StatusChip>,
  },
  { id: 'cambios', header: texts.what, card: 'date', cell: (row) => <Fields row={row} /> },
]

function Fields({ row: { tipo, cambios } }: { row: ChangedRow }) {
  const left = cambios.length - mostFields
  return (
    <ul className={styles.fields}>
      {cambios.slice(0, mostFields).map(({ campo, antes, ahora }) => (
        <li key={campo}>
          {tipo === 'cambiada'
            ? fill(texts.change, { campo, antes: antes ?? texts.empty, ahora: ahora ?? texts.empty })
            : fill(texts.value, { campo, ahora: (tipo === 'nueva' ? ahora : antes) ?? texts.empty })}
        </li>
      ))}
      {left > 0 && <li>{fill(texts.more, { n: left })}</li>}
    </ul>
  )
}

type TableCount = SourceChanges['tablas'][number]

/** The columns of the tables that changed. */
export const tableColumns: readonly Column<TableCount>[] = [
  { id: 'tabla', header: texts.table, card: 'number', cell: ({ tabla }) => tableText(tabla) },
  {
    id: 'nuevas',
    header: texts.added,
    align: 'end',
    card: 'amount',
    cell: ({ nuevas }) => showCount(nuevas),
  },
  {
    id: 'cambiadas',
    header: texts.changed,
    align: 'end',
    card: 'date',
    cell: ({ cambiadas }) => showCount(cambiadas),
  },
  {
    id: 'quitadas',
    header: texts.removed,
    align: 'end',
    card: 'text',
    cell: ({ quitadas }) => showCount(quitadas),
  },
]
