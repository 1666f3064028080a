import type { DianResponse, Notice } from '../model/response.ts'
import type { XmlElement } from '../xml/parse.ts'
import { attribute, dateOf, field, group, groups, textOf, textsOf, trimmed } from '../xml/select.ts'
import { partyNit } from './read-party.ts'

/** Codes of line responses that say nothing but that the document is valid. */
const isResult = (code: string) => /^0*$/.test(code)

/** Reads an `ApplicationResponse`: the DIAN's validation of a document, or an event. */
export function readResponse(root: XmlElement): DianResponse {
  const answer = group(root, 'DocumentResponse')
  const response = group(answer, 'Response')
  const reference = group(answer, 'DocumentReference')
  const code = field(response, 'ResponseCode')
  const environment = textOf(root, 'ProfileExecutionID')
  return {
    number: textOf(root, 'ID'),
    uniqueKey: textOf(root, 'UUID'),
    issueDate: dateOf(root, 'IssueDate'),
    issueTime: textOf(root, 'IssueTime'),
    environment: environment === '1' || environment === '2' ? environment : null,
    senderNit: partyNit(root, 'SenderParty'),
    senderName: textOf(group(root, 'SenderParty', 'PartyTaxScheme'), 'RegistrationName'),
    receiverNit: partyNit(root, 'ReceiverParty'),
    code: trimmed(code),
    description: textsOf(response, 'Description').join('\n'),
    concept: attribute(code, 'listID'),
    documentNumber: textOf(reference, 'ID'),
    documentKey: textOf(reference, 'UUID'),
    documentTypeCode: textOf(reference, 'DocumentTypeCode'),
    notices: groups(answer, 'LineResponse').flatMap((line) => groups(line, 'Response').flatMap(readNotice)),
  }
}

function readNotice(response: XmlElement): Notice[] {
  const code = textOf(response, 'ResponseCode')
  return isResult(code) ? [] : [{ code, text: textsOf(response, 'Description').join('\n') }]
}
