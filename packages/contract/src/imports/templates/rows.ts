import { loadedFieldsOf } from '../loaded/kinds.ts'
import type { ImportPart } from '../schemas.ts'

/** A row of a template: texts and days as they stand, figures as plain decimals. */
export type TemplateRow = Readonly<Record<string, string>>

/**
 * The two rows of a kind's template, as a person would fill them in, which together show every column. Read one kind after the
 * other, as the list of kinds has them, the importer has nothing to say of them, which a test proves.
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
