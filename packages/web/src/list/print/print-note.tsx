import { fill } from '@enlace/contract/core/fill.ts'
import { printListTexts as texts } from '@enlace/contract/core/list/part-texts.ts'
import { listActionTexts } from '@enlace/contract/core/list/texts.ts'
import { showCount } from '../../document/shown.ts'
import styles from './printed-list.module.css'

type PrintNoteProps = { first: number; last: number; total: number }

/** Says on paper which rows of the list are on it, and how to print the others; nothing where it has all. */
export function PrintNote({ first, last, total }: PrintNoteProps) {
  if (last - first + 1 >= total) return null
  return (
    <p className={styles.note}>
      {fill(texts.page, {
        first: showCount(first),
        last: showCount(Math.min(last, total)),
        total: showCount(total),
        view: listActionTexts.view,
        print: texts.print,
      })}
    </p>
  )
}
