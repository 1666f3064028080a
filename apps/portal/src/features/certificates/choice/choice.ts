import type { CertificateOption } from '@enlace/contract/certificates/schemas.ts'
import { type CertificateKind, shownTypes } from '@enlace/domain/certificates.ts'

/** The kinds in the order of their cards (screens 2.7). */
export const kinds = [
  'fuente',
  'ica',
  'iva',
  'timbre',
  'estampilla',
  'bomberil',
  'obra',
] as const satisfies readonly CertificateKind[] // the order is the screen's

/** The kinds that have a card: those that every buyer withholds, and what else was withheld of this supplier. */
export function cardsOf(options: readonly CertificateOption[], current: CertificateKind) {
  const shown = shownTypes((kind) => kind === current || options.some(({ tipo }) => tipo === kind))
  return kinds.filter((kind) => shown.includes(kind))
}

/** What the address says of the certificate that is wanted; what does not fit is passed over. */
export type WantedCertificate = {
  tipo?: CertificateKind
  anio?: number
  periodo?: number
  municipio?: string
  sucursal?: number
}

/** The certificate that is shown, with what else there is to choose from: only what has movements. */
export type Choice = {
  tipo: CertificateKind
  anio: number
  /** Newest first. */
  years: readonly number[]
  municipio: string
  cities: readonly { municipio: string; ciudad: string }[]
  periodo: number
  periods: readonly number[]
  sucursal: number | undefined
  /** Nothing where nothing of the kind was withheld in that year. */
  option: CertificateOption | undefined
}

/** Reads what the address says. */
export function readWanted(raw: Readonly<Record<string, string>>): WantedCertificate {
  const tipo = kinds.find((kind) => kind === raw['tipo'])
  const { municipio } = raw
  const anio = numberIn(raw['anio'], 2000, 2100)
  const periodo = numberIn(raw['periodo'], 0, 6)
  const sucursal = numberIn(raw['sucursal'], 1, 2_147_483_647)
  return {
    ...(tipo && { tipo }),
    ...(anio !== undefined && { anio }),
    ...(periodo !== undefined && { periodo }),
    ...(municipio && /^\d{5}$/.test(municipio) && { municipio }),
    ...(sucursal !== undefined && { sucursal }),
  }
}

function numberIn(text: string | undefined, from: number, to: number): number | undefined {
  const number = /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN
  return number >= from && number <= to ? number : undefined
}

/**
 * The certificate that is meant: as the address says where there is such a one, else the newest that can be had. A year
 * without movements of the kind stays, because that there are none is an answer, too.
 */
export function chooseCertificate(
  options: readonly CertificateOption[],
  wanted: WantedCertificate,
  today: { year: number },
): Choice {
  const { sucursal } = wanted
  const ofBranch = options.filter(({ sucursales }) => sucursal === undefined || sucursales.includes(sucursal))
  const tipo = wanted.tipo ?? kinds.find((kind) => ofBranch.some((one) => one.tipo === kind)) ?? 'fuente'
  const ofKind = ofBranch.filter((one) => one.tipo === tipo)
  const anio = wanted.anio ?? newestYear(ofKind) ?? newestYear(ofBranch) ?? today.year - 1
  const ofYear = ofKind.filter((one) => one.anio === anio)
  const cities = citiesOf(ofYear)
  const municipio = (cities.find((city) => city.municipio === wanted.municipio) ?? cities[0])?.municipio ?? ''
  const ofCity = ofYear.filter((one) => one.municipio === municipio)
  const option = ofCity.find(({ periodo }) => periodo === wanted.periodo) ?? newestOf(ofCity)
  return {
    tipo,
    anio,
    years: yearsOf(ofKind),
    municipio,
    cities,
    periodo: option?.periodo ?? 0,
    periods: ofCity.map(({ periodo }) => periodo).toSorted((one, other) => one - other),
    sucursal,
    option,
  }
}

/** Years with movements, newest first. */
export const yearsOf = (options: readonly CertificateOption[]): number[] =>
  [...new Set(options.map(({ anio }) => anio))].toSorted((one, other) => other - one)

/** The newest year of which something can be had; where nothing can, the newest with movements. */
export function newestYear(options: readonly CertificateOption[]): number | undefined {
  const available = options.filter(({ estado }) => estado === 'available')
  return yearsOf(available)[0] ?? yearsOf(options)[0]
}

/** The latest period that can be had, else the latest. */
function newestOf(options: readonly CertificateOption[]): CertificateOption | undefined {
  const inOrder = options.toSorted((one, other) => other.periodo - one.periodo)
  return inOrder.find(({ estado }) => estado === 'available') ?? inOrder[0]
}

function citiesOf(options: readonly CertificateOption[]) {
  const cities = new Map(options.map(({ municipio, ciudad }) => [municipio, ciudad]))
  return [...cities]
    .filter(([municipio]) => municipio !== '')
    .map(([municipio, ciudad]) => ({ municipio, ciudad }))
    .toSorted((one, other) => one.ciudad.localeCompare(other.ciudad, 'es'))
}
