import { getPageStatus } from '@enlace/contract/company/calls.ts'
import type { AnswerOf } from '@enlace/contract/core/call.ts'
import { asksPageStatus } from '../addresses.ts'
import { routeInHash } from '@enlace/web/route-in-hash.ts'
import { send } from '../http/client.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { connection, keptCopies } from '@enlace/web/connection.ts'
import { isDocumentPlace } from './document-places.ts'
import { paths } from '../paths.ts'
import { goTo, pathOf } from '@enlace/web/place.ts'
import { announced } from '../company/announced.ts'
import { readBoot } from '../company/boot.ts'
import { leaveForServerError } from './server-error.ts'

/** Whether the company's portal is on line, or that no server told (spec 4, Server status check). */
export type PageStatus =
  | { kind: 'online' }
  | { kind: 'offline'; offlineTime: string | null }
  | { kind: 'away'; status: number; reference: string | undefined }

let asked: Promise<PageStatus> | undefined

/** Asks whether the portal is on line; who asks meanwhile shares the answer. */
export function askPageStatus(): Promise<PageStatus> {
  asked ??= readStatus().finally(() => {
    asked = undefined
  })
  return asked
}

async function readStatus(): Promise<PageStatus> {
  try {
    return statusOf(await send(getPageStatus, { body: { company: readBoot().company.id } }))
  } catch (thrown) {
    const { status, code, reference } = failureOf(thrown)
    if (code === 'page-offline') return { kind: 'offline', offlineTime: null }
    // A refusal, such as too many questions, says nothing of the portal: the page that is open stays.
    return status === 0 || status >= 500 ? { kind: 'away', status, reference } : { kind: 'online' }
  }
}

function statusOf(answer: AnswerOf<typeof getPageStatus>): PageStatus {
  const { error, pageOnline, offlineTime, maintenance = null } = answer
  announced.note(maintenance)
  return error || pageOnline <= 0 ? { kind: 'offline', offlineTime } : { kind: 'online' }
}

/**
 * Follows what the server says of the page just opened, without holding it up: off line leads to the page that waits,
 * no server to `/500` where the device keeps nothing to show instead. Who has gone on meanwhile is checked there.
 */
export async function followPageStatus(route: string): Promise<void> {
  if (!asksPageStatus(route)) return
  const status = await askPageStatus()
  if (status.kind === 'online' || pathOf(routeInHash()) !== route) return
  if (status.kind === 'offline') leaveForOffline()
  // The document screens show what the device keeps, and tell by themselves what it does not (decisions 4).
  else if (status.status === 0 && isDocumentPlace(route) && (await keptCopies.exist())) connection.note(true)
  else leaveForServerError(status.reference)
}

/** Goes to the page that waits for the portal; Back does not return to what cannot be shown. */
export function leaveForOffline(): void {
  goTo(paths.offlineExpectation(), { replaces: true })
}
