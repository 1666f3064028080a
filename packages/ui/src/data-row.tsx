import { memo, type Ref, useState } from 'react'
import type { Column, TableTexts } from './core/columns.ts'
import { chevronDownIcon } from './core/icons.ts'
import { asCell, asRow, asRowHeader } from './core/table-roles.ts'
import styles from './data-row.module.css'
import { IconButton } from './icon-button.tsx'

type DataRowProps<Row, Total> = {
  row: Row
  columns: readonly Column<Row, Total>[]
  href: string | undefined
  texts: TableTexts
  /** Its place among all rows, from 0, where not all of them are drawn; the heads of the columns come before it. */
  place?: number
  /** Nothing where it may become a card as the window narrows; a row that never does needs no button for its rest. */
  isCard?: boolean
  ref?: Ref<HTMLTableRowElement>
}

function OneRow<Row, Total>(props: DataRowProps<Row, Total>) {
  const { row, columns, href, texts, place: at, isCard = true, ref } = props
  const [isOpen, setIsOpen] = useState(false)
  const hasRest = isCard && columns.some((column, position) => position > 0 && !column.card)
  return (
    <tr
      {...asRow}
      ref={ref}
      data-index={at}
      aria-rowindex={at === undefined ? undefined : at + 2}
      data-open={isOpen || undefined}
      data-linked={href ? true : undefined}
    >
      {columns.map((column, position) => {
        const place = {
          'data-align': column.align,
          ...(isCard && { 'data-card': column.card, 'data-label': column.header }),
        }
        if (position > 0) {
          return (
            <td key={column.id} {...asCell} {...place}>
              {column.cell(row)}
            </td>
          )
        }
        return (
          <th key={column.id} {...asRowHeader} {...place}>
            {href ? <a href={href}>{column.cell(row)}</a> : column.cell(row)}
            {hasRest && (
              <span className={styles.more}>
                <IconButton
                  icon={chevronDownIcon}
                  label={isOpen ? texts.less : texts.more}
                  aria-expanded={isOpen}
                  onClick={() => setIsOpen(!isOpen)}
                />
              </span>
            )}
          </th>
        )
      })}
    </tr>
  )
}

/** One document of a table; as a card it shows its rest after a tap. It is drawn again only when something of it changed. */
export const DataRow = memo(OneRow) as typeof OneRow // memo forgets what the rows are
