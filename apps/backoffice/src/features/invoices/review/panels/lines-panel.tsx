import { fill } from '@enlace/contract/core/fill.ts'
import { invoiceReviewTexts as texts } from '@enlace/contract/invoices/desk/screen-texts.ts'
import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import type { InvoiceDocument, InvoiceLine } from '@enlace/contract/invoices/document-schemas.ts'
import type { InvoiceMatch, MatchedLine } from '@enlace/contract/invoices/match-schemas.ts'
import { invoiceDocumentTexts, matchScreenTexts } from '@enlace/contract/invoices/screen-texts.ts'
import { unitName } from '@enlace/domain/catalogue/units.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { formatPrice } from '@enlace/domain/money.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import { MatchChip } from '@enlace/web/invoices/match-panel.tsx'
import styles from './panels.module.css'

type LinesPanelProps = {
  documento: InvoiceDocument
  match: InvoiceMatch | null
  /** The lines are read beside it, too: without an order there is nothing to add. */
  isBesideLines: boolean
}

/** The lines of an invoice in a narrow place, each with how it fits its line of the order, and what differs in words. */
export function LinesPanel({ documento, match, isBesideLines }: LinesPanelProps) {
  const { lineas, lineas_total: total, moneda } = documento
  const isCompared = match !== null && match.lineas.length > 0
  if (!isCompared && isBesideLines) return null
  return (
    <Panel title={isCompared ? matchScreenTexts.lines : fillFor(documento, invoiceDocumentTexts.lines)}>
      <Stack>
        <PlainList isOrdered>
          {lineas.map((line) => (
            <Line
              key={line.linea}
              line={line}
              moneda={moneda}
              matched={match?.lineas.find(({ linea }) => linea === line.linea)}
            />
          ))}
        </PlainList>
        {lineas.length < total && (
          <Quiet isSmall>
            {fill(invoiceDocumentTexts.linesShown, { n: showCount(lineas.length), total: showCount(total) })}
          </Quiet>
        )}
      </Stack>
    </Panel>
  )
}

type LineProps = { line: InvoiceLine; moneda: string; matched: MatchedLine | undefined }

function Line({ line, moneda, matched }: LineProps) {
  const { descripcion, codigo, cantidad, unidad, precio, valor } = line
  const values = {
    cantidad: [formatQuantity(cantidad), unidad && unitName(unidad)].filter(Boolean).join(' '),
    precio: formatPrice(precio, moneda),
  }
  return (
    <li>
      <div className={styles.line}>
        <span>{descripcion}</span>
        <Amount value={valor} moneda={moneda} />
      </div>
      <Hint isBlock>{[codigo, fill(texts.lineTimes, values)].filter(Boolean).join(' · ')}</Hint>
      {matched && (
        <>
          <MatchChip result={matched.resultado} />
          {matched.diferencias.map((difference) => (
            <p key={difference}>{difference}</p>
          ))}
        </>
      )}
    </li>
  )
}
