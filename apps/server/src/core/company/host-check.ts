import { lookup } from 'node:dns/promises'
import { randomBytes } from 'node:crypto'
import type { HostCheck } from '@enlace/contract/features/companies/schemas'
import type { Keys } from '../http/keys.ts'

/** How a host is looked up and asked; a test brings its own network. */
export interface HostNetwork {
  lookup(host: string): Promise<string[]>
  ask(url: string): Promise<string>
}

/** Milliseconds that a server may take to answer. */
const patience = 5000
/** Characters that are read of an answer: ours is shorter. */
const enough = 100

/** The network of this machine. What is asked for is a fixed address below the host, and redirects are not followed. */
export const realNetwork: HostNetwork = {
  async lookup(host) {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  },
  async ask(url) {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience) })
    const reader = answer.body?.getReader()
    let text = ''
    for (const decoder = new TextDecoder(); reader && text.length < enough;) {
      const { value, done } = await reader.read()
      if (done) break
      text += decoder.decode(value, { stream: true })
    }
    await reader?.cancel()
    return text
  },
}

const purpose = 'host-check'

/** What this installation answers to a question that only it can answer. */
export function hostAnswer(keys: Pick<Keys, 'derive'>, question: string): string {
  return keys.derive(purpose, question)
}

/** Looks a host up and asks there for this installation, by the scheme and port at which the portal is. */
export async function checkHostAt(
  host: string,
  { publicUrl, keys, network }: { publicUrl: string; keys: Pick<Keys, 'isDerived'>; network: HostNetwork },
): Promise<HostCheck> {
  const address = new URL(publicUrl)
  address.hostname = host
  const checkedUrl = address.href
  const addresses = await network.lookup(host).catch(() => [])
  if (addresses.length === 0) return { state: 'no-address', addresses, checkedUrl }
  const question = randomBytes(16).toString('hex')
  const answered = await network
    .ask(new URL(`host-check/${question}`, checkedUrl).href)
    .catch(() => undefined)
  const state =
    answered === undefined
      ? 'no-answer'
      : keys.isDerived(purpose, question, answered.trim())
        ? 'reaches'
        : 'other-server'
  return { state, addresses, checkedUrl }
}
