import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { checkDocument, type Circumstances, type CheckName } from '../src/check.ts'
import { readDelivery, type ReadDocument, type RefusalCode } from '../src/delivery.ts'
import { buyer, seller, technicalKey } from './samples.ts'

/** The circumstances in which a built document is right. */
export const usual: Circumstances = {
  company: buyer,
  supplier: seller,
  isProduction: true,
  receivedOn: calendarDate('2026-08-20'),
  isOrderRequired: true,
  cutOff: calendarDate('2026-08-01'),
  earlier: null,
  secret: technicalKey,
}

/** The only document of an XML. */
export function readOne(xml: string): ReadDocument {
  const { documents, refusals } = readDelivery({ name: 'factura.xml', bytes: Buffer.from(xml) })
  const [read] = documents
  if (!read) throw new Error(`No document: ${refusals[0]?.sentence}`)
  return read
}

/** The names of what is found on an XML, without what only informs; why it is refused, if it is. */
export function warningsOn(xml: string, circumstances = usual): (CheckName | RefusalCode)[] {
  const { documents, refusals } = readDelivery({ name: 'factura.xml', bytes: Buffer.from(xml) })
  return [
    ...refusals.map(({ code }) => code),
    ...documents.flatMap((read) =>
      checkDocument(read, circumstances)
        .filter(({ severity }) => severity !== 'informa')
        .map(({ check }) => check),
    ),
  ]
}
