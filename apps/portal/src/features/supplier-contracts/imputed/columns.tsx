import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import type { ImputedDocument } from '@enlace/contract/supplier-contracts/detail-schemas.ts'
import { imputedTexts as texts } from '@enlace/contract/supplier-contracts/imputed-texts.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { detailPaths } from '../../../core/document/document-paths.ts'
import { stateOwners } from '@enlace/web/document/field-value.ts'
import { showDay, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import styles from './columns.module.css'

type ImputedColumn = Column<ImputedDocument, { valor: Money }>

/** The columns of one kind of documents on account of a contract in a currency. */
export const imputedColumns = (
  kind: ImputedDocument['kind'],
  moneda: string,
  mayOpen: (kind: DocumentKind) => boolean,
): readonly ImputedColumn[] => [
  {
    id: 'documento',
    header: texts.document,
    card: 'number',
    cell: ({ id, numero }) =>
      mayOpen(kind) ? <Link href={detailPaths[kind]({ days: 0, id })}>{numero}</Link> : numero,
  },
  { id: 'fecha', header: texts.fecha, card: 'date', cell: (row) => showDay(row.fecha) },
  ...(kind === 'account-statements'
    ? [{ id: 'orden', header: texts.orden, cell: ({ orden }: ImputedDocument) => showText(orden) }]
    : []),
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: (row) => <StateChip owner={stateOwners[kind]} state={row.estado} />,
  },
  {
    id: 'valor',
    header: kind === 'payments-made' ? texts.imputado : texts.valor,
    align: 'end',
    card: 'amount',
    cell: (row) => <Imputed document={row} />,
    total: (total) => <Amount value={total.valor} moneda={moneda} isStrong />,
  },
]

/** What is imputed of a document; one that is in no sum says why. */
function Imputed({ document: { valor, moneda, excluido } }: { document: ImputedDocument }) {
  if (excluido === null) return <Amount value={valor} moneda={moneda} />
  return (
    <span className={styles.excluded}>
      <Amount value={valor} moneda={moneda} />
      <span className={styles.why}>
        {excluido === 'otra_moneda' ? texts.otherCurrency : texts.withoutEffect}
      </span>
    </span>
  )
}
