import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts.ts'
import type { WithholdingLine } from '@enlace/contract/certificates/schemas.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showDay } from '@enlace/web/document/shown.ts'

/** Where a withholding's invoice and payment are. */
export type DocumentHrefs = { invoiceHref: (id: string) => string; paymentHref: (id: string) => string }

/** The columns of the withholdings behind a row: each leads to its invoice and its payment, where the portal has them. */
export const lineColumns = (
  tipo: CertificateKind,
  { invoiceHref, paymentHref }: DocumentHrefs,
): readonly Column<WithholdingLine>[] => [
  {
    id: 'documento',
    header: texts.invoice,
    card: 'number',
    cell: ({ documento, factura_id }) =>
      factura_id === null ? documento : <Link href={invoiceHref(factura_id)}>{documento}</Link>,
  },
  { id: 'fecha', header: texts.date, card: 'date', cell: ({ fecha }) => showDay(fecha) },
  {
    id: 'pago',
    header: texts.payment,
    card: 'text',
    cell: ({ comprobante, pago_id }) =>
      pago_id === null || comprobante === null ? (
        (comprobante ?? listTexts.none)
      ) : (
        <Link href={paymentHref(pago_id)}>{comprobante}</Link>
      ),
  },
  { id: 'sucursal', header: texts.branch, cell: ({ sucursal }) => sucursal },
  ...(tipo === 'iva'
    ? [
        {
          id: 'operacion',
          header: texts.operation,
          align: 'end',
          cell: ({ operacion }) =>
            operacion === null ? listTexts.none : <Amount value={operacion} moneda="COP" />,
        } satisfies Column<WithholdingLine>,
      ]
    : []),
  {
    id: 'base',
    header: tipo === 'iva' ? texts.ivaBase : texts.base,
    align: 'end',
    cell: ({ base }) => <Amount value={base} moneda="COP" />,
  },
  {
    id: 'valor',
    header: texts.value,
    align: 'end',
    card: 'amount',
    cell: ({ valor }) => <Amount value={valor} moneda="COP" isStrong />,
  },
]
