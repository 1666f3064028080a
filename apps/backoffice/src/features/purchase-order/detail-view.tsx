import { actAnswerTexts } from '@enlace/contract/acts/decision-texts.ts'
import type { DecidedLine } from '@enlace/contract/acts/decision-schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import type { DeskProposalDetail } from '@enlace/contract/purchase-order/proposals/schemas.ts'
import {
  proposalsDeskTexts,
  proposalTexts as texts,
} from '@enlace/contract/purchase-order/proposals/texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { decidedWords } from '@enlace/contract/acts/line-words.ts'
import { showDay, showText } from '@enlace/web/document/shown.ts'
import type { ReactNode } from 'react'
import { ActReviewPage } from '../../core/acts/act-review-page.tsx'
import { DecisionPanel } from '../../core/acts/decision-panel.tsx'
import { SentFiles } from '../../core/acts/sent-files.tsx'
import { ToldLine } from './line-decision.tsx'
import styles from './proposals.module.css'

type ProposalViewProps = {
  proposal: DeskProposalDetail
  others: readonly Presence[]
  mayWrite: boolean
  listHref: string
  thread: string | undefined
  /** The decision's form. */
  form: ReactNode
  onDownload: (file: string) => void
}

/** One proposal: its lines beside the order, and what the company decides on each. */
export function ProposalView(props: ProposalViewProps) {
  const { proposal, others, mayWrite, listHref, thread, form, onDownload } = props
  const { decision, estado, archivos } = proposal
  const isOpen = mayWrite && estado === 'pendiente'
  return (
    <ActReviewPage
      {...{ texts, others, mayWrite, thread }}
      list={{ title: proposalsDeskTexts.title, href: listHref }}
      title={fill(texts.title, { orden: proposal.orden })}
      numero={proposal.orden}
      act={proposal}
      owner="novedad_orden"
      papers={
        <Stack>
          <OrderPanel proposal={proposal} />
          {archivos.length > 0 && (
            <Panel title={texts.files}>
              <SentFiles files={archivos} onDownload={onDownload} />
            </Panel>
          )}
        </Stack>
      }
    >
      {decision !== null && (
        <DecisionPanel
          decision={decision}
          owner="novedad_orden"
          texts={texts}
          more={[{ label: texts.general, value: decision.motivo }]}
        />
      )}
      <Panel title={texts.lines}>
        {isOpen
          ? form
          : proposal.lineas.map((line, at) => (
              <div key={`${line.linea}:${line.tipo}`} className={styles.line}>
                <ToldLine line={line} moneda={proposal.documento?.moneda} />
                <Decided line={decision?.lineas[at]} moneda={proposal.documento?.moneda} />
              </div>
            ))}
      </Panel>
    </ActReviewPage>
  )
}

function Decided({ line, moneda }: { line: DecidedLine | undefined; moneda: string | undefined }) {
  if (!line) return null
  return (
    <p className={styles.said}>
      <strong>{fill(actAnswerTexts.line, { decision: decidedWords(line, moneda) })}</strong> {line.comentario}
    </p>
  )
}

function OrderPanel({ proposal }: Pick<ProposalViewProps, 'proposal'>) {
  const { documento, comprador, sucursal, persona, at, comentario } = proposal
  return (
    <Panel title={texts.order}>
      <Stack>
        <DefinitionList
          items={[
            { label: texts.branch, value: sucursal },
            { label: texts.person, value: persona },
            { label: texts.at, value: formatInstant(new Date(at)) },
            { label: texts.buyer, value: showText(comprador) },
            ...(documento === null
              ? []
              : [
                  { label: texts.date, value: formatDate(documento.fecha) },
                  { label: texts.delivery, value: showDay(documento.fecha_entrega) },
                  {
                    label: texts.value,
                    value: <Amount value={documento.valor} moneda={documento.moneda} />,
                  },
                ]),
            { label: texts.comment, value: showText(comentario), isText: true },
          ]}
        />
        {documento === null && <p className={styles.soft}>{texts.gone}</p>}
      </Stack>
    </Panel>
  )
}
