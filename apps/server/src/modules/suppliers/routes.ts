import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  classifySupplier,
  getSupplier,
  inviteMaster,
  listSupplierRows,
  listSuppliers,
  resendSupplierInvitation,
} from '@enlace/contract/suppliers/calls.ts'
import { normaliseEmail } from '@enlace/domain/email.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { choicesOf, countRows, countsOf } from '../../core/list/present.ts'
import { findSlice } from '../../core/list/queries.ts'
import { authorOf } from '../../core/desk/author.ts'
import { invitePerson, resendInvitation, newInvitation, findInvitingParty } from '../users/index.ts'
import { classify } from './commands.ts'
import { presentSupplier, presentSupplierDetail } from './present.ts'
import { findSupplier, findSuppliers, supplierRows } from './queries.ts'

/** The third parties of a company in its back office: their data, their users, and inviting the first one. */
export function supplierRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, listSuppliers, async ({ scope, query }) => {
    const { rows, groups, kinds } = await findSuppliers(db, scope, query)
    const { status } = query
    const kept = groups.filter(({ estado }) => !status?.length || status.some((one) => one === estado))
    return {
      rows: rows.map(presentSupplier),
      total: countRows(kept),
      totals: [],
      counts: countsOf(groups),
      choices: choicesOf(kinds, ['tipo'], query),
      dataAsOf: null,
    }
  })

  serve(app, listSupplierRows, async ({ scope, query }) => {
    const { rows, next } = await findSlice(db, scope, supplierRows(query), query.after)
    return { rows: rows.map(presentSupplier), next }
  })

  serve(app, getSupplier, async ({ scope, params }) => {
    const found = await findSupplier(db, scope, params.id)
    if (!found) throw new Problem('supplier-not-found')
    return presentSupplierDetail(found)
  })

  serve(app, classifySupplier, async ({ scope, request, params, body }) => {
    const { author } = await authorOf(request, scope)
    if (!(await classify(db, scope, { id: params.id, ...body, author })))
      throw new Problem('supplier-not-found')
    const found = await findSupplier(db, scope, params.id)
    if (!found) throw new Problem('supplier-not-found')
    return presentSupplierDetail(found)
  })

  serve(app, inviteMaster, async ({ scope, request, params, body }) => {
    const { party } = await findInvitingParty(db, scope, { id: params.id })
    if (!party) throw new Problem('supplier-not-found')
    if (!party.activo) throw new Problem('supplier-inactive')
    const { company, author } = await authorOf(request, scope)
    const user = {
      ...body,
      email: normaliseEmail(body.email),
      party: party.id,
      accounts: null,
      isMaster: true,
    }
    const invitation = await newInvitation(app.service, company, party, user.email)
    const invited = await invitePerson(db, scope, user, invitation, { author, onlyNew: true })
    if (!invited) throw new Problem('supplier-user-exists')
    return { id: invited.id }
  })

  serve(app, resendSupplierInvitation, async ({ scope, request, params }) => {
    const found = await findSupplier(db, scope, params.id)
    if (!found) throw new Problem('supplier-not-found')
    if (found.supplier.estado === 'inactivo') throw new Problem('supplier-inactive')
    const user = found.users.find(({ id }) => id === params.user)
    if (!user) throw new Problem('user-not-found')
    const { company } = await authorOf(request, scope)
    const invitation = await newInvitation(app.service, company, found.supplier, user.correo)
    return { correo: await resendInvitation(db, scope, params.user, invitation, request.ip) }
  })
}
