import { fill } from '@enlace/contract/core/fill.ts'
import { selectionTexts as texts } from '@enlace/contract/core/list/selection-texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import styles from './selection.module.css'
import { type Selection, useSelected } from './selection.ts'

/** The column by which rows are chosen; a row of which nothing can be done has no box. */
export const selectionColumn = <Row extends { id: string }>(
  selection: Selection,
  { nameOf, isOffered = () => true }: { nameOf: (row: Row) => string; isOffered?: (row: Row) => boolean },
): Column<Row, unknown> => ({
  id: 'elegir',
  header: texts.column,
  priority: 1,
  card: 'edge',
  cell: (row) => isOffered(row) && <Box selection={selection} id={row.id} name={nameOf(row)} />,
})

function Box({ selection, id, name }: { selection: Selection; id: string; name: string }) {
  const isChosen = useSelected(selection).has(id)
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={fill(texts.row, { row: name })}
        checked={isChosen}
        onChange={() => selection.toggle(id)}
      />
    </label>
  )
}
