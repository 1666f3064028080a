import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { type ClaimConcept, type RadianCode, tacitAcceptanceAt } from '@enlace/domain/radian/radian.ts'
import { demoInvoiceTexts as texts, demoRadianPerson } from '../texts/invoices.ts'

/** An event of the demo, some hours ago; what was transmitted has the DIAN's answer. */
type DemoEvent = { code: RadianCode; hoursAgo: number; claim?: ClaimConcept; isTransmitted?: boolean }

const day = 24

/** The events of each kind of handed-in invoice, so that each standing is seen: in its term, accepted, claimed, accepted tacitly. */
const eventsOf: Readonly<Record<string, readonly DemoEvent[]>> = {
  en_revision: [
    { code: '030', hoursAgo: 3, isTransmitted: true },
    { code: '032', hoursAgo: 2 },
  ],
  aceptada: [
    { code: '030', hoursAgo: 4, isTransmitted: true },
    { code: '032', hoursAgo: 3, isTransmitted: true },
    { code: '033', hoursAgo: 1 },
  ],
  devuelta: [
    { code: '030', hoursAgo: 5, isTransmitted: true },
    { code: '032', hoursAgo: 4, isTransmitted: true },
    { code: '031', hoursAgo: 2, claim: '03' },
  ],
  causada: [
    { code: '030', hoursAgo: 20 * day, isTransmitted: true },
    { code: '032', hoursAgo: 19 * day, isTransmitted: true },
  ],
}

/** Records the events of a handed-in invoice of the demo. */
export async function addDemoRadian(db: Database, company: number, id: string, fate: string): Promise<void> {
  await db.transaction(Scope.ofStaff(company), async (tx) => {
    for (const { code, hoursAgo, claim = null, isTransmitted = false } of eventsOf[fate] ?? []) {
      const moment = new Date(Math.floor(Date.now() / 1000) * 1000 - hoursAgo * 3_600_000)
      const term = code === '032' ? tacitAcceptanceAt(moment).toISOString() : null
      const [event] = await tx.run(
        sql<{
          id: string
        }>`select record_radian_event(wanted => ${id}, code => ${code}, moment => ${moment.toISOString()},
          term => ${term}, person => ${JSON.stringify(demoRadianPerson)}, claim => ${claim}, words => '',
          recorder => ${texts.decider}) as id`.compile(query),
      )
      if (event && isTransmitted)
        await tx.run(
          sql`select answer_radian_event(e.id, 'transmitido', ${texts.answered}, ${texts.decider})
            from radian_events e where e.company_id = ${scopeCompany} and e.id = ${event.id}`.compile(query),
        )
    }
  })
}
