import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  changeReleases,
  getCertificateReadiness,
  listReleases,
} from '@enlace/contract/certificates/settings/calls.ts'
import type { ReleaseKey, Releases } from '@enlace/contract/certificates/settings/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { isPeriodOf } from '@enlace/domain/certificates.ts'
import { readCertificateSettings, certificateSetting } from '../releases/company-settings.ts'
import { releaseCertificates } from '../runs/company-commands.ts'
import { cityName } from '../releases/key.ts'
import { releases } from '../releases/queries.ts'
import { readReadiness } from '../releases/readiness.ts'
import { getCompany } from '../../company/index.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { readStaffMember } from '../../../core/desk/reader-queries.ts'
import { releaseRows } from './present.ts'
import { icaCities, withheldIn, withheldYears } from './queries.ts'

/** Binds the release dates of certificates, and what they still lack. */
export function releaseRoutes(app: FastifyInstance): void {
  serve(app, listReleases, ({ db, scope, query }) => readReleases(db, scope, query.anio))

  serve(app, getCertificateReadiness, async ({ db, scope }) =>
    readReadiness(app.service, scope, await getCompany(db, scope)),
  )

  serve(app, changeReleases, async ({ db, scope, body }) => {
    const { anio, cambios } = body
    if (cambios.some((change) => change.anio !== anio || !isReleased(change)))
      throw new Problem('malformed-request')
    const [kept] = await db.read(scope, [releases])
    const isOther = cambios.some(({ vista, ...change }) => {
      const found = kept.find((release) => sameKey(release, change))
      return (found?.fecha ?? null) !== vista
    })
    if (isOther) throw new Problem('changed-meanwhile')
    const { member } = await readStaffMember(db, scope)
    const actor = { company: member.company_id, actor: member.email }
    for (const { tipo, periodo, municipio, fecha } of cambios)
      await releaseCertificates(db, actor, [{ tipo, anio, periodo, municipio }], fecha)
    return readReleases(db, scope, anio)
  })
}

/** Whether such certificates exist: only ICA is certified by city. */
const isReleased = ({ tipo, periodo, municipio }: ReleaseKey) =>
  isPeriodOf(tipo, periodo) && (municipio === '' || tipo === 'ica')

const sameKey = (one: ReleaseKey, other: ReleaseKey) =>
  one.tipo === other.tipo &&
  one.anio === other.anio &&
  one.periodo === other.periodo &&
  one.municipio === other.municipio

async function readReleases(db: Database, scope: Scope, wanted: number | undefined): Promise<Releases> {
  const hoy = todayInBogota(new Date())
  const [years] = await db.read(scope, [withheldYears])
  const running = Number(hoy.slice(0, 4))
  const anios = [...new Set([running, ...years.map(({ anio }) => anio)])].toSorted(
    (one, other) => other - one,
  )
  const [kept, cities] = await db.read(scope, [releases, icaCities])
  // The default is a past year without release dates: nothing of the current one can be released yet.
  const undated = years.find(
    ({ anio: year }) => year < running && !kept.some(({ anio: one }) => one === year),
  )
  const anio = wanted ?? undated?.anio ?? running
  const [counts] = await db.read(scope, [withheldIn(anio)])
  const { settings } = await getCompany(db, scope)
  const { ica_bimestral: bimonthly } = readCertificateSettings(settings.get(certificateSetting))
  return {
    anio,
    anios,
    hoy,
    filas: releaseRows(anio, kept, counts, bimonthly.length > 0),
    municipios: cities.map(({ municipio: id }) => ({ id, nombre: cityName(id) })),
  }
}
