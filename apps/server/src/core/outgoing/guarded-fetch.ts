import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isInsideName, isPublicAddress } from '@enlace/domain/public-address.ts'
import { outgoingAgent } from './agent.ts'
import type { OutgoingProxy } from '../settings/proxy.ts'
import { guardedLookup, isNamedHost, PrivateTarget, type FindAddresses } from './guarded-lookup.ts'

/** The restrictions on addresses that members of a company enter. */
export interface GuardPolicy {
  /** Hosts that the operator allows: they may be internal, and without TLS. */
  ownHosts: readonly string[]
  patienceMilliseconds: number
  /** Maximum bytes of an answer; a longer one is refused. */
  largestAnswer: number
  /** The proxy of this network, if any. */
  proxy?: OutgoingProxy | undefined
  find?: FindAddresses | undefined
}

/** A request to send. */
export interface Asked {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
}

/**
 * Requests an address that a member of a company entered: only by TLS, and only at a public address, which is checked
 * before the connection; without redirects, and with limits of time and bytes. @throws PrivateTarget before any
 * connection, and network errors.
 */
export async function guardedFetch(
  address: string | URL,
  { method = 'GET', headers = {}, body }: Asked,
  policy: GuardPolicy,
): Promise<Response> {
  const url = new URL(address)
  const isNamed = isNamedHost(url, policy.ownHosts)
  if (!isNamed) refuseInside(url)
  const patience = AbortSignal.timeout(policy.patienceMilliseconds)
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method,
      // No connection is reused: the address was checked for this one.
      agent: outgoingAgent(policy.proxy, url.protocol),
      signal: patience,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      ...(!isNamed && { lookup: guardedLookup(policy.find) }),
    })
    sent.once('response', resolve)
    sent.on('error', reject)
    sent.end(body)
  })
  return responseOf(answered, await readAll(answered, policy.largestAnswer))
}

/** Checks the address as written; the target of a name is checked at the connection. */
function refuseInside({ protocol, hostname, username, password }: URL): void {
  const bare = hostname.replace(/^\[|\]$/g, '')
  const isInside = isIP(bare) === 0 ? isInsideName(bare) : !isPublicAddress(bare)
  if (protocol !== 'https:' || username !== '' || password !== '' || isInside) throw new PrivateTarget()
}

async function readAll(answered: IncomingMessage, largest: number): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer[] = []
  let size = 0
  // A stream without an encoding gives bytes.
  for await (const piece of answered as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > largest) {
      answered.destroy()
      throw new Error('The answer is too long')
    }
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function responseOf(
  { statusCode = 502, headersDistinct }: IncomingMessage,
  bytes: Buffer<ArrayBuffer>,
): Response {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value)
  const isEmpty = statusCode === 204 || statusCode === 205 || statusCode === 304
  return new Response(isEmpty ? null : bytes, { status: statusCode, headers })
}
