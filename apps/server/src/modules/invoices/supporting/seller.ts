import type { SupportingSeller } from '@enlace/contract/invoices/supporting-content.ts'
import { sellerTexts } from '@enlace/contract/invoices/supporting/seller-texts.ts'
import { cities } from '@enlace/domain/catalogue/cities.ts'
import { colombia, countryName } from '@enlace/domain/catalogue/countries.ts'
import { identificationTypes } from '@enlace/domain/catalogue/identification-types.ts'
import { namedCity } from '@enlace/domain/catalogue/named-city.ts'
import type { Option } from '@enlace/domain/catalogue/option.ts'
import { taxRegimes } from '@enlace/domain/catalogue/tax-regimes.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import {
  type AskedSeller,
  nitCode,
  responsibilityOf,
  type SellerField,
  sellerGaps,
  taxResponsibilities,
  vatRegimeOf,
} from '@enlace/domain/supporting/seller.ts'
import type { KnownSeller } from '../terms/queries.ts'

const coded = (codigo: string, nombre: string | undefined) =>
  nombre === undefined ? { codigo: '', nombre: '' } : { codigo, nombre }
const named = (options: readonly Option[], id: string) =>
  coded(id, options.find((option) => option.id === id)?.nombre)
const none = { codigo: '', nombre: '' }

/** Returns the seller that a form tells, with the names of its codes; a code that no catalogue has is left out. */
export function sellerOf(form: AskedSeller, known: KnownSeller): SupportingSeller {
  const isResident = form.procedencia === 'residente'
  const { documento_numero: identificacion, documento_dv: dv } = known
  const regimen = known.regimen ?? form.regimen
  const persona = known.persona === 'natural' ? '2' : '1'
  const type = isResident ? nitCode : form.tipo_identificacion
  const digit = dv ?? checkDigit(identificacion)
  return {
    procedencia: form.procedencia,
    tipo_identificacion: named(identificationTypes, type),
    identificacion,
    dv: isResident && digit !== undefined ? String(digit) : null,
    nombre: known.nombre,
    tipo_persona: { codigo: persona, nombre: sellerTexts.persons[persona] },
    regimen: named(taxRegimes, regimen),
    regimen_iva: vatRegimeOf(regimen),
    responsabilidades: [named(taxResponsibilities, responsibilityOf(regimen))],
    direccion: form.direccion,
    ...(isResident ? placeOf(form.municipio) : foreignPlace(form)),
    codigo_postal: form.codigo_postal,
    correo: form.correo,
  }
}

function placeOf(municipio: string) {
  const city = cities.get(municipio)
  return {
    municipio: coded(municipio, city?.municipio),
    departamento: coded(municipio.slice(0, 2), city?.departamento),
    pais: coded(colombia, countryName(colombia)),
  }
}

const foreignPlace = ({ localidad, departamento, pais }: AskedSeller) => ({
  municipio: { codigo: '', nombre: localidad },
  departamento: { codigo: '', nombre: departamento },
  pais: coded(pais, countryName(pais)),
})

/** Returns the form that told a seller. */
export function askedOf(seller: SupportingSeller | undefined): AskedSeller {
  const isForeign = seller?.procedencia === 'no_residente'
  const { municipio, departamento, pais } = seller ?? { municipio: none, departamento: none, pais: none }
  return {
    procedencia: seller?.procedencia ?? 'residente',
    tipo_identificacion: isForeign ? seller.tipo_identificacion.codigo : '',
    regimen: seller?.regimen.codigo ?? '',
    direccion: seller?.direccion ?? '',
    municipio: isForeign ? '' : municipio.codigo,
    pais: isForeign ? pais.codigo : '',
    departamento: isForeign ? departamento.nombre : '',
    localidad: isForeign ? municipio.nombre : '',
    codigo_postal: seller?.codigo_postal ?? '',
    correo: seller?.correo ?? '',
  }
}

/** Fills what a form leaves empty with what is known: what was said last, the company's records, the registration. */
export function withKnown(form: AskedSeller, known: KnownSeller): AskedSeller {
  const last = known.ultimo ? askedOf(known.ultimo) : undefined
  const isSame = form.procedencia === (last?.procedencia ?? form.procedencia)
  const registered = (name: string) => {
    const answer = known.registro?.[name]
    return typeof answer === 'string' ? answer : ''
  }
  const first = (...texts: (string | null | undefined)[]) =>
    texts.find((text) => text !== undefined && text !== null && text.trim() !== '')?.trim() ?? ''
  const said = (field: SellerField) => first(form[field], isSame ? last?.[field] : '')
  const city = namedCity(known.ciudad ?? '') ?? namedCity(registered('contactCity'))
  const isResident = form.procedencia === 'residente'
  return {
    procedencia: form.procedencia,
    tipo_identificacion: said('tipo_identificacion'),
    regimen: first(known.regimen, said('regimen'), registered('taxRegime')),
    direccion: first(said('direccion'), known.direccion, registered('contactAddress')).slice(0, 200),
    municipio: isResident ? first(said('municipio'), city?.id) : '',
    pais: said('pais'),
    departamento: said('departamento'),
    localidad: said('localidad'),
    codigo_postal: said('codigo_postal'),
    correo: first(said('correo'), known.correo, registered('contactEmail')).slice(0, 100),
  }
}

/** Returns what a documento soporte needs of its seller and is missing, in words. */
export const missingOf = (seller: SupportingSeller | undefined): string[] =>
  sellerGaps(askedOf(seller)).map((field) => sellerTexts.fields[field].toLowerCase())
