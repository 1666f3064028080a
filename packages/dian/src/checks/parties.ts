import { matchHolder } from '@enlace/domain/holder-name.ts'
import { checkDigit, formatNit } from '@enlace/domain/nit.ts'
import type { Party } from '../model/document.ts'
import { words } from '../texts/texts.ts'
import { foundIf, type Checker, type Found } from './found.ts'
import { plainNit, shownNit } from './written.ts'

/** The code of a NIT among the types of identification. */
const nitType = '31'

/** Whether seller and buyer are who they should be, with their check digits and names. */
export const checkParties: Checker = ({ document: { seller, buyer } }, { company, supplier }) => [
  ...foundIf(plainNit(buyer.nit) !== plainNit(company.nit), 'buyer-nit', () => ({
    adquirente: shownNit(buyer.nit),
    compania: shownNit(company.nit),
  })),
  ...foundIf(supplier !== null && plainNit(seller.nit) !== plainNit(supplier.nit), 'seller-nit', () => ({
    emisor: shownNit(seller.nit),
    nombre: seller.name || words.noName,
    proveedor: shownNit(supplier?.nit ?? ''),
  })),
  ...checkDigitOf(buyer, 'buyer-check-digit'),
  ...checkDigitOf(seller, 'seller-check-digit'),
  ...checkName(buyer.name, company.name, 'buyer-name'),
  ...checkName(seller.name, supplier?.name ?? '', 'seller-name'),
]

function checkDigitOf(
  { nit, dv, idType }: Party,
  check: 'buyer-check-digit' | 'seller-check-digit',
): Found[] {
  const number = plainNit(nit)
  const right = checkDigit(number)
  const isWrong = idType === nitType && right !== undefined && dv !== String(right)
  return foundIf(isWrong, check, () => ({
    nit: formatNit(number),
    correcto: String(right),
    escrito: dv || words.none,
  }))
}

function checkName(written: string, known: string, check: 'buyer-name' | 'seller-name'): Found[] {
  if (written === '' || known === '') return []
  const match = matchHolder(written, known)
  return foundIf(match === 'other' || match === 'look-alike', check, () => ({
    escrito: written,
    conocido: known,
  }))
}
