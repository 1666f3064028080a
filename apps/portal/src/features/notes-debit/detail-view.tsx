import { fill } from '@enlace/contract/core/fill.ts'
import { linesTexts } from '@enlace/contract/documents/lines-texts.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { RelatedDocument } from '@enlace/contract/documents/related.ts'
import { downloadDebitNoteLines } from '@enlace/contract/notes-debit/calls.ts'
import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import type { DebitNoteDetail } from '@enlace/contract/notes-debit/schemas.ts'
import { debitNoteTexts as texts } from '@enlace/contract/notes-debit/detail-texts.ts'
import { debitNotesTexts } from '@enlace/contract/notes-debit/texts.ts'
import { appliedByLines } from '@enlace/domain/debit-notes.ts'
import { formatMoney, isZeroMoney, negateMoney } from '@enlace/domain/money.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { TotalsBox } from '@enlace/ui/totals-box.tsx'
import { ActPanel } from '../../core/acts/act-panel.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { DownloadButton } from '@enlace/web/document/download-button.tsx'
import { DocumentFoot } from '../../core/document/document-foot.tsx'
import { roadOfBusiness } from '../../core/document/road/business-road.ts'
import { pageValues } from '../../core/document/fields/page-values.tsx'
import { DocumentRoad } from '../../core/document/road/document-road.tsx'
import { DocumentColumns, DocumentPage } from '../../core/document/document-page.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Doubts } from './doubts.tsx'
import { type InvoiceHref, noteLineColumns } from './line-columns.tsx'

type DebitNoteViewProps = {
  note: DebitNoteDetail
  listHref: string
  invoiceHrefOf: InvoiceHref
  mayOpen: (kind: RelatedDocument['kind']) => boolean
}

/** One debit note: why it was issued, how its value comes about, and off which invoices it was taken. */
export function DebitNoteView({ note, listHref, invoiceHrefOf, mayOpen }: DebitNoteViewProps) {
  return (
    <DocumentPage
      list={{ label: debitNotesTexts.title, href: listHref }}
      document={{ kind: 'notes-debit', id: note.id, numero: note.nro_nota }}
      title={fill(texts.title, { numero: note.nro_nota })}
      status={<StateChip owner="nota_debito" state={note.estado} />}
      amount={{ label: texts.value, value: <Amount value={note.valor_nota} moneda={note.moneda} /> }}
      downloads={
        note.lines.length > 0 && (
          <DownloadButton
            label={linesTexts.xlsx}
            id={note.id}
            loadCall={async () => downloadDebitNoteLines}
          />
        )
      }
    >
      <Doubts note={note} />
      <DocumentRoad
        steps={roadOfBusiness({
          own: { kind: 'notes-debit', fecha: note.fecha, estado: note.estado, fecha_programada: null },
          related: note.related,
          mayOpen,
        })}
      />
      <ActPanel
        document={{
          kind: 'notes-debit',
          id: note.id,
          numero: note.nro_nota,
          valor: formatMoney(note.valor_nota, note.moneda),
          moneda: note.moneda,
          lines: [],
        }}
        acts={note.acts}
      />
      <DocumentColumns>
        <Panel title={texts.values}>
          <DefinitionList items={pageValues(noteDocument, note)} />
        </Panel>
        <Panel title={texts.breakdown}>
          <TotalsBox rows={totalsOf(note)} />
        </Panel>
      </DocumentColumns>
      <Panel title={texts.lines} isFlush={note.lines.length > 0}>
        {note.lines.length === 0 ? (
          <Quiet>{noLinesText(note)}</Quiet>
        ) : (
          <DataTable
            caption={texts.lines}
            columns={noteLineColumns(note.moneda, invoiceHrefOf)}
            rows={note.lines}
            rowKey={(line) => line.linea}
            totals={[{ valor: appliedByLines(note.lines) }]}
            totalLabel={() => fill(tableTexts.total, { moneda: note.moneda })}
            texts={tableTexts}
          />
        )}
      </Panel>
      <DocumentFoot kind="notes-debit" document={note} noRelated={texts.noRelated} mayOpen={mayOpen} />
    </DocumentPage>
  )
}

function noLinesText({ estado, valor_aplicado }: DebitNoteDetail): string {
  if (estado === 'anulada') return texts.annulled
  if (estado === 'objecion_aceptada') return texts.objectionAccepted
  return isZeroMoney(valor_aplicado) ? texts.noLines : texts.untoldLines
}

function totalsOf({ moneda, valor_bruto, valor_descuento, valor_impuesto, valor_nota }: DebitNoteDetail) {
  return [
    { label: texts.gross, value: <Amount value={valor_bruto} moneda={moneda} /> },
    { label: texts.discount, value: <Amount value={negateMoney(valor_descuento)} moneda={moneda} /> },
    { label: texts.tax, value: <Amount value={valor_impuesto} moneda={moneda} /> },
    { label: texts.value, value: <Amount value={valor_nota} moneda={moneda} />, isTotal: true },
  ]
}
