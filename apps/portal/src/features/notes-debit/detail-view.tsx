import { downloadDebitNoteLines } from '@enlace/contract/notes-debit/calls.ts'
import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import type { DebitNoteDetail } from '@enlace/contract/notes-debit/schemas.ts'
import { debitNoteTexts as texts } from '@enlace/contract/notes-debit/detail-texts.ts'
import { appliedByLines } from '@enlace/domain/debit-notes.ts'
import { isZeroMoney } from '@enlace/domain/money.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { actedOf } from '../../core/acts/acted-document.ts'
import { ActPanel } from '../../core/acts/act-panel.tsx'
import { DocumentTotals } from '@enlace/web/document/page/document-totals.tsx'
import { DocumentFoot } from '../../core/document/page/document-foot.tsx'
import { pageValues } from '@enlace/web/document/fields/page-values.tsx'
import { BusinessRoad } from '../../core/document/road/document-road.tsx'
import { DocumentLines } from '@enlace/web/document/page/document-lines.tsx'
import type { DocumentViewProps } from '../../core/document/document-route.tsx'
import { DocumentColumns, DocumentPage } from '../../core/document/page/document-page.tsx'
import { Doubts } from './doubts.tsx'
import { noteLineColumns } from './line-columns.tsx'

/** One debit note: why it was issued, how its value comes about, and off which invoices it was taken. */
export function DebitNoteView({ document: note, place, mayOpen }: DocumentViewProps<DebitNoteDetail>) {
  return (
    <DocumentPage
      description={noteDocument}
      document={note}
      place={place}
      loadLines={note.lines.length > 0 && (async () => downloadDebitNoteLines)}
    >
      <Doubts note={note} />
      <BusinessRoad description={noteDocument} document={note} mayOpen={mayOpen} />
      <ActPanel document={actedOf(noteDocument, note)} acts={note.acts} />
      <DocumentColumns>
        <Panel title={texts.values}>
          <DefinitionList items={pageValues(noteDocument, note)} />
        </Panel>
        <Panel title={texts.breakdown}>
          <DocumentTotals description={noteDocument} document={note} />
        </Panel>
      </DocumentColumns>
      <DocumentLines
        title={texts.lines}
        moneda={note.moneda}
        columns={noteLineColumns(note, mayOpen('account-statements'))}
        lines={note.lines}
        total={{ valor: appliedByLines(note.lines) }}
        none={<Quiet>{noLinesText(note)}</Quiet>}
      />
      <DocumentFoot kind="notes-debit" document={note} noRelated={texts.noRelated} mayOpen={mayOpen} />
    </DocumentPage>
  )
}

function noLinesText({ estado, valor_aplicado }: DebitNoteDetail): string {
  if (estado === 'anulada') return texts.annulled
  if (estado === 'objecion_aceptada') return texts.objectionAccepted
  return isZeroMoney(valor_aplicado) ? texts.noLines : texts.untoldLines
}
