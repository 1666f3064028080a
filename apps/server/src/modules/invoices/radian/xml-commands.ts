import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { InvoiceClass } from '@enlace/contract/invoices/limits.ts'
import { claimConceptTexts, radianEventTexts } from '@enlace/contract/invoices/radian/texts.ts'
import { query } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { writeEvent, type WrittenEvent } from '@enlace/dian/events.ts'
import { bogotaTime, signDocument } from '@enlace/dian/signature.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import type { Service } from '../../../core/http/service.ts'
import { openCompanySigner } from '../../papers/index.ts'
import { findRadianXmlFacts, findSoftwareIn, type RadianXmlFacts } from './queries.ts'
import { openPin } from './software-commands.ts'

/**
 * Returns the ApplicationResponse of an event as a file, made once with the company's software and signed with its
 * certificate. An event that was made without a signature is signed as soon as there is a certificate, until it is
 * transmitted. @throws Problem `document-not-found` without the event, its CUFE or the software.
 */
export async function radianXmlFile(service: Pick<Service, 'db' | 'keys'>, scope: Scope, id: string) {
  const facts = await findRadianXmlFacts(service.db, scope, id)
  if (!facts) throw new Problem('document-not-found')
  const xml = await keptOrMade(service, scope, { id, facts })
  return {
    name: `${facts.codigo}-${facts.numero}.xml`,
    mediaType: 'application/xml',
    body: () => Promise.resolve(Buffer.from(xml)),
  }
}

async function keptOrMade(
  { db, keys }: Pick<Service, 'db' | 'keys'>,
  scope: Scope,
  { id, facts }: { id: string; facts: RadianXmlFacts },
): Promise<string> {
  const now = new Date()
  if (facts.xml !== null && (facts.firmado || facts.estado !== 'registrado')) return facts.xml
  const opened = await openCompanySigner({ db, keys }, facts.company_id, now)
  const signer = opened?.isTrial === false ? opened.signer : undefined
  if (facts.xml !== null && !signer) return facts.xml
  const software = await db.transaction(scope, findSoftwareIn)
  const pin = software && openPin(keys, facts.company_id, software)
  if (!software || pin === undefined || facts.cufe === null) throw new Problem('document-not-found')
  const { xml, cude } = writtenOf(facts, facts.cufe, {
    id: software.software_id,
    pin,
    ambiente: software.ambiente,
  })
  const made = signer ? signDocument(xml, signer, now) : xml
  return db.transaction(scope, async (tx) => {
    const [row] = await tx.run(
      sql<{
        kept: string | null
      }>`select keep_radian_xml(${id}, ${made}, ${cude}, ${signer !== undefined}) as kept`.compile(query),
    )
    // Two at the same moment both made one: that of the first counts.
    if (!row?.kept) throw new Problem('document-not-found')
    return row.kept
  })
}

function writtenOf(
  { numero, at, codigo, concepto, nota, persona, clase, factura, emisor, adquirente }: RadianXmlFacts,
  cufe: string,
  { id, pin, ambiente }: { id: string; pin: string; ambiente: '1' | '2' },
): WrittenEvent {
  const moment = bogotaTime(new Date(at))
  const typeCode = typeCodeOf(clase)
  const party = ({ nit, dv, nombre }: RadianXmlFacts['emisor']) => ({
    name: nombre,
    nit,
    dv: dv === null ? '' : String(dv),
    idType: dv === null ? '13' : '31',
  })
  return writeEvent({
    number: numero,
    issueDate: calendarDate(moment.slice(0, 10)),
    issueTime: moment.slice(11),
    environment: ambiente,
    code: codigo,
    description: radianEventTexts[codigo],
    concept: concepto && { code: concepto, name: claimConceptTexts[concepto] },
    notes: nota === '' ? [] : [nota],
    sender: party(adquirente),
    receiver: party(emisor),
    document: {
      number: factura,
      key: cufe,
      keyScheme: typeCode === '03' ? 'CUDE-SHA384' : 'CUFE-SHA384',
      typeCode,
    },
    person: {
      firstName: persona.nombres,
      familyName: persona.apellidos,
      idType: persona.tipo_documento,
      id: persona.documento,
      jobTitle: persona.cargo,
    },
    software: { id, pin },
  })
}

/** The type of the invoice as the annex numbers it; contingency by the seller, which is the usual one. */
function typeCodeOf(clase: InvoiceClass): '01' | '02' | '03' {
  if (clase === 'exportacion') return '02'
  return clase === 'contingencia' ? '03' : '01'
}
