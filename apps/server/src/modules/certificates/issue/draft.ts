import type { CompanyProfile } from '../../company/index.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import {
  groupLines,
  totalOfRows,
  wholeYear,
  type CertificateRow,
  type CertificateTotals,
} from '@enlace/domain/certificates.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import type { CertificateSettings } from '../releases/company-settings.ts'
import { cityName, type CertificateKey } from '../releases/key.ts'
import type { KeptLine, KeptParty } from '../releases/queries.ts'

/** The withholding agent or the supplier, as printed on the certificate. */
export interface Party {
  nombre: string
  nit: string
  direccion: string
  ciudad: string
}

/** A certificate that could be issued: its key, its content, and the withholdings that it sums. */
export interface CertificateDraft {
  key: CertificateKey
  /** The withholding, for a certificate of a single one. */
  line: KeptLine | null
  lines: readonly KeptLine[]
  rows: readonly CertificateRow[]
  totals: CertificateTotals
  hash: Buffer
  thirdParty: number
  /** The branches that it covers, by id and by name. */
  tells: readonly number[]
  branches: readonly string[]
  /** The requested branches. */
  asked: readonly number[]
  /** Where the withheld money was paid to the tax office; for ICA the city. */
  cities: readonly string[]
  retenedor: Party & { telefono: string }
  retenido: Party
  settings: CertificateSettings
}

/** The parts of a draft. */
interface DraftParts {
  key: CertificateKey
  line?: KeptLine
  lines: readonly (KeptLine & { hash: Buffer })[]
  party: KeptParty
  asked: readonly number[]
  profile: Pick<CompanyProfile, 'company'>
  settings: CertificateSettings
}

/** Returns the certificate of some withholdings; undefined without any, because there is no empty certificate. */
export function draftOf({ key, line, lines, party, asked, profile, settings }: DraftParts) {
  const [first] = lines
  if (first === undefined) return undefined
  const rows = groupLines(lines)
  const branches = new Map(lines.map(({ third_id, sucursal }) => [third_id, sucursal]))
  const tells = [...branches.keys()].toSorted((one, other) => one - other)
  const draft: CertificateDraft = {
    key,
    line: line ?? null,
    lines,
    rows,
    totals: totalOfRows(rows),
    hash: first.hash,
    thirdParty: party.id,
    tells,
    branches: tells.map((id) => branches.get(id) ?? ''),
    asked,
    cities: [...new Set(lines.map(({ municipio }) => cityName(municipio)))],
    retenedor: issuerOf(profile, settings),
    retenido: withheldFrom(party),
    settings,
  }
  return draft
}

/** Returns the withholding agent: the company with its own data. */
export function issuerOf(
  { company }: Pick<CompanyProfile, 'company'>,
  settings: CertificateSettings,
): Party & { telefono: string } {
  const { dir, telefono } = company.contactInfo
  return {
    nombre: company.nombre,
    nit: company.nit,
    direccion: settings.direccion || dir,
    ciudad: settings.ciudad,
    telefono: settings.telefono || telefono,
  }
}

/** Returns the party from whom it was withheld. */
export function withheldFrom({
  nombre,
  documento_numero,
  documento_dv,
  direccion,
  ciudad,
}: KeptParty): Party {
  return {
    nombre,
    nit: formatNit(documento_numero, documento_dv),
    direccion: direccion ?? '',
    ciudad: ciudad ?? '',
  }
}

/** Returns the key of a single withholding's certificate: its kind and year, and its city for ICA. */
export function keyOfLine({
  tipo,
  fecha,
  municipio,
}: Pick<KeptLine, 'tipo' | 'fecha' | 'municipio'>): CertificateKey {
  return { tipo, anio: yearOf(fecha), periodo: wholeYear, municipio: tipo === 'ica' ? municipio : '' }
}

const yearOf = (day: CalendarDate) => Number(day.slice(0, 4))
