import type { FastifyInstance } from 'fastify'
import {
  addHost,
  approveHost,
  checkHost,
  listInstalledHosts,
  removeHost,
  withdrawHost,
} from '@enlace/contract/companies/calls.ts'
import { companiesTexts as texts } from '@enlace/contract/companies/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { checkHostAt, realNetwork, type HostNetwork } from '../company/index.ts'
import { checkProofNow, askProof, findDomains } from '../domains/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { authorOf, staffAuthor } from '../../core/desk/author.ts'
import { claimHost, judgeHost, refusedHost, releaseHost } from './commands.ts'
import { presentHosts, presentInstalledHosts } from './present.ts'
import { findInstalledHosts, getOwnCompanyRow } from './queries.ts'
import { isSharedHost, liesBelowShared } from './rules.ts'

/** Binds the hosts that a company claims, their proofs, and the decisions of operators. */
export function claimRoutes(app: FastifyInstance, network?: HostNetwork): void {
  const { db, settings, keys } = app.service
  const read = async (scope: Scope) => {
    const [{ hosts }, domains] = await Promise.all([getOwnCompanyRow(db, scope), findDomains(db, scope)])
    return presentHosts(hosts, domains)
  }
  const installed = async (scope: Scope) => ({
    hosts: presentInstalledHosts(await findInstalledHosts(db, scope)),
  })

  serve(app, addHost, async ({ scope, request, body: { host } }) => {
    if (isSharedHost(host, settings)) throw refusedHost(texts.hosts.reserved)
    const author = await staffAuthor(request, scope)
    await db.transaction(scope, async (tx) => {
      await claimHost(tx, host, liesBelowShared(host, settings), author)
      await askProof(tx, host, author)
    })
    return { hosts: await read(scope) }
  })

  serve(app, removeHost, async ({ scope, request, params: { host } }) => {
    const author = await staffAuthor(request, scope)
    await db.transaction(scope, (tx) => releaseHost(tx, host, author))
    return { hosts: await read(scope) }
  })

  serve(app, checkHost, async ({ scope, request, params: { host } }) => {
    if (!(await read(scope)).some((one) => one.host === host)) throw new Problem('company-not-found')
    const { company, author } = await authorOf(request, scope)
    await checkProofNow(app.service, { scope, company, author }, host)
    const reach = { publicUrl: settings.publicUrl, keys, network: network ?? realNetwork(settings) }
    return { ...(await checkHostAt(host, reach)), hosts: await read(scope) }
  })

  serve(app, listInstalledHosts, ({ scope }) => installed(scope))

  serve(app, approveHost, async ({ scope, request, params }) => {
    await judgeHost(db, scope, 'approve', { ...params, address: request.ip })
    return installed(scope)
  })

  serve(app, withdrawHost, async ({ scope, request, params }) => {
    await judgeHost(db, scope, 'withdraw', { ...params, address: request.ip })
    return installed(scope)
  })
}
