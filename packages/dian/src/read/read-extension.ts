import type { Authorisation } from '../model/document.ts'
import { namespaces, structures } from '../xml/namespaces.ts'
import type { XmlElement } from '../xml/parse.ts'
import { dateOf, trimmed } from '../xml/select.ts'

/** What the DIAN's extension of a document says. */
export interface Extension {
  authorisation: Authorisation | null
  qrUrl: string
  qrKey: string
  softwareId: string
  softwareSecurityCode: string
}

/** Reads the DIAN's extension; all is empty without it. */
export function readExtension(root: XmlElement): Extension {
  const dian = extensionsOf(root)
    .flatMap((content) => content.children)
    .find((child) => child.name === 'DianExtensions' && structures.includes(child.namespace))
  const code = trimmed(below(dian, 'QRCode'))
  return {
    authorisation: readAuthorisation(below(dian, 'InvoiceControl')),
    qrUrl: /https?:\/\/\S{1,2000}/.exec(code)?.[0] ?? '',
    qrKey: /(?:documentkey=|(?:CUFE|CUDE|CUDS)\s*[:=]\s*)([^\s&]{1,200})/i.exec(code)?.[1] ?? '',
    softwareId: trimmed(below(below(dian, 'SoftwareProvider'), 'SoftwareID')),
    softwareSecurityCode: trimmed(below(dian, 'SoftwareSecurityCode')),
  }
}

function extensionsOf(root: XmlElement): XmlElement[] {
  return ['UBLExtensions', 'UBLExtension', 'ExtensionContent'].reduce(
    (found, name) =>
      found.flatMap(({ children }) =>
        children.filter((child) => child.name === name && child.namespace === namespaces.extension),
      ),
    [root],
  )
}

function readAuthorisation(control: XmlElement | undefined): Authorisation | null {
  const number = trimmed(below(control, 'InvoiceAuthorization'))
  const range = below(control, 'AuthorizedInvoices')
  if (!control || (number === '' && !range)) return null
  const period = below(control, 'AuthorizationPeriod')
  return {
    number,
    prefix: trimmed(below(range, 'Prefix')),
    from: trimmed(below(range, 'From')),
    to: trimmed(below(range, 'To')),
    startDate: dateOf(period, 'StartDate'),
    endDate: dateOf(period, 'EndDate'),
  }
}

function below(of: XmlElement | undefined, name: string): XmlElement | undefined {
  return of?.children.find((child) => child.name === name && structures.includes(child.namespace))
}
