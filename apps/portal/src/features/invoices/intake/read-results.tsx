import { fill } from '@enlace/contract/core/fill.ts'
import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import type { InvoiceDetail, ReadFile } from '@enlace/contract/invoices/schemas.ts'
import { readResultTexts as texts } from '@enlace/contract/invoices/supplier-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Words } from '@enlace/ui/words.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { countText } from '@enlace/web/document/shown.ts'
import { MatchChip } from '@enlace/web/invoices/match-panel.tsx'
import { FindingsList } from '@enlace/web/invoices/findings-panel.tsx'
import { paths } from '../../../core/paths.ts'
import { Comparison } from '../from-order/comparison.tsx'
import { useComparison } from '../from-order/use-billing.ts'
import { useHandIn } from './use-hand-in.ts'
import styles from './intake.module.css'

type ReadResultsProps = {
  results: readonly ReadFile[]
  /** The order that the drafts are meant for. */
  order: string | undefined
  onClear: () => void
  onDone: () => void
}

/** What the files that were just read are, each with its checks, and the way to hand in what is ready. */
export function ReadResults({ results, order, onClear, onDone }: ReadResultsProps) {
  const { isBusy, now, submit } = useHandIn(onDone)
  // The same document in two files is one draft.
  const all = new Map(results.flatMap(({ facturas }) => facturas).map((one) => [one.id, now(one)]))
  const ready = [...all.values()].filter(({ puede }) => puede.enviar)
  return (
    <Panel
      title={texts.title}
      actions={
        <Row>
          {ready.length > 1 && (
            <Button variant="primary" isBusy={isBusy} onClick={() => submit(ready)}>
              {countText(texts.submitAll, ready.length)}
            </Button>
          )}
          <Button onClick={onClear}>{texts.clear}</Button>
        </Row>
      }
    >
      <div aria-live="polite">
        <PlainList>
          {results.map((file, place) => (
            <li key={`${file.nombre} ${place}`}>
              <p className={styles.soft}>
                <Words>{file.nombre}</Words>
              </p>
              {file.resultado === 'representacion' && <p>{texts.paper}</p>}
              {file.motivos.map((reason) => (
                <p key={reason} className={styles.line}>
                  <StatusChip tone="bad">{texts.rejected}</StatusChip> {reason}
                </p>
              ))}
              {file.resultado !== 'representacion' &&
                file.facturas.map((invoice) => (
                  <ReadInvoice
                    key={invoice.id}
                    invoice={now(invoice)}
                    order={order}
                    isBusy={isBusy}
                    onSubmit={() => submit([invoice])}
                  />
                ))}
            </li>
          ))}
        </PlainList>
      </div>
    </Panel>
  )
}

type ReadInvoiceProps = {
  invoice: InvoiceDetail
  order: string | undefined
  isBusy: boolean
  onSubmit: () => void
}

function ReadInvoice({ invoice, order, isBusy, onSubmit }: ReadInvoiceProps) {
  const comparison = useComparison(invoice, order)
  const { id, numero, radicado, documento, valor_total, moneda, hallazgos, impedimentos, match, puede } =
    invoice
  const told = hallazgos.filter(({ gravedad }) => gravedad !== 'informa')
  const others = impedimentos.filter((text) => told.every(({ texto }) => texto !== text))
  return (
    <div className={styles.invoice}>
      <div className={styles.head}>
        <div>
          <p className={styles.number}>{numero}</p>
          <p className={styles.soft}>{fill(texts.buyer, { nombre: documento.receptor.nombre })}</p>
        </div>
        <Amount value={valor_total} moneda={moneda} isStrong />
        <Row>
          <MatchChip result={invoice.cuadre} />
          <Standing invoice={invoice} />
        </Row>
        <Row>
          <ButtonLink href={paths.invoice({ id })}>{texts.open}</ButtonLink>
          {puede.enviar && (
            <Button variant="primary" isBusy={isBusy} onClick={onSubmit}>
              {texts.submit}
            </Button>
          )}
        </Row>
      </div>
      {radicado === null ? (
        <>
          {comparison && <Comparison comparison={comparison} />}
          {!comparison && match?.resultado === 'difiere' && <p>{match.texto}</p>}
          {told.length > 0 && <FindingsList hallazgos={told} />}
          {others.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </>
      ) : (
        <p>{fillFor(invoice, texts.done, { numero, radicado })}</p>
      )}
    </div>
  )
}

function Standing({ invoice: { radicado, puede } }: { invoice: InvoiceDetail }) {
  if (radicado !== null) return <StatusChip tone="good">{texts.known}</StatusChip>
  return puede.enviar ? (
    <StatusChip tone="good">{texts.ready}</StatusChip>
  ) : (
    <StatusChip tone="bad">{texts.blocked}</StatusChip>
  )
}
