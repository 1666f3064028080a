import type { FastifyInstance } from 'fastify'
import type { Scope } from '@enlace/database/scope.ts'
import { isPublicMailDomain } from '@enlace/domain/public-mail.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { changeStaffOidc, checkStaffOidc, getStaffOidc } from '@enlace/contract/staff/oidc/calls.ts'
import type { StaffOidc, WrittenStaffOidc } from '@enlace/contract/staff/oidc/schemas.ts'
import { staffOidcTexts } from '@enlace/contract/staff/oidc/texts.ts'
import { askProof, presentDomain, findDomains, type DomainRow } from '../../domains/index.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { seal } from '../../../core/settings/seal.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import { staffAuthor } from '../../../core/desk/author.ts'
import { readStaffMember } from '../../../core/desk/reader-queries.ts'
import { keepStaffOidc } from './commands.ts'
import { discover, mayAsk } from './provider.ts'
import { findStaffOidc, type StaffOidcRow } from './queries.ts'
import { ownerOf, secretPurpose } from './secrets.ts'

const texts = staffOidcTexts.form
const domainPattern = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

/** The company's identity provider in the back office's settings. */
export function staffOidcRoutes(app: FastifyInstance): void {
  const { db, settings, keys } = app.service

  const read = async (scope: Scope) =>
    present(settings, await findStaffOidc(db, scope), await findDomains(db, scope))

  serve(app, getStaffOidc, ({ scope }) => read(scope))

  serve(app, changeStaffOidc, async ({ scope, request, body }) => {
    const { secret, ...written } = body
    const kept = await findStaffOidc(db, scope)
    refuseFaults(settings, body, kept !== undefined)
    if (written.isOn) await demandProvider(settings, body)
    const { member } = await readStaffMember(db, scope)
    const author = await staffAuthor(request, scope)
    const sealed =
      secret === '' && kept
        ? kept.sealed_secret
        : seal(keys, secretPurpose, ownerOf(member.company_id), secret)
    const asked = new Set((await findDomains(db, scope)).map(({ domain }) => domain))
    const unasked = new Set(written.domains.filter((domain) => !asked.has(domain)))
    await db.transaction(scope, async (tx) => {
      await keepStaffOidc(tx, written, sealed, author)
      for (const domain of unasked) await askProof(tx, domain, author)
    })
    return read(scope)
  })

  serve(app, checkStaffOidc, async ({ body: { issuer } }) => {
    if (!mayAsk(settings, issuer)) throw new Problem('invalid-fields', {}, { issuer: texts.issuerMalformed })
    return demandProvider(settings, { issuer, clientId: 'check', secret: 'check' })
  })
}

function refuseFaults(
  settings: Settings,
  { issuer, secret, domains }: WrittenStaffOidc,
  hasSecret: boolean,
): void {
  const fields: Record<string, string> = {}
  if (!mayAsk(settings, issuer)) fields['issuer'] = texts.issuerMalformed
  if (secret === '' && !hasSecret) fields['secret'] = texts.secretMissing
  const wrong = domains.find((domain) => !domainPattern.test(domain))
  const shared = domains.find(isPublicMailDomain)
  if (shared !== undefined) fields['domains'] = fill(texts.domainPublic, { domain: shared })
  if (wrong !== undefined) fields['domains'] = fill(texts.domainMalformed, { domain: wrong })
  if (Object.keys(fields).length > 0) throw new Problem('invalid-fields', {}, fields)
}

/** Discovers an issuer. @throws Problem `invalid-fields` at the issuer if it does not answer. */
async function demandProvider(
  settings: Settings,
  client: Pick<WrittenStaffOidc, 'issuer' | 'clientId' | 'secret'>,
) {
  const provider = await discover(settings, client).catch(() => {
    throw new Problem('invalid-fields', {}, { issuer: texts.issuerUnreachable })
  })
  const metadata = provider.serverMetadata()
  return {
    issuer: metadata.issuer,
    authorization: metadata.authorization_endpoint ?? '',
    hasPkce: metadata.supportsPKCE(),
  }
}

function present(
  { backofficeUrl }: Pick<Settings, 'backofficeUrl'>,
  row: StaffOidcRow | undefined,
  proofs: readonly DomainRow[],
): StaffOidc {
  const domains = row?.domains ?? []
  return {
    version: row?.version ?? 0,
    isOn: row?.is_on ?? false,
    issuer: row?.issuer ?? '',
    clientId: row?.client_id ?? '',
    domains,
    proofs: proofs.filter(({ domain }) => domains.includes(domain)).map(presentDomain),
    satisfiesFactor: row?.satisfies_factor ?? false,
    needsVerifiedEmail: row?.needs_verified_email ?? true,
    hasSecret: row !== undefined,
    redirectUri: backofficeUrl,
  }
}
