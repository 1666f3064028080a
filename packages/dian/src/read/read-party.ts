import type { Party } from '../model/document.ts'
import type { XmlElement } from '../xml/parse.ts'
import { ReadFault } from '../xml/read-fault.ts'
import { attribute, field, group, groups, onlyGroup, textOf, trimmed } from '../xml/select.ts'

/** The seller or buyer of a document. @throws ReadFault if it is absent, there twice, or without a number. */
export function readParty(root: XmlElement, name: string): Party {
  const accounting = onlyGroup(root, name)
  const party = accounting && onlyGroup(accounting, 'Party')
  if (!party) throw new ReadFault('field-missing', { field: name })
  const { number, tax } = identityOf(party)
  if (trimmed(number) === '') throw new ReadFault('field-missing', { field: `${name}/CompanyID` })
  const legal = group(party, 'PartyLegalEntity')
  const level = field(tax, 'TaxLevelCode')
  const contact = group(party, 'Contact')
  return {
    name: textOf(tax, 'RegistrationName') || textOf(legal, 'RegistrationName') || personName(party),
    tradeName: textOf(group(party, 'PartyName'), 'Name'),
    idType: attribute(number, 'schemeName'),
    nit: trimmed(number),
    dv: attribute(number, 'schemeID'),
    personType: textOf(accounting, 'AdditionalAccountID'),
    taxResponsibilities: trimmed(level)
      .split(/[;,\s]+/)
      .filter((code) => code !== ''),
    regime: attribute(level, 'listName'),
    address: readAddress(
      group(party, 'PhysicalLocation', 'Address') ?? group(tax, 'RegistrationAddress') ?? legal,
    ),
    email: textOf(contact, 'ElectronicMail'),
    telephone: textOf(contact, 'Telephone'),
  }
}

/** NIT of the sender or receiver of a response or container; empty if absent. */
export function partyNit(of: XmlElement, name: string): string {
  const sender = group(of, name)
  return sender ? trimmed(identityOf(sender).number) : ''
}

/** The number of a party: of its taxes, of its registration, or its identification (persons without NIT). */
function identityOf(party: XmlElement): { number: XmlElement | undefined; tax: XmlElement | undefined } {
  const schemes = groups(party, 'PartyTaxScheme')
  const tax = schemes.find((scheme) => textOf(scheme, 'CompanyID') !== '') ?? schemes[0]
  const numbers = new Set(schemes.map((scheme) => textOf(scheme, 'CompanyID')).filter((text) => text !== ''))
  if (numbers.size > 1) throw new ReadFault('field-repeated', { field: 'CompanyID' })
  const number =
    field(tax, 'CompanyID') ??
    field(group(party, 'PartyLegalEntity'), 'CompanyID') ??
    field(group(party, 'PartyIdentification'), 'ID')
  return { number, tax }
}

function personName(party: XmlElement): string {
  const person = group(party, 'Person')
  return [textOf(person, 'FirstName'), textOf(person, 'FamilyName')].filter((name) => name !== '').join(' ')
}

function readAddress(address: XmlElement | undefined): Party['address'] {
  return {
    line: groups(address, 'AddressLine')
      .map((line) => textOf(line, 'Line'))
      .filter((line) => line !== '')
      .join(' '),
    city: textOf(address, 'CityName'),
    department: textOf(address, 'CountrySubentity'),
    country: textOf(group(address, 'Country'), 'IdentificationCode'),
  }
}
