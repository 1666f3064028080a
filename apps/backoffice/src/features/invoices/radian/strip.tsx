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
import { showInstant } from '@enlace/web/document/shown.ts'
import { RadianPanel } from '@enlace/web/invoices/radian-panel.tsx'
import { useState } from 'react'
import { DecisionDialog } from '../../../core/desk/decision-dialog.tsx'
import type { Decision } from '../../../core/desk/decision-form.tsx'
import { AnswerFileDialog } from './answer-file-dialog.tsx'
import { answerDecision, eventDecision } from './decisions.ts'

/** What is done with the events of an invoice; each throws what the server refused. */
export type RadianActs = {
  onRecord: (event: NewRadianEvent) => Promise<unknown>
  onAnswer: (event: string, answer: RadianAnswer) => Promise<unknown>
  onReadAnswer: (event: string, xml: string) => Promise<unknown>
  onDownload: (event: string) => void
}

type RadianStripProps = RadianActs & {
  invoice: string
  radian: DeskRadian
  mayWrite: boolean
  /** The form of the company's software; nothing where the role may not change it. */
  software: Decision | undefined
}

/** The events of an invoice at the desk: its term, what may be recorded next, their XML and the answers of the DIAN. */
export function RadianStrip(props: RadianStripProps) {
  const { invoice, radian, mayWrite, software, onRecord, onAnswer, onReadAnswer, onDownload } = props
  const offered = [...radian.siguientes, ...radian.tardios]
  const [asked, setAsked] = useState<Decision>()
  const [answered, setAnswered] = useState<DeskRadianEvent>()
  return (
    <>
      <RadianPanel
        status={radian}
        renderMore={(event) => (
          <EventFacts
            event={event}
            hasXml={radian.hay_software || event.firmado !== null}
            mayAnswer={mayWrite && event.estado === 'registrado'}
            onDownload={() => onDownload(event.id)}
            onAsk={() => setAsked(answerDecision(event, (answer) => onAnswer(event.id, answer)))}
            onFile={() => setAnswered(event)}
          />
        )}
      >
        {radian.por_vencer && <Banner kind="warning">{radian.texto}</Banner>}
        {mayWrite && radian.tardios.length > 0 && <p>{texts.late}</p>}
        {mayWrite && offered.length > 0 && (
          <Actions>
            {offered.map((codigo) => (
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
        {!radian.hay_software && <Hint isBlock>{texts.noSoftware}</Hint>}
        {software && (
          <Actions>
            <Button onClick={() => setAsked(software)}>{texts.software}</Button>
          </Actions>
        )}
      </RadianPanel>
      {asked && <DecisionDialog decision={asked} onClose={() => setAsked(undefined)} />}
      {answered && (
        <AnswerFileDialog
          event={answered}
          onRead={(xml) => onReadAnswer(answered.id, xml)}
          onClose={() => setAnswered(undefined)}
        />
      )}
    </>
  )
}

type EventFactsProps = {
  event: DeskRadianEvent
  hasXml: boolean
  mayAnswer: boolean
  onDownload: () => void
  onAsk: () => void
  onFile: () => void
}

function EventFacts({ event, hasXml, mayAnswer, onDownload, onAsk, onFile }: EventFactsProps) {
  const { documento, quien, numero, firmado, at, registrado_at: recorded } = event
  // What is recorded as it happens takes a moment.
  const isLater = Date.parse(recorded) - Date.parse(at) > 60_000
  return (
    <>
      <Hint isBlock>{documento}</Hint>
      <Hint isBlock>
        {isLater
          ? fill(texts.recordedLater, { quien, numero, fecha: showInstant(recorded) })
          : fill(texts.recordedBy, { quien, numero })}
      </Hint>
      {firmado !== null && <Hint isBlock>{firmado ? texts.signed : texts.unsigned}</Hint>}
      {(hasXml || mayAnswer) && (
        <Actions>
          {hasXml && <Button onClick={onDownload}>{texts.xml}</Button>}
          {mayAnswer && <Button onClick={onAsk}>{texts.answer}</Button>}
          {mayAnswer && firmado !== null && <Button onClick={onFile}>{texts.answerFile}</Button>}
        </Actions>
      )}
    </>
  )
}
