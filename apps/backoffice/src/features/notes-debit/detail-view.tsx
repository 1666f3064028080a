import { objectionMotiveTexts } from '@enlace/contract/acts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import type { DeskObjectionDetail } from '@enlace/contract/notes-debit/desk/schemas.ts'
import { objectionsDeskTexts, objectionTexts as texts } from '@enlace/contract/notes-debit/desk/texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showText } from '@enlace/web/document/shown.ts'
import type { ReactNode } from 'react'
import { ActReviewPage } from '../../core/acts/act-review-page.tsx'
import { DecisionPanel } from '../../core/acts/decision-panel.tsx'
import { SentFiles } from '../../core/acts/sent-files.tsx'

type ObjectionViewProps = {
  objection: DeskObjectionDetail
  others: readonly Presence[]
  mayWrite: boolean
  listHref: string
  thread: string | undefined
  /** The decision's form. */
  form: ReactNode
  onDownload: (file: string) => void
}

/** One objection: what the supplier says beside the note, and the decision. */
export function ObjectionView(props: ObjectionViewProps) {
  const { objection, others, mayWrite, listHref, thread, form, onDownload } = props
  const { decision, estado, archivos } = objection
  return (
    <ActReviewPage
      {...{ texts, others, mayWrite, thread }}
      list={{ title: objectionsDeskTexts.title, href: listHref }}
      title={fill(texts.title, { nota: objection.nota })}
      numero={objection.nota}
      act={objection}
      owner="objecion"
      papers={<NotePanel objection={objection} />}
    >
      <Panel title={texts.said}>
        <Stack>
          <DefinitionList
            items={[
              { label: texts.branch, value: objection.sucursal },
              { label: texts.person, value: objection.persona },
              { label: texts.at, value: formatInstant(new Date(objection.at)) },
              {
                label: texts.motive,
                value: showText(objection.motivo && objectionMotiveTexts[objection.motivo]),
              },
              { label: texts.comment, value: showText(objection.comentario), isText: true },
            ]}
          />
          {archivos.length > 0 && <SentFiles files={archivos} onDownload={onDownload} />}
        </Stack>
      </Panel>
      {decision !== null && (
        <DecisionPanel
          decision={decision}
          owner="objecion"
          texts={texts}
          more={[
            { label: texts.reason, value: decision.motivo },
            { label: texts.creditNoteGiven, value: decision.nota_credito ?? '' },
          ]}
        />
      )}
      {mayWrite && estado === 'pendiente' && <Panel title={texts.decide}>{form}</Panel>}
    </ActReviewPage>
  )
}

function NotePanel({ objection }: Pick<ObjectionViewProps, 'objection'>) {
  const { documento, moneda, valor, nota } = objection
  if (documento === null || valor === null)
    return (
      <Panel title={texts.document}>
        <p>{texts.gone}</p>
      </Panel>
    )
  return (
    <Panel title={texts.document}>
      <DefinitionList
        items={[
          { label: texts.number, value: nota },
          { label: texts.date, value: formatDate(documento.fecha) },
          { label: texts.noteMotive, value: showText(documento.motivo) },
          { label: texts.gross, value: <Amount value={documento.bruto} moneda={moneda} /> },
          { label: texts.tax, value: <Amount value={documento.impuesto} moneda={moneda} /> },
          { label: texts.value, value: <Amount value={valor} moneda={moneda} isStrong /> },
          { label: texts.applied, value: <Amount value={documento.aplicado} moneda={moneda} /> },
          ...(documento.cruces.length === 0
            ? []
            : [
                { label: texts.against, value: documento.cruces.map(({ documento: one }) => one).join(', ') },
              ]),
        ]}
      />
    </Panel>
  )
}
