import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { CompanyClients } from './company-clients.ts'
import { multipartOf, type Client } from './client.ts'
import type { Node } from './test-cluster.ts'

/** Milliseconds after which a live update counts as lost. */
const patience = 60_000

/**
 * The staff answers a question at one node, so many times, and the supplier's browser follows the news at another: how
 * many milliseconds each answer took from being sent to being heard. @throws Error where it is not heard within a minute.
 */
export async function measureCrossNodeNews(
  people: CompanyClients,
  from: Node,
  to: Node,
  times: number,
): Promise<number[]> {
  const supplier = people.supplier.at(to.ports.portal)
  const staff = people.staff.at(from.ports.backoffice)
  const leaving = new AbortController()
  let hear: (line: string) => void = () => undefined
  const heard = (word: string) =>
    new Promise<number>((resolve) => {
      hear = (line) => line.includes(word) && resolve(performance.now())
    })
  const listening = heard('"items"')
  const following = supplier.follow('/api/notifications/news', (line) => hear(line), leaving.signal)
  try {
    await soon(listening)
    const order = { kind: 'purchase-order', id: people.people.order }
    const asked = await demand(supplier, '/api/questions', { ...order, tipo: 'pago', mensaje: randomUUID() })
    const { id }: { id: string } = JSON.parse(asked)
    const taken: number[] = []
    for (let count = 0; count < times; count++) {
      const { text } = await staff.ask('GET', `/api/staff/questions/${id}`)
      const { version }: { version: number } = JSON.parse(text)
      const told = heard(id)
      const begin = performance.now()
      const answer = { mensaje: randomUUID(), estado: 'esperando_a_la_compania', version: String(version) }
      await demand(staff, `/api/staff/questions/${id}/messages`, answer)
      taken.push((await soon(told)) - begin)
    }
    return taken
  } finally {
    leaving.abort()
    await following
    for (const person of [supplier, staff]) person.leave()
  }
}

function soon<Result>(coming: Promise<Result>): Promise<Result> {
  const late = pause(patience, undefined, { ref: false }).then(() => {
    throw new Error('The news of another node was not heard within a minute')
  })
  return Promise.race([coming, late])
}

async function demand(person: Client, path: string, values: Record<string, string>): Promise<string> {
  const sent = multipartOf({ ...values, idempotencyKey: randomUUID() })
  const { status, text } = await person.ask('POST', path, sent)
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${text.slice(0, 300)}`)
  return text
}
