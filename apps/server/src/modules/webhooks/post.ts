import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { DeliveryFault } from '@enlace/contract/webhooks/schemas.ts'
import { PrivateTarget, type FindAddresses } from '../../core/outgoing/guarded-lookup.ts'
import { outgoingAgent } from '../../core/outgoing/agent.ts'
import type { OutgoingProxy } from '../../core/settings/proxy.ts'
import { publicLookup, targetFault } from './target.ts'

/** The outcome of an attempt. */
export interface PostOutcome {
  status: number | null
  fault: DeliveryFault | null
  /** The beginning of the answer, as plain text. */
  answer: string
  milliseconds: number
}

/** A message to send. */
export interface Post {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

/** The restrictions on a receiver. */
export interface PostPolicy {
  /** Hosts that the operator named (`WEBHOOK_HOSTS`). */
  ownHosts: readonly string[]
  patienceMilliseconds: number
  signal?: AbortSignal
  find?: FindAddresses
  /** The proxy of this network. */
  proxy?: OutgoingProxy | undefined
}

/** The bytes read of an answer, and the characters kept. */
const read = { bytes: 4096, kept: 500 } as const

/**
 * Posts a message and returns the outcome; never throws. It follows no redirects, reads only the beginning of the
 * answer, and connects only to public or named hosts.
 */
export async function post({ url, headers, body }: Post, policy: PostPolicy): Promise<PostOutcome> {
  const begin = performance.now()
  const outcome = await attempt({ url, headers, body }, policy)
  return { ...outcome, milliseconds: Math.round(performance.now() - begin) }
}

type Attempt = Omit<PostOutcome, 'milliseconds'>
const failed = (fault: DeliveryFault): Attempt => ({ status: null, fault, answer: '' })

async function attempt({ url, headers, body }: Post, policy: PostPolicy): Promise<Attempt> {
  const { ownHosts, patienceMilliseconds, signal, find, proxy } = policy
  const wrong = targetFault(url, ownHosts)
  if (wrong !== undefined) return failed(wrong === 'private' ? 'privada' : 'direccion')
  const target = new URL(url)
  const lookup = publicLookup(target, ownHosts, find)
  const patience = AbortSignal.timeout(patienceMilliseconds)
  const bytes = Buffer.from(body)
  return new Promise((resolve) => {
    const sent = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
      method: 'POST',
      // A new connection for each request, since the address check applies to one connection.
      agent: outgoingAgent(proxy, target.protocol),
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes.length,
        'user-agent': 'Enlace-Webhooks/1',
        ...headers,
      },
      ...(lookup && { lookup }),
    })
    let isAnswered = false
    sent.on('response', (response) => {
      isAnswered = true
      void readFirst(response).then(resolve)
    })
    sent.on('error', (fault) => {
      // Once a status was received, later errors do not change the outcome.
      if (!isAnswered) resolve(failed(patience.aborted ? 'tiempo' : faultOf(fault)))
    })
    sent.end(bytes)
  })
}

/** The status decides, so only the beginning of the body is awaited. */
function readFirst(response: IncomingMessage): Promise<Attempt> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve) => {
    const finish = () => {
      response.destroy()
      const text = Buffer.concat(chunks).subarray(0, read.bytes).toString('utf8')
      resolve({ status: response.statusCode ?? 0, fault: null, answer: plain(text) })
    }
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size >= read.bytes) finish()
    })
    for (const end of ['end', 'error', 'close']) response.on(end, finish)
  })
}

/** Returns text safe to store and show: one line without control characters. */
function plain(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Cf}\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, read.kept)
}

function faultOf(fault: Error): DeliveryFault {
  if (fault instanceof PrivateTarget) return 'privada'
  const code = 'code' in fault ? String(fault.code) : ''
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) return 'nombre'
  if (/CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO_/.test(code)) return 'certificado'
  return 'conexion'
}
