import { loadedFieldsOf } from '../loaded/kinds.ts'
import type { ImportPart } from '../schemas.ts'

/** A row of a template: texts and days as displayed, numbers as plain decimals. */
export type TemplateRow = Readonly<Record<string, string>>

/**
 * Returns the two example rows of a kind's template, which together fill every column. A test proves that the importer
 * reads the templates of all kinds, in their order, without findings.
 */
export function templateRows(part: ImportPart): readonly [TemplateRow, TemplateRow] {
  const fields = Object.entries(loadedFieldsOf(part))
  const rowOf = (at: 0 | 1): TemplateRow =>
    Object.fromEntries(
      fields.flatMap(([name, { example }]) => {
        const [first, second] = typeof example === 'string' ? [example, ''] : example
        const cell = at === 0 ? first : second
        return cell === '' ? [] : [[name, cell]]
      }),
    )
  return [rowOf(0), rowOf(1)]
}
