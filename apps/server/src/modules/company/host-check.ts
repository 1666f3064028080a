import { randomBytes } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { HostCheck } from '@enlace/contract/companies/schemas.ts'
import { isPublicAddress } from '@enlace/domain/public-address.ts'
import type { Keys } from '../../core/keys/keys.ts'
import { findAddresses, guardedLookup, type FindAddresses } from '../../core/outgoing/guarded-lookup.ts'
import { outgoingAgent } from '../../core/outgoing/agent.ts'
import type { Settings } from '../../core/settings/settings.ts'

/** How a host is looked up and asked; a test brings its own network. */
export interface HostNetwork {
  /** Whether the name leads to public addresses, and to those alone. */
  isPublic(host: string): Promise<boolean>
  ask(url: string): Promise<string>
}

/** Milliseconds that a server may take to answer. */
const patience = 5000
/** Characters that are read of an answer: ours is shorter. */
const enough = 100

/**
 * The network of this machine. What is asked for is a fixed address below the host, redirects are not followed, and nothing
 * is connected to that is not public: what was looked at is what is connected to.
 */
export function realNetwork(
  { proxy }: Pick<Settings, 'proxy'>,
  find: FindAddresses = findAddresses,
): HostNetwork {
  return {
    isPublic: (host) =>
      new Promise((resolve) => {
        const late = setTimeout(() => resolve(false), patience)
        find(host, (fault, addresses) => {
          clearTimeout(late)
          const isFound = !fault && addresses.length > 0
          resolve(isFound && addresses.every(({ address }) => isPublicAddress(address)))
        })
      }),
    ask: (written) => ask(new URL(written), proxy, find),
  }
}

function ask(url: URL, proxy: Settings['proxy'], find: FindAddresses): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      agent: outgoingAgent(proxy, url.protocol),
      signal: AbortSignal.timeout(patience),
      lookup: guardedLookup(find),
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      let text = ''
      const finish = () => {
        answer.destroy()
        resolve(text.slice(0, enough))
      }
      answer.setEncoding('latin1').on('data', (part: string) => {
        text += part
        if (text.length >= enough) finish()
      })
      for (const end of ['end', 'error', 'close']) answer.on(end, finish)
    })
    sent.end()
  })
}

const purpose = 'host-check'

/** What this installation answers to a question that only it can answer. */
export function hostAnswer(keys: Pick<Keys, 'derive'>, question: string): string {
  return keys.derive(purpose, question)
}

/**
 * Looks a host up and asks there for this installation, by the scheme and port at which the portal is. The caller learns
 * whether it leads here, and neither where else it leads nor whether anything answers there.
 */
export async function checkHostAt(
  host: string,
  { publicUrl, keys, network }: { publicUrl: string; keys: Pick<Keys, 'isDerived'>; network: HostNetwork },
): Promise<Omit<HostCheck, 'hosts'>> {
  const address = new URL(publicUrl)
  address.hostname = host
  const checkedUrl = address.href
  if (!(await network.isPublic(host))) return { state: 'no-address', checkedUrl }
  const question = randomBytes(16).toString('hex')
  const answered = await network.ask(new URL(`host-check/${question}`, checkedUrl).href).catch(() => '')
  return { state: keys.isDerived(purpose, question, answered.trim()) ? 'reaches' : 'elsewhere', checkedUrl }
}
