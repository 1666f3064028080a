import {
  shownLines,
  type CertificateOptions,
  type CertificatePreview,
  type IssuedVersion,
  type WithholdingLine,
} from '@enlace/contract/certificates/schemas.ts'
import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type { certificatePreview } from '@enlace/contract/certificates/calls.ts'
import { amountInWords } from '@enlace/domain/amount-in-words.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { plainRate } from '@enlace/domain/certificates.ts'
import { zeroMoney } from '@enlace/domain/money.ts'
import type { CompanyProfile } from '../company/index.ts'
import { issuerOf, withheldFrom, type CertificateDraft } from './issue/draft.ts'
import { cityName, type CertificateKey } from './releases/key.ts'
import { offeredOf } from './releases/offer.ts'
import type { KeptLine, KeptVersion, readOverview } from './releases/queries.ts'
import { releaseOf } from './releases/releases.ts'
import { isRefused } from './issue/standing.ts'
import { reasonOf, type readAsked } from './asked-queries.ts'
import type { Links } from './queries.ts'

/** Whether the company allows downloads. */
export const handsOut = ({ parameters }: Pick<CompanyProfile, 'parameters'>): boolean =>
  parameters.descarga_certificado > 0

/** Returns the name of a key's city, or an empty string. */
export const cityOf = ({ municipio }: CertificateKey): string => (municipio === '' ? '' : cityName(municipio))

type Overview = Awaited<ReturnType<typeof readOverview>>

/** Presents the form of certificates: those with movements, and their release dates. */
export function presentOptions(
  { groups, settings, releases, branches }: Overview,
  profile: Pick<CompanyProfile, 'parameters'>,
  { today, isTrial }: { today: CalendarDate; isTrial: boolean },
): CertificateOptions {
  const offered = offeredOf(groups, settings)
  const withMovements = new Set(offered.flatMap(({ sucursales }) => sucursales))
  return {
    descarga: handsOut(profile),
    prueba: isTrial,
    sucursales: branches.filter(({ id }) => withMovements.has(id)),
    options: offered.map(({ key, ...sums }) => ({
      ...key,
      ciudad: cityOf(key),
      ...releaseOf(releases, key, today),
      ...sums,
    })),
  }
}

/** Presents the identification of a version. */
export function presentVersion({ id, numero, codigo, version, issued_at }: KeptVersion): IssuedVersion {
  return { id, numero, codigo, version, issued_at }
}

/** Presents a withholding with links to its documents. */
export function presentLine(line: KeptLine, links: Links): WithholdingLine {
  const { third_id: _, tarifa, ...told } = line
  return {
    ...told,
    tarifa: plainRate(tarifa),
    ciudad: cityName(line.municipio),
    factura_id: links.invoice(line.documento),
    pago_id: links.payment(line.comprobante),
  }
}

/** Returns the lines of a draft for the preview: the newest of each row. */
export function shownLinesOf({ rows, lines }: CertificateDraft): KeptLine[][] {
  return rows.map(({ concepto_codigo, tarifa }) =>
    lines
      .filter((line) => line.concepto_codigo === concepto_codigo && plainRate(line.tarifa) === tarifa)
      .slice(-shownLines)
      .toReversed(),
  )
}

/** Presents a certificate's preview; an unreleased one has no rows. */
export function presentPreview(
  key: CertificateKey,
  { draft, release, profile, party, settings }: Awaited<ReturnType<typeof readAsked>>,
  versions: readonly KeptVersion[],
  links: Links,
  isTrial: boolean,
): AnswerOf<typeof certificatePreview> {
  const shown = release.estado === 'available' ? draft : undefined
  const lines = shown ? shownLinesOf(shown) : []
  const standing = versions.filter(({ replaced_at }) => replaced_at === null)
  const same = shown && standing.find(({ hash }) => hash.equals(shown.hash))
  const before = standing.find(({ asked_ids }) => asked_ids.length === 0)
  const current = same ?? before
  // During trials, valid certificates are still delivered unchanged.
  const isKept = isTrial && before?.prueba === false
  return {
    ...key,
    ciudad: cityOf(key),
    ...release,
    descarga: handsOut(profile),
    retenedor: issuerOf(profile, settings),
    retenido: withheldFrom(party),
    sucursales: [...(shown?.branches ?? [])],
    ciudades: [...(shown?.cities ?? [])],
    rows: (shown?.rows ?? []).map((row, at) => ({
      ...row,
      lines: (lines[at] ?? []).map((line) => presentLine(line, links)),
    })),
    totals: totalsOf(shown),
    en_letras: amountInWords(shown?.totals.valor ?? zeroMoney),
    issued: shown && current && current.annulled_at === null ? presentVersion(current) : null,
    changed: shown !== undefined && !isKept && same === undefined && before?.annulled_at === null,
    anulado: same && isRefused(same) ? reasonOf(same) : null,
  }
}

function totalsOf(draft: CertificateDraft | undefined): CertificatePreview['totals'] {
  if (draft === undefined) return { base: zeroMoney, operacion: null, valor: zeroMoney }
  const { rows, totals } = draft
  return { ...totals, operacion: rows.some(({ operacion }) => operacion !== null) ? totals.operacion : null }
}
