import type { PrintedKind, VerifiedDocument } from '@enlace/contract/papers/verify/schemas.ts'
import { printedTexts, verifyTexts as texts } from '@enlace/contract/papers/verify/texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import type { StateOwner } from '@enlace/domain/states.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { VisitorPage } from '../../../core/visitor/visitor-page.tsx'
import { printedStanding } from './standing.ts'
import styles from './view.module.css'

const stateOwner: Readonly<Record<PrintedKind, StateOwner>> = {
  'purchase-order': 'orden_compra',
  'payments-made': 'pago',
  'submitted-invoice': 'factura_radicada',
  'supporting-document': 'factura_radicada',
}

type VerifiedDocumentViewProps = { printed: VerifiedDocument; code: string; againHref: string }

/** What an order or a payment voucher said when it was printed, and whether the company's data still say so. */
export function VerifiedDocumentView({ printed, code, againHref }: VerifiedDocumentViewProps) {
  const { kind, content, today, printed_at } = printed
  const { tone, title, body, hasChanged } = printedStanding(printed)
  const worth = ({ estado, moneda, valor }: Pick<typeof content, 'estado' | 'moneda' | 'valor'>) => [
    { label: printedTexts.state, value: <StateChip owner={stateOwner[kind]} state={estado} /> },
    { label: printedTexts.value, value: <Amount value={valor} moneda={moneda} isStrong /> },
  ]
  return (
    <VisitorPage
      title={title}
      status={<StatusChip tone={tone}>{printedTexts.kind[kind]}</StatusChip>}
      description={body}
    >
      <div className={styles.paper}>
        {hasChanged && today && (
          <Panel title={printedTexts.today}>
            <DefinitionList items={worth(today)} />
          </Panel>
        )}
        <Panel title={printedTexts.printedContents}>
          <DefinitionList
            items={[
              { label: texts.number, value: content.numero },
              { label: printedTexts.date, value: formatDate(content.fecha) },
              ...worth(content),
              { label: printedTexts.company, value: content.compania },
              { label: texts.companyNit, value: content.compania_nit },
              { label: printedTexts.supplier, value: content.proveedor },
              { label: texts.supplierNit, value: content.proveedor_nit },
              { label: printedTexts.printed, value: formatInstant(new Date(printed_at)) },
              { label: texts.code, value: code },
            ]}
          />
        </Panel>
      </div>
      <div>
        <ButtonLink href={againHref}>{texts.another}</ButtonLink>
      </div>
    </VisitorPage>
  )
}
