import { colombia } from '../catalogue/countries.ts'
import type { Option } from '../catalogue/option.ts'
import responsibilities from '../catalogue/tax-responsibilities.json' with { type: 'json' }
import { isEmail } from '../email.ts'

/** Whether the seller of a documento soporte lives in Colombia. */
export const provenances = ['residente', 'no_residente'] as const
export type Provenance = (typeof provenances)[number]

/** The type of operation of a documento soporte (`CustomizationID`). */
export const operationTypes = { residente: '10', no_residente: '11' } as const satisfies Record<
  Provenance,
  string
>

/** The identification of a resident seller is a NIT with its check digit. */
export const nitCode = '31'

/** The tax responsibilities of the DIAN's annex 1.9, table 13.2.6.1. */
export const taxResponsibilities: readonly Option[] = responsibilities

/** Returns the responsibility that follows from a tax regime. */
export const responsibilityOf = (regime: string): string =>
  taxResponsibilities.find(({ id }) => id === `O-${regime}`)?.id ?? 'R-99-PN'

const vatRegimes = new Set(['48', '13', '15', '23'])

/** Returns the DIAN's regime of IVA (`48` responsible, `49` not) that follows from a tax regime. */
export const vatRegimeOf = (regime: string): '48' | '49' => (vatRegimes.has(regime) ? '48' : '49')

/** What the form of a cuenta de cobro asks of its seller, as codes of the product's catalogues; empty if not known. */
export interface AskedSeller {
  procedencia: Provenance
  /** Of a seller who does not live in Colombia; a resident's is a NIT. */
  tipo_identificacion: string
  regimen: string
  direccion: string
  /** DIVIPOLA code of a resident's municipality. */
  municipio: string
  /** Of a seller who does not live in Colombia: country, region and city. */
  pais: string
  departamento: string
  localidad: string
  codigo_postal: string
  correo: string
}
export type SellerField = keyof AskedSeller

const always: readonly SellerField[] = ['regimen', 'direccion', 'correo']
const residents: readonly SellerField[] = [...always, 'municipio']
const foreigners: readonly SellerField[] = [
  ...always,
  'tipo_identificacion',
  'pais',
  'departamento',
  'localidad',
]

/** Returns the fields that a documento soporte needs of a seller. The postal code is given where it is known. */
export const neededOf = ({ procedencia }: Pick<AskedSeller, 'procedencia'>): readonly SellerField[] =>
  procedencia === 'residente' ? residents : foreigners

/** Returns the fields that are missing, or written so that the DIAN would refuse them. */
export function sellerGaps(seller: AskedSeller): SellerField[] {
  const isWrong = (field: SellerField) =>
    seller[field].trim() === '' ||
    (field === 'correo' && !isEmail(seller.correo)) ||
    (field === 'pais' && seller.pais === colombia) ||
    (field === 'tipo_identificacion' && seller.tipo_identificacion === nitCode)
  return [...neededOf(seller).filter(isWrong), ...(isPostalCode(seller) ? [] : (['codigo_postal'] as const))]
}

/** A postal code of Colombia has six digits, and begins with the department of its municipality. */
function isPostalCode({ procedencia, codigo_postal: code, municipio }: AskedSeller): boolean {
  if (code === '') return true
  if (procedencia === 'no_residente') return code.length <= 10
  return /^\d{6}$/.test(code) && (municipio === '' || code.startsWith(municipio.slice(0, 2)))
}
