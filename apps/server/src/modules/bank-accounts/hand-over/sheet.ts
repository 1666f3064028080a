import type { AppliedChange } from '@enlace/contract/bank-accounts/hand-over/schemas.ts'
import { handOverTexts as texts } from '@enlace/contract/bank-accounts/hand-over/texts.ts'
import { bankAccountKindTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { importTemplateTexts } from '@enlace/contract/imports/templates/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { csv } from '@enlace/documents/csv.ts'
import type { Sheet, SheetColumn } from '@enlace/documents/sheet.ts'
import { xlsx } from '@enlace/documents/xlsx.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'

type Line = AppliedChange & { sucursal: AppliedChange['sucursales'][number] }

/** Columns of words keep the zeros at the beginning of an account. */
const words = (id: keyof typeof texts.columns, value: (line: Line) => string): SheetColumn<Line> => ({
  id,
  header: texts.columns[id],
  kind: 'text',
  value,
})

const columns: readonly SheetColumn<Line>[] = [
  words('cambio', ({ numero }) => numero),
  {
    id: 'aplicado',
    header: texts.columns.aplicado,
    kind: 'date',
    value: ({ aplicado_at }) => todayInBogota(new Date(aplicado_at)),
  },
  words('clave', ({ sucursal }) => sucursal.erp_key ?? ''),
  words('sucursal', ({ sucursal }) => sucursal.nombre),
  words('nit', ({ proveedor: { documento_numero, documento_dv } }) =>
    documento_dv === null ? documento_numero : `${documento_numero}-${documento_dv}`,
  ),
  words('proveedor', ({ proveedor }) => proveedor.nombre),
  words('banco', ({ banco }) => banco),
  words('nombreBanco', ({ banco_nombre }) => banco_nombre),
  words('tipo', ({ tipo }) => bankAccountKindTexts[tipo]),
  words('numero', ({ numero_cuenta }) => numero_cuenta),
  words('titular', ({ titular }) => titular),
  words('documento', ({ titular_documento }) => titular_documento),
]

/** The treasury's file: one line for each branch of each change. */
export async function fileOf(
  changes: readonly AppliedChange[],
  format: 'xlsx' | 'csv',
  moment: Date,
): Promise<{ nombre: string; bytes: Buffer }> {
  const lines = changes.flatMap((change) => change.sucursales.map((sucursal) => ({ ...change, sucursal })))
  const sheet: Sheet<Line> = {
    title: texts.title,
    facts: [],
    columns,
    rows: batchOf(lines),
    currencyOf: () => '',
    totalLabel: () => '',
  }
  const pieces: Buffer[] = []
  const file = format === 'csv' ? csv(sheet) : xlsx(sheet, importTemplateTexts.author, moment)
  for await (const piece of file) pieces.push(piece)
  const nombre = `${fill(texts.file, { fecha: todayInBogota(moment) })}.${format}`
  return { nombre, bytes: Buffer.concat(pieces) }
}

async function* batchOf(lines: readonly Line[]): AsyncGenerator<readonly Line[]> {
  yield lines
}
