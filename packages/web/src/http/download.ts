import { addressOf, type Given } from '@enlace/api-client/client.ts'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls.ts'
import { hosting, send } from '../host.ts'
import { toastFailure } from './failure.ts'

/**
 * Gets a file of a call to the person: the browser fetches it by a one-use ticket and keeps it under its own name, so
 * that no page holds its bytes. A refusal is told as a toast. Returns whether the browser has begun.
 */
export async function download<C extends AnyCall>(call: C, given: Given<C>): Promise<boolean> {
  try {
    await demandDownload(call, given)
    return true
  } catch (thrown) {
    toastFailure(thrown)
    return false
  }
}

/** The same for anyone who has an answer of their own to a refusal. @throws CallFailure */
export async function demandDownload<C extends AnyCall>(call: C, given: Given<C>): Promise<void> {
  if (hosting().isLook()) return (await import('./viewed-file.ts')).keepViewedFile(call, given)
  follow(await ticketAddress(call, given))
}

/** The address at which a file is shown in a frame of the page, once. @throws CallFailure */
export function framedAddress<C extends AnyCall>(call: C, given: Given<C>): Promise<string> {
  return ticketAddress(call, given, { inline: 'frame' })
}

async function ticketAddress<C extends AnyCall>(
  call: C,
  given: Given<C>,
  more: { inline?: string } = {},
): Promise<string> {
  // A sender of any call has lost the type that the parameters above still have.
  const { ticket } = await (send as SendTicket)(ticketCallOf(call), given)
  const { params, query }: { params?: object; query?: object } = given
  return addressOf(hosting().apiUrl(), call, {
    ...(params && { params }),
    query: { ...query, ticket, ...more },
  })
}

type SendTicket = (call: AnyCall, given: object) => Promise<{ ticket: string }>

/** The attribute keeps the page where it is even if the server should refuse after all. */
function follow(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
