import { useState } from 'react'
import { type Column, roomOf, type TableTexts } from './core/columns.ts'
import { chevronDownIcon } from './core/icons.ts'
import { asCell, asRow, asRowHeader } from './core/table-roles.ts'
import styles from './data-row.module.css'
import { IconButton } from './icon-button.tsx'

type DataRowProps<Row, Total> = {
  row: Row
  columns: readonly Column<Row, Total>[]
  href: string | undefined
  texts: TableTexts
}

/** One document of a table; as a card it shows its rest after a tap. */
export function DataRow<Row, Total>({ row, columns, href, texts }: DataRowProps<Row, Total>) {
  const [isOpen, setIsOpen] = useState(false)
  const hasRest = columns.some((column, position) => position > 0 && !column.card)
  return (
    <tr {...asRow} data-open={isOpen || undefined} data-linked={href ? true : undefined}>
      {columns.map((column, position) => {
        const place = {
          'data-align': column.align,
          'data-card': column.card,
          'data-label': column.header,
          ...roomOf(column),
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
