import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  changeCertificateSettings,
  downloadSignedTrial,
  getCertificateSettings,
  keepSigningKey,
  keepTrialKey,
  removeSigningKey,
} from '@enlace/contract/certificates/settings/calls.ts'
import {
  certificateSettingsFaults as faults,
  signedTrialTexts,
} from '@enlace/contract/certificates/settings/texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { certificateSetting } from '../releases/company-settings.ts'
import { readProfile, getCompany, keepSettingsIn, lockSettings, versionOf } from '../../company/index.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import {
  faultOfSigner,
  keepCompanySigner,
  keepTrialSigner,
  openPaperSigner,
  findSigner,
  removeSigner,
} from '../../papers/index.ts'
import { authorIn, type Author } from '../../../core/audit/desk-commands.ts'
import { presentKey, presentSettings } from './present.ts'
import { icaCities } from './queries.ts'
import { releaseRoutes } from './release-routes.ts'
import { signedTrial } from './trial-present.ts'

/** Binds the certificate settings of a company: texts, release dates and signature. */
export function certificateSettingsRoutes(app: FastifyInstance): void {
  const { db, keys } = app.service
  const names = [certificateSetting]

  const read = async (scope: Scope) => {
    const company = await getCompany(db, scope)
    const kept = await findSigner(db, company.id)
    const [cities] = await db.read(scope, [icaCities])
    const firma = kept ? presentKey(keys, company.id, kept, new Date()) : null
    return presentSettings(
      company.settings,
      firma,
      cities.map(({ municipio }) => municipio),
    )
  }
  const whoIn = (scope: Scope, address: string): Promise<{ company: number; by: Author }> =>
    db.transaction(scope, async (tx) => ({
      company: tx.context.company_id,
      by: await authorIn(tx, address),
    }))

  serve(app, getCertificateSettings, ({ scope }) => read(scope))

  serve(app, changeCertificateSettings, async ({ scope, request, body }) => {
    const { version, ...settings } = body
    await db.transaction(scope, async (tx) => {
      if (versionOf(await lockSettings(tx, names), names) !== version) throw new Problem('changed-meanwhile')
      await keepSettingsIn(tx, new Map([[certificateSetting, settings]]), await authorIn(tx, request.ip))
    })
    return read(scope)
  })

  serve(app, keepSigningKey, async ({ scope, request, body }) => {
    const { company, by } = await whoIn(scope, request.ip)
    const p12 = Buffer.from(body.archivo, 'base64')
    const fault = faultOfSigner(p12, body.password, new Date())
    if (fault !== undefined) {
      const field = fault === 'wrong-password' || fault === 'key-locked' ? 'password' : 'archivo'
      throw new Problem('invalid-fields', {}, { [field]: faults.keys[fault] })
    }
    await keepCompanySigner({ db, keys }, company, { p12, password: body.password }, by)
    return read(scope)
  })

  serve(app, keepTrialKey, async ({ scope, request }) => {
    const { company, by } = await whoIn(scope, request.ip)
    const profile = await readProfile(db, company)
    await keepTrialSigner({ db, keys }, company, profile.company.nombre, by)
    return read(scope)
  })

  serve(app, removeSigningKey, async ({ scope, request }) => {
    const { company, by } = await whoIn(scope, request.ip)
    await removeSigner(db, company, by)
    return read(scope)
  })

  serveFile(app, downloadSignedTrial, async ({ scope }) => {
    const { company_id: company } = await db.context(scope)
    const kept = await findSigner(db, company)
    const signer = await openPaperSigner({ db, keys }, company, new Date())
    if (!kept || !signer) throw new Problem('invalid-fields', {}, { firma: faults.noKey })
    return {
      name: signedTrialTexts.file,
      mediaType: 'application/pdf',
      body: () => signedTrial(app.service, company, signer, kept),
    }
  })

  releaseRoutes(app)
}
