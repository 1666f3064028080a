import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  cancelMaintenance,
  changeMaintenance,
  closePortal,
  getAvailability,
  openPortal,
  planMaintenance,
} from '@enlace/contract/availability/calls.ts'
import { availabilityTexts as texts } from '@enlace/contract/availability/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { addMaintenance, beginMaintenance, endMaintenance, replanMaintenance, setOnline } from './commands.ts'
import { lockMaintenance, type MaintenanceRow } from './queries.ts'
import { getCompany, lockSettings } from '../company/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { auditMember, settingsAuthorOf } from '../staff/index.ts'
import { readStaffMember } from '../../core/desk/reader-queries.ts'
import { presentAvailability } from './desk-present.ts'
import { findWindows } from './desk-queries.ts'
import { demandFuture, isClosed, refuseMeeting } from './desk-rules.ts'

/** Binds the availability of the portal: closing, opening, and planned maintenance. */
export function availabilityRoutes(app: FastifyInstance): void {
  const { db, settings } = app.service
  const author = async (request: FastifyRequest, scope: Scope) =>
    settingsAuthorOf(request, (await readStaffMember(db, scope)).member)

  serve(app, getAvailability, async ({ scope }) => {
    const [company, windows] = [await getCompany(db, scope), await findWindows(db, scope)]
    return presentAvailability(company.settings, windows, settings.publicUrl)
  })

  serve(app, closePortal, async ({ scope, request, body: { returnsAt, message } }) => {
    demandFuture('returnsAt', returnsAt)
    const by = await author(request, scope)
    await db.transaction(scope, async (tx) => {
      if (isClosed(await lockSettings(tx, ['pageOnline']))) {
        throw new Problem('invalid-fields', {}, { returnsAt: texts.alreadyOffline })
      }
      const planned = {
        startsAt: new Date().toISOString(),
        endsAt: returnsAt,
        announceFrom: null,
        message,
      }
      const made = await addMaintenance(tx, planned, by)
      if ('meets' in made) throw refuseMeeting(made.meets, 'returnsAt')
      await beginMaintenance(tx, { id: made.id, ends_at: returnsAt }, by)
    })
    await auditMember(request, scope, { action: 'portal:closed' })
    return {}
  })

  serve(app, openPortal, async ({ scope, request }) => {
    const by = await author(request, scope)
    const running = (await findWindows(db, scope)).filter(({ state }) => state === 'running')
    await db.transaction(scope, async (tx) => {
      for (const { id } of running) await endMaintenance(tx, id, 'done')
      await setOnline(tx, { isOnline: true, returnsAt: null }, by)
    })
    await auditMember(request, scope, { action: 'portal:opened' })
    return {}
  })

  serve(app, planMaintenance, async ({ scope, request, body }) => {
    demandFuture('startsAt', body.startsAt)
    const by = await author(request, scope)
    const made = await db.transaction(scope, (tx) => addMaintenance(tx, body, by))
    if ('meets' in made) throw refuseMeeting(made.meets, 'startsAt')
    await auditMember(request, scope, { action: 'maintenance:planned', target: made.id })
    return made
  })

  serve(app, changeMaintenance, async ({ scope, request, params, body: { version, planned } }) => {
    demandFuture('endsAt', planned.endsAt)
    const by = await author(request, scope)
    await db.transaction(scope, async (tx) => {
      const held = demandOpen(await lockMaintenance(tx, params.id), version)
      if (held.state === 'planned') demandFuture('startsAt', planned.startsAt)
      const meets = await replanMaintenance(tx, held, planned, by)
      if (meets) throw refuseMeeting(meets, held.state === 'planned' ? 'startsAt' : 'endsAt')
    })
    await auditMember(request, scope, { action: 'maintenance:changed', target: params.id })
    return {}
  })

  serve(app, cancelMaintenance, async ({ scope, request, params, body: { version } }) => {
    await db.transaction(scope, async (tx) => {
      const held = demandOpen(await lockMaintenance(tx, params.id), version)
      if (held.state !== 'planned') throw new Problem('maintenance-over')
      await endMaintenance(tx, held.id, 'cancelled')
    })
    await auditMember(request, scope, { action: 'maintenance:cancelled', target: params.id })
    return {}
  })
}

/** Returns maintenance that can still be changed, in the version that the client saw. @throws Problem */
function demandOpen(held: MaintenanceRow | undefined, version: number): MaintenanceRow {
  if (!held) throw new Problem('maintenance-not-found')
  if (held.state === 'done' || held.state === 'cancelled') throw new Problem('maintenance-over')
  if (held.version !== version) throw new Problem('changed-meanwhile')
  return held
}
