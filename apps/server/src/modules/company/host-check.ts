import { randomBytes } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { HostCheck } from '@enlace/contract/companies/schemas.ts'
import { isPublicAddress } from '@enlace/domain/public-address.ts'
import type { Keys } from '../../core/keys/keys.ts'
import { findAddresses, guardedLookup, type FindAddresses } from '../../core/outgoing/guarded-lookup.ts'
import { outgoingAgent } from '../../core/outgoing/agent.ts'
import type { Settings } from '../../core/settings/settings.ts'

/** The look-up and request of a host; a test passes its own network. */
export interface HostNetwork {
  /** Returns whether the name resolves to public addresses only. */
  isPublic(host: string): Promise<boolean>
  ask(url: string): Promise<string>
}

/** Milliseconds for a server to answer. */
const patience = 5000
/** Characters read of an answer: ours is shorter. */
const enough = 100

/**
 * Returns the network of this machine. It requests a fixed path below the host, follows no redirect, and connects only
 * to public addresses, which are the ones that were checked.
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

/** Returns the answer that only this installation can give to a question. */
export function hostAnswer(keys: Pick<Keys, 'derive'>, question: string): string {
  return keys.derive(purpose, question)
}

/**
 * Looks a host up and asks whether it is this installation, by the scheme and port of the portal. The caller only
 * learns whether it is, not where else it leads or whether anything answers there.
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
