import { certificateFileTexts as texts } from '@enlace/contract/certificates/paper-texts.ts'
import { certificatesOfAllAtOnce } from '@enlace/contract/certificates/schemas.ts'
import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { ProblemCode } from '@enlace/contract/core/problem-codes.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database } from '@enlace/database/database.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Zip } from '@enlace/documents/zip.ts'
import { findPersonMemberships, type PersonMembership } from '../sign-in/index.ts'
import { problemOf } from '../../core/http/problem-of.ts'
import { demandDownloads } from './asked-queries.ts'
import { plain } from './releases/key.ts'
import type { IssuingService } from './issue/issue.ts'
import { certificatesInto, planPack, type Pack } from './issue/pack.ts'

/** The certificates of one membership of a person, or why there are none. */
type Part = { of: PersonMembership; folder: string } & ({ scope: Scope; pack: Pack } | { reason: string })

/**
 * Returns the certificates of a year of all memberships of the scope's person, each read in a scope of its own, with the
 * reason of those that have none. @throws Problem `certificate-empty` if none has any, `certificates-of-all-too-many`.
 */
export async function planAllPacks(db: Database, scope: Scope, anio: number): Promise<Part[]> {
  const parts: Part[] = []
  for (const of of await findPersonMemberships(db, scope)) {
    const name = `${plain(of.companyName)}-${of.nit}`
    const folder = parts.some((part) => part.folder === name) ? `${name}-${parts.length + 1}` : name
    parts.push({ of, folder, ...(await planPart(db, scope.sibling(of.id, certificatesModule), anio)) })
  }
  const total = parts.reduce((sum, part) => sum + ('pack' in part ? part.pack.keys.length : 0), 0)
  if (total === 0) throw new Problem('certificate-empty')
  if (total > certificatesOfAllAtOnce)
    throw new Problem('certificates-of-all-too-many', { n: certificatesOfAllAtOnce })
  return parts
}

/** Why a company cannot be read from another one, where the problem's own text is about the open one. */
const reasons: Readonly<Partial<Record<ProblemCode, string>>> = texts.readMeReasons

const certificatesModule = placeAccess.certificates.module

/** What keeps one company's certificates out of the file is told in it; the others are not kept from the person. */
async function planPart(db: Database, scope: Scope, anio: number) {
  try {
    const pack = await planPack(db, scope, { anio, certificados: undefined, sucursal: undefined })
    demandDownloads(pack.profile)
    return { scope, pack }
  } catch (fault) {
    if (!(fault instanceof Problem || fault instanceof DatabaseRefusal)) throw fault
    const { code, values } = problemOf(fault)
    return { reason: reasons[code] ?? fill(problemTexts[code], values) }
  }
}

/** Creates one ZIP of all parts, a folder each, and a text that says what each has. */
export async function* packAllCertificates(
  service: IssuingService,
  parts: readonly Part[],
  anio: number,
): AsyncGenerator<Buffer> {
  const moment = new Date()
  const zip = new Zip(moment)
  for (const part of parts)
    if ('pack' in part)
      yield* certificatesInto(zip, {
        service,
        scope: part.scope,
        pack: part.pack,
        moment,
        folder: `${part.folder}/`,
      })
  const lines = [fill(texts.readMeTitle, { anio }), '', ...parts.map(lineOf)]
  // With the mark of UTF-8, which the text editors of older systems need for accents.
  yield* zip.file(texts.readMe, [Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)])
  yield* zip.end()
}

function lineOf({ of, folder, ...part }: Part): string {
  const named = { company: of.companyName, supplier: of.razon_social, nit: formatWholeNit(of.nit) }
  return 'pack' in part
    ? fill(texts.readMeWhole, { ...named, n: part.pack.keys.length, folder })
    : fill(texts.readMeNone, { ...named, reason: part.reason })
}
