import { fill } from '@enlace/contract/core/fill.ts'
import type { ImportFile } from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import styles from '../imports.module.css'

const texts = importsTexts.plan

type PreviewProps = {
  name: string
  rows: ImportFile['sheets'][number]['rows']
  headerLine: number | null
}

/** Rows below the header that are shown. */
const rowsBelow = 6

/** The first rows of a file as they stand in it. */
export function Preview({ name, rows, headerLine }: PreviewProps) {
  const at = Math.max(
    0,
    rows.findIndex(({ line }) => line === headerLine),
  )
  const [header, ...below] = rows.slice(at, at + rowsBelow + 1)
  const caption = fill(texts.preview, { name })
  if (!header) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.preview}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            {header.cells.map((cell, place) => (
              <th key={`${place} ${cell}`} scope="col" data-header>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {below.map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {header.cells.map((title, place) => (
                <td key={`${place} ${title}`}>{cells[place] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
