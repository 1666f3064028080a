import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts.ts'
import type { CertificatePreview, CertificateRow } from '@enlace/contract/certificates/schemas.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'
import type { Money } from '@enlace/domain/money.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Amount } from '@enlace/web/document/amount.tsx'
import { countText } from '@enlace/web/document/shown.ts'
import { showRate } from '../../../core/certificates/shown.ts'
import styles from '../view.module.css'

type Totals = CertificatePreview['totals']
type RowColumn = Column<CertificateRow, Totals>

/** What tells a row from the others: its concept and its rate. */
export const rowKeyOf = ({ concepto_codigo, tarifa }: CertificateRow) => `${concepto_codigo} ${tarifa}`

type Opening = {
  /** The row whose withholdings are open. */
  open: string | undefined
  /** Where they stand in the page. */
  panelId: string
  onOpen: (key: string | undefined) => void
}

/** The columns of a certificate as the law has them: of IVA, the operation and the tax on it, too. */
export const rowColumns = (tipo: CertificateKind, opening: Opening): readonly RowColumn[] => [
  {
    id: 'concepto',
    header: texts.concept,
    card: 'number',
    cell: ({ concepto }) => <span className={styles.concept}>{concepto}</span>,
  },
  ...(tipo === 'iva' ? [amountColumn('operacion', texts.operation, ({ operacion }) => operacion)] : []),
  amountColumn('base', tipo === 'iva' ? texts.ivaBase : texts.base, ({ base }) => base),
  {
    id: 'tarifa',
    header: texts.rate,
    align: 'end',
    card: 'text',
    cell: ({ tarifa }) => showRate(tipo, tarifa),
  },
  { ...amountColumn('valor', texts.value, ({ valor }) => valor, true), card: 'amount' },
  {
    id: 'lineas',
    header: texts.linesHeader,
    align: 'end',
    card: 'text',
    cell: (row) => <LinesButton row={row} {...opening} />,
  },
]

function amountColumn(
  id: string,
  header: string,
  amountOf: (sums: Totals) => Money | null,
  isStrong = false,
): RowColumn {
  const shown = (sums: Totals) => {
    const value = amountOf(sums)
    return value !== null && <Amount value={value} moneda="COP" isStrong={isStrong} />
  }
  return { id, header, align: 'end', cell: shown, total: shown }
}

function LinesButton({ row, open, panelId, onOpen }: Opening & { row: CertificateRow }) {
  const key = rowKeyOf(row)
  const isOpen = open === key
  return (
    <Button
      variant="quiet"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={() => onOpen(isOpen ? undefined : key)}
    >
      {countText(texts.lines, row.lineas)}
    </Button>
  )
}
