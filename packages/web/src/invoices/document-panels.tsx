import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { InvoiceDocument, InvoiceLine } from '@enlace/contract/invoices/document-schemas.ts'
import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import { invoiceClassTexts, invoiceDocumentTexts as texts } from '@enlace/contract/invoices/screen-texts.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { unitName } from '@enlace/domain/catalogue/units.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { isZeroMoney } from '@enlace/domain/money.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TotalsBox } from '@enlace/ui/totals-box.tsx'
import { Amount } from '../document/amount.tsx'
import { showCount, showDay } from '../document/shown.ts'
import { UnitPrice } from '../document/unit-price.tsx'

type DocumentProps = { documento: InvoiceDocument }

/** An electronic document as a person reads it: whose, for whom, what it names, and how its value comes about. */
export function InvoiceDocumentPanel({ documento }: DocumentProps) {
  return (
    <Panel title={fillFor(documento, texts.title)}>
      <Stack>
        <DefinitionList items={factsOf(documento)} />
        <TotalsBox rows={totalsOf(documento)} />
      </Stack>
    </Panel>
  )
}

/** The lines of an electronic document, the first of very many. */
export function InvoiceLinesPanel({ documento }: DocumentProps) {
  const { lineas, lineas_total, moneda } = documento
  const title = fillFor(documento, texts.lines)
  return (
    <Panel title={title} isFlush>
      <DataTable
        caption={title}
        columns={lineColumns(moneda)}
        rows={lineas}
        rowKey={({ linea }) => linea}
        texts={tableTexts}
      />
      {lineas.length < lineas_total && (
        <p>{fill(texts.linesShown, { n: showCount(lineas.length), total: showCount(lineas_total) })}</p>
      )}
    </Panel>
  )
}

const partyWords = ({ nombre, nit }: InvoiceDocument['emisor']) =>
  fill(texts.party, { nombre, nit: formatWholeNit(nit) })

function factsOf(documento: InvoiceDocument) {
  const { emisor, receptor, orden, entradas, facturas, notas, cufe } = documento
  return [
    { label: texts.class, value: invoiceClassTexts[documento.clase] },
    { label: fillFor(documento, texts.issued), value: showDay(documento.fecha_emision) },
    { label: texts.due, value: showDay(documento.fecha_vencimiento) },
    ...(orden ? [{ label: texts.order, value: orden }] : []),
    ...(entradas.length > 0 ? [{ label: texts.entries, value: entradas.join(', ') }] : []),
    ...(facturas.length > 0 ? [{ label: texts.invoices, value: facturas.join(', ') }] : []),
    { label: texts.seller, value: partyWords(emisor), isText: true },
    { label: texts.buyer, value: partyWords(receptor), isText: true },
    ...(cufe ? [{ label: texts.cufe, value: cufe, isText: true }] : []),
    ...(notas.length > 0 ? [{ label: texts.notes, value: notas.join('\n'), isText: true }] : []),
  ]
}

function totalsOf(documento: InvoiceDocument) {
  const { moneda, impuestos, retenciones, valor_total } = documento
  const row = (label: string, value: InvoiceDocument['valor_total']) => ({
    label,
    value: <Amount value={value} moneda={moneda} />,
  })
  const optional = (label: string, value: InvoiceDocument['valor_total']) =>
    isZeroMoney(value) ? [] : [row(label, value)]
  return [
    row(texts.gross, documento.valor_bruto),
    ...optional(texts.discounts, documento.descuentos),
    ...optional(texts.charges, documento.cargos),
    ...impuestos.map(({ nombre, tarifa, valor }) =>
      row(tarifa === null ? nombre : fill(texts.tax, { nombre, tarifa: formatQuantity(tarifa) }), valor),
    ),
    ...optional(texts.advances, documento.anticipos),
    { ...row(texts.total, valor_total), isTotal: true },
    ...retenciones.map(({ nombre, valor }) => row(fill(texts.withheld, { nombre }), valor)),
  ]
}

function lineColumns(moneda: string): readonly Column<InvoiceLine>[] {
  return [
    { id: 'linea', header: texts.line, card: 'text', cell: ({ linea }) => linea },
    { id: 'codigo', header: texts.code, priority: 3, cell: ({ codigo }) => codigo },
    { id: 'descripcion', header: texts.description, card: 'number', cell: ({ descripcion }) => descripcion },
    {
      id: 'cantidad',
      header: texts.quantity,
      align: 'end',
      card: 'count',
      cell: ({ cantidad }) => formatQuantity(cantidad),
    },
    { id: 'unidad', header: texts.unit, priority: 4, cell: ({ unidad }) => unidad && unitName(unidad) },
    {
      id: 'precio',
      header: texts.price,
      align: 'end',
      cell: ({ precio }) => <UnitPrice value={precio} moneda={moneda} />,
    },
    {
      id: 'valor',
      header: texts.value,
      align: 'end',
      card: 'date',
      cell: ({ valor }) => <Amount value={valor} moneda={moneda} />,
    },
  ]
}
