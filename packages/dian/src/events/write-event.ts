import { emptyExtension } from '../signature/sign-document.ts'
import { createHash } from 'node:crypto'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { eventCudeOf } from '../unique-key/unique-key.ts'
import { namespaces, rootNamespace, structures } from '../xml/namespaces.ts'
import { group, written } from '../xml/write.ts'
import { eventTexts } from './texts.ts'

/** A party of an event: name, number without check digit, and the digit. */
export interface EventParty {
  name: string
  nit: string
  dv: string
  /** `31` NIT, `13` cédula and so on. */
  idType: string
}

/** The person that received the invoice or the goods. */
export interface EventPerson {
  firstName: string
  familyName: string
  idType: string
  id: string
  jobTitle: string
}

/** The facts of an event of an invoice's buyer. */
export interface EventFacts {
  number: string
  issueDate: CalendarDate
  /** With its offset: `16:05:09-05:00`. */
  issueTime: string
  environment: '1' | '2'
  /** `030` to `033`, with its name. */
  code: string
  description: string
  /** The concept of a claim (031); null of other events. */
  concept: { code: string; name: string } | null
  notes: readonly string[]
  sender: EventParty
  receiver: EventParty
  /** The invoice: number, CUFE and type code. */
  document: { number: string; key: string; keyScheme: string; typeCode: string }
  person: EventPerson
  /** The sender's software as registered with the DIAN. */
  software: { id: string; pin: string }
}

/** A written event: its XML without signature, and its CUDE. */
export interface WrittenEvent {
  xml: string
  cude: string
}

const dian = {
  schemeAgencyID: '195',
  schemeAgencyName: eventTexts.agency,
}
const authority = '800197268'
const catalogue = 'https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey='

/** The events that name the person (annex of RADIAN). */
const withPerson = new Set(['030', '032'])

/** Writes the `ApplicationResponse` of an event in UBL 2.1 by the annex of RADIAN, without signature. */
export function writeEvent(facts: EventFacts): WrittenEvent {
  const { sender, receiver, document, software } = facts
  const cude = eventCudeOf({
    number: facts.number,
    issueDate: facts.issueDate,
    issueTime: facts.issueTime,
    sender: sender.nit,
    receiver: receiver.nit,
    code: facts.code,
    documentNumber: document.number,
    documentTypeCode: document.typeCode,
    softwarePin: software.pin,
  })
  const parts = [
    extensions(facts, cude),
    written('cbc:UBLVersionID', 'UBL 2.1'),
    written('cbc:CustomizationID', '1'),
    written('cbc:ProfileID', eventTexts.profile),
    written('cbc:ProfileExecutionID', facts.environment),
    written('cbc:ID', facts.number),
    written('cbc:UUID', cude, { schemeID: facts.environment, schemeName: 'CUDE-SHA384' }),
    written('cbc:IssueDate', facts.issueDate),
    written('cbc:IssueTime', facts.issueTime),
    ...facts.notes.map((note) => written('cbc:Note', note)),
    party('cac:SenderParty', sender),
    party('cac:ReceiverParty', receiver),
    documentResponse(facts),
  ]
  const declared = `xmlns="${rootNamespace('ApplicationResponse')}" xmlns:cac="${namespaces.aggregate}" xmlns:cbc="${namespaces.basic}" xmlns:ext="${namespaces.extension}" xmlns:sts="${structures[0]}" xmlns:ds="${namespaces.signature}" xmlns:xades="${namespaces.xades}"`
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<ApplicationResponse ${declared}>\n${parts.join('\n')}\n</ApplicationResponse>`
  return { xml, cude }
}

function extensions({ sender, software, number }: EventFacts, cude: string): string {
  const identified = ({ nit, dv, idType }: Pick<EventParty, 'nit' | 'dv' | 'idType'>) =>
    [nit, { ...dian, schemeID: dv, schemeName: idType }] as const
  const code = createHash('sha384').update(`${software.id}${software.pin}${number}`).digest('hex')
  const own = group(
    'sts:DianExtensions',
    group(
      'sts:InvoiceSource',
      written('cbc:IdentificationCode', 'CO', {
        listAgencyID: '6',
        listAgencyName: 'United Nations Economic Commission for Europe',
        listSchemeURI: 'urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1',
      }),
    ),
    group(
      'sts:SoftwareProvider',
      written('sts:ProviderID', ...identified(sender)),
      written('sts:SoftwareID', software.id, dian),
    ),
    written('sts:SoftwareSecurityCode', code, dian),
    group(
      'sts:AuthorizationProvider',
      written('sts:AuthorizationProviderID', ...identified({ nit: authority, dv: '4', idType: '31' })),
    ),
    written('sts:QRCode', `${catalogue}${cude}`),
  )
  return group(
    'ext:UBLExtensions',
    group('ext:UBLExtension', group('ext:ExtensionContent', own)),
    group('ext:UBLExtension', emptyExtension),
  )
}

function party(name: string, { name: registered, nit, dv, idType }: EventParty): string {
  return group(
    name,
    group(
      'cac:PartyTaxScheme',
      written('cbc:RegistrationName', registered),
      written('cbc:CompanyID', nit, { ...dian, schemeID: dv, schemeName: idType, schemeVersionID: '1' }),
      group('cac:TaxScheme', written('cbc:ID', '01'), written('cbc:Name', 'IVA')),
    ),
  )
}

function documentResponse({ code, description, concept, document, person }: EventFacts): string {
  const claim = concept ? { listID: concept.code, name: concept.name } : {}
  return group(
    'cac:DocumentResponse',
    group('cac:Response', written('cbc:ResponseCode', code, claim), written('cbc:Description', description)),
    group(
      'cac:DocumentReference',
      written('cbc:ID', document.number),
      written('cbc:UUID', document.key, { schemeName: document.keyScheme }),
      written('cbc:DocumentTypeCode', document.typeCode),
    ),
    ...(withPerson.has(code) ? [issuer(person)] : []),
  )
}

const issuer = ({ firstName, familyName, idType, id, jobTitle }: EventPerson) =>
  group(
    'cac:IssuerParty',
    group(
      'cac:Person',
      written('cbc:ID', id, { schemeName: idType }),
      written('cbc:FirstName', firstName),
      written('cbc:FamilyName', familyName),
      written('cbc:JobTitle', jobTitle),
    ),
  )
