import { linesTexts } from '@enlace/contract/documents/lines-texts'
import type { SheetColumn } from '@enlace/documents/sheet'
import type { Money } from '@enlace/domain/money'

/** A line of goods, whatever document it stands in. */
type GoodsLine = {
  linea: number
  item: string
  descripcion: string
  extension: string | null
  um: string
  cantidad: string
  precio: string
  valor_bruto: Money
  valor_descuento: Money
  iva: Money
  valor_neto: Money
}

type Heads = Record<
  'item' | 'descripcion' | 'extension' | 'um' | 'cantidad' | 'precio' | 'bruto' | 'descuento' | 'iva',
  string
>

/** The columns of a spreadsheet of goods; `quantities` stand after the quantity, `net` is the last amount. */
export function goodsSheet<Line extends GoodsLine>(
  heads: Heads,
  { quantities, net }: { quantities: readonly SheetColumn<Line>[]; net: { id: string; header: string } },
): SheetColumn<Line>[] {
  return [
    { id: 'linea', header: linesTexts.linea, kind: 'integer', value: (line) => line.linea },
    { id: 'item', header: heads.item, kind: 'text', value: (line) => line.item },
    { id: 'descripcion', header: heads.descripcion, kind: 'text', value: (line) => line.descripcion },
    { id: 'extension', header: heads.extension, kind: 'text', value: (line) => line.extension },
    { id: 'um', header: heads.um, kind: 'text', value: (line) => line.um },
    { id: 'cantidad', header: heads.cantidad, kind: 'quantity', value: (line) => line.cantidad },
    ...quantities,
    { id: 'precio', header: heads.precio, kind: 'quantity', value: (line) => line.precio },
    amount('bruto', heads.bruto, (line) => line.valor_bruto),
    amount('descuento', heads.descuento, (line) => line.valor_descuento),
    amount('iva', heads.iva, (line) => line.iva),
    amount(net.id, net.header, (line) => line.valor_neto),
  ]
}

function amount<Line>(id: string, header: string, of: (line: Line) => Money): SheetColumn<Line> {
  return { id, header, kind: 'money', value: of, total: of }
}
