import type { SubjectKind } from '@enlace/contract/sign-in/presence/subjects.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { codeColumn, type ColumnTraits } from '@enlace/web/list/column-presets.tsx'
import { ReviewerNote } from '../presence/reviewer-note.tsx'

type Named<Field extends string> = Column<Readonly<Record<Field, string>> & { id: string }, unknown>

/** A column of names, with the colleague who has the row's thing open now. */
export const reviewedColumn = <Field extends string>(
  id: Field,
  header: string,
  kind: SubjectKind,
  traits: ColumnTraits = { card: 'text' },
): Named<Field> => ({
  id,
  header,
  isSortable: true,
  ...traits,
  cell: (row) => (
    <>
      {row[id]}
      <ReviewerNote kind={kind} id={row.id} />
    </>
  ),
})

/** The supplier of what is decided at a desk. */
export const supplierColumn = (header: string, kind: SubjectKind, traits?: ColumnTraits) =>
  reviewedColumn('proveedor', header, kind, traits)

/** A supplier's NIT with its check digit. */
export const nitColumn = (header: string, traits: ColumnTraits = {}): Column<{ nit: string }, unknown> => {
  const { cell } = codeColumn('nit', header)
  return { id: 'nit', header, ...traits, cell: ({ nit }) => cell({ nit: formatWholeNit(nit) }) }
}

/** How much of a row waits for the company; nothing where none does. */
export const openColumn = (header: string): Column<{ pendientes: number }, unknown> => ({
  id: 'pendientes',
  header,
  align: 'end',
  cell: ({ pendientes }) => (pendientes === 0 ? '' : <strong>{pendientes}</strong>),
})
