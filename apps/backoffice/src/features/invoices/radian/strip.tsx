import { fill } from '@enlace/contract/core/fill.ts'
import type {
  DeskRadian,
  DeskRadianEvent,
  NewRadianEvent,
  RadianAnswer,
} from '@enlace/contract/invoices/radian/schemas.ts'
import { radianDeskTexts as texts } from '@enlace/contract/invoices/radian/screen-texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Hint } from '@enlace/ui/hint.tsx'
import { RadianPanel } from '@enlace/web/invoices/radian-panel.tsx'
import { useState } from 'react'
import { DecisionDialog } from '../../../core/desk/decision-dialog.tsx'
import type { Decision } from '../../../core/desk/decision-form.tsx'
import { answerDecision, eventDecision } from './decisions.ts'

type RadianStripProps = {
  invoice: string
  radian: DeskRadian
  mayWrite: boolean
  /** Each throws what the server refused. */
  onRecord: (event: NewRadianEvent) => Promise<unknown>
  onAnswer: (event: string, answer: RadianAnswer) => Promise<unknown>
}

/** The events of an invoice at the desk: its term, what may be recorded next, and the answers of the DIAN. */
export function RadianStrip({ invoice, radian, mayWrite, onRecord, onAnswer }: RadianStripProps) {
  const [asked, setAsked] = useState<Decision>()
  return (
    <>
      <RadianPanel
        status={radian}
        renderMore={(event) => (
          <EventFacts
            event={event}
            onAsk={
              mayWrite && event.estado === 'registrado'
                ? () => setAsked(answerDecision(event, (answer) => onAnswer(event.id, answer)))
                : undefined
            }
          />
        )}
      >
        {radian.por_vencer && <Banner kind="warning">{radian.texto}</Banner>}
        {mayWrite && radian.siguientes.length > 0 && (
          <Actions>
            {radian.siguientes.map((codigo) => (
              <Button
                key={codigo}
                onClick={() => setAsked(eventDecision(radian, { id: invoice, codigo }, onRecord))}
              >
                {texts.record[codigo]}
              </Button>
            ))}
          </Actions>
        )}
        <Hint isBlock>{texts.notSent}</Hint>
      </RadianPanel>
      {asked && <DecisionDialog decision={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

type EventFactsProps = { event: DeskRadianEvent; onAsk: (() => void) | undefined }

function EventFacts({ event: { documento, quien, numero }, onAsk }: EventFactsProps) {
  return (
    <>
      <Hint isBlock>{documento}</Hint>
      <Hint isBlock>{fill(texts.recordedBy, { quien, numero })}</Hint>
      {onAsk && (
        <Actions>
          <Button variant="quiet" onClick={onAsk}>
            {texts.answer}
          </Button>
        </Actions>
      )}
    </>
  )
}
