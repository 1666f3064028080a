import type pg from 'pg'
import { type ClaimConcept, type RadianCode, tacitAcceptanceAt } from '@enlace/domain/radian/radian.ts'
import { demoInvoiceTexts as texts, demoRadianPerson } from '../texts/invoices.ts'
import type { Fate } from './invoices.ts'

/** An event of the demo, some minutes after the invoice was handed in; what was transmitted has the DIAN's answer. */
interface DemoEvent {
  code: RadianCode
  minutes: number
  claim?: ClaimConcept
  isTransmitted?: boolean
}

const received: DemoEvent = { code: '030', minutes: 35, isTransmitted: true }
const goods: DemoEvent = { code: '032', minutes: 205, isTransmitted: true }
const day = 24 * 60

/** Of an invoice that the ERP has, nobody recorded whether it was accepted: it is accepted tacitly. */
const posted = [received, goods]

/** The events of each kind of handed-in invoice, so that each standing is seen: in its term, accepted, claimed, accepted tacitly. */
const eventsOf: Readonly<Partial<Record<Fate, readonly DemoEvent[]>>> = {
  // The goods came the day before this one, so that the term runs.
  en_revision: [received, { code: '032', minutes: 2 * day + 15 }],
  aceptada: [received, goods, { code: '033', minutes: 270 }],
  devuelta: [received, goods, { code: '031', minutes: 265, claim: '03' }],
  pendiente: [received, goods, { code: '033', minutes: 270, isTransmitted: true }],
  archivo: posted,
  programa: posted,
  escrita: posted,
  encontrada: posted,
}

/** Records the events of a handed-in invoice of the demo on its own days. */
export async function addDemoRadian(
  client: pg.Client,
  { company, id, fate, handedAt }: { company: number; id: string; fate: Fate; handedAt: Date },
): Promise<void> {
  for (const { code, minutes, claim = null, isTransmitted = false } of eventsOf[fate] ?? []) {
    const moment = new Date(handedAt.getTime() + minutes * 60_000)
    const term = code === '032' ? tacitAcceptanceAt(moment).toISOString() : null
    const { rows } = await client.query<{ id: string }>(
      `select record_radian_event(wanted => $1, code => $2, moment => $3, term => $4, person => $5, claim => $6, words => '',
         recorder => $7) as id`,
      [id, code, moment.toISOString(), term, JSON.stringify(demoRadianPerson), claim, texts.decider],
    )
    const event = rows[0]?.id
    if (isTransmitted)
      await client.query(`select answer_radian_event($1, 'transmitido', $2, $3)`, [
        event,
        texts.answered,
        texts.decider,
      ])
    await client.query(
      `update radian_events set registrado_at = at + interval '4 minutes',
         respuesta_at = case when respuesta_at is not null then at + interval '25 minutes' end
       where company_id = $1 and id = $2`,
      [company, event],
    )
  }
}
