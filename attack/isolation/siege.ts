import type { AnyCall } from '@enlace/contract/core/call'
import { fillBody, fillParams, fillQuery } from './bodies.ts'
import { type Answer, ask, Browser, type Given } from './client.ts'
import { fileFor } from './files.ts'
import { remember, restore } from './restore.ts'
import type { Role } from './roles.ts'
import { printRows, readRows, type Row } from './rows.ts'
import { textOf } from './text-of.ts'
import { foreignKindOf, type Sight, sightOf } from './views.ts'
import type { Attacked } from './world.ts'

/** What is wrong, so that somebody can do it again. */
export interface Finding {
  what: string
  role: string
  call: string
  asked: string
  detail: string
}

/** What is tried at once: a call by somebody, with ids that name what is to be got. */
export interface Attempt {
  part: string
  call: AnyCall
  /** What the address names, and what the fields and the query name. */
  path: readonly string[]
  fields: readonly string[]
  given?: Given
  /** Who asks, where it is not the role's own browser. */
  as?: (browser: Browser) => Browser
}

/** Answers that say only that what was sent cannot be read: whatever should have refused it was not asked. */
const unread = /"code":"(invalid-fields|malformed-request|unsupported-encoding|captcha-refused)"/

/** An attack on a product: who attacked how often, what came of it, and what is wrong. */
export class Siege {
  readonly findings: Finding[] = []
  readonly counts = new Map<string, number>()
  /** The calls that somebody who may make them reached past the reading of what was sent. */
  readonly reached = new Set<AnyCall>()
  readonly asked = new Set<AnyCall>()
  readonly #product: Attacked
  readonly #sessions = new Map<Role, Browser>()
  readonly #sights = new Map<Role, Sight>()
  readonly #sent = new Set<string>()
  #rows: Row[] = []

  constructor(product: Attacked) {
    this.#product = product
  }

  /** Reads what everybody may see and may not, before anything is asked. */
  async begin(roles: readonly Role[]): Promise<void> {
    for (const role of roles) this.#sessions.set(role, await role.open())
    await remember(this.#product.asAdmin)
    this.#rows = await readRows(this.#product.asAdmin)
  }

  /** What somebody may see, and by what the rest is named. */
  sight(role: Role): Sight {
    const known = this.#sights.get(role)
    if (known) return known
    const made = sightOf(role.view, this.#rows)
    this.#sights.set(role, made)
    return made
  }

  /** The prints of all rows of everybody. */
  prints() {
    return printRows(this.#product.asAdmin)
  }

  /** Makes a role's attempts, and finds what of others' was changed by them. */
  async attack(role: Role, attempts: readonly Attempt[]): Promise<void> {
    const before = await this.prints()
    const done: string[] = []
    for (const attempt of attempts) {
      const { status } = await this.make(role, attempt)
      if (attempt.call.method !== 'GET' && status < 300) done.push(nameOf(attempt.call))
    }
    const after = await this.prints()
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const owner = after.get(key) ?? before.get(key)
      if (!owner || before.get(key)?.print === after.get(key)?.print) continue
      const kind = foreignKindOf(role.view, owner)
      if (kind) this.#find('changed', role, [...new Set(done)].join(', '), '', `${kind}: ${key}`)
    }
    await restore(this.#product.asAdmin, role.view.company)
  }

  /** Makes a reader's attempts, and finds whatever was changed by them. */
  async assertUnchanged(role: Role, attempts: readonly Attempt[]): Promise<void> {
    const before = await this.prints()
    for (const attempt of attempts) await this.make(role, attempt)
    const after = await this.prints()
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      if (before.get(key)?.print !== after.get(key)?.print) this.#find('written', role, '', '', key)
    }
    await restore(this.#product.asAdmin, role.view.company)
  }

  /** Makes one attempt and looks at what came back. */
  async make(role: Role, attempt: Attempt): Promise<Answer> {
    const { part } = attempt
    const T = Date.now()
    const given = this.#givenOf(attempt)
    for (const id of [...attempt.path, ...attempt.fields]) this.#sent.add(id)
    let answer = await this.#ask(role, attempt, given)
    if (answer.status === 401 && !role.isShutOut && !attempt.as && role.door !== 'program') {
      await this.#reopen(role)
      answer = await this.#ask(role, attempt, given)
    }
    this.counts.set(part, (this.counts.get(part) ?? 0) + 1)
    this.#judge(role, attempt, given, answer)
    if (Date.now() - T > 300) console.log('SLOW', Date.now() - T, role.name, attempt.call.method, attempt.call.path, answer.status, part)
    return answer
  }

  #givenOf({ call, path, fields, given = {} }: Attempt): Given {
    return {
      params: fillParams(call, path),
      query: fillQuery(call, fields),
      body: fillBody(call, fields).body,
      file: fileFor(call),
      ...given,
    }
  }

  async #ask(role: Role, { call, as }: Attempt, given: Given): Promise<Answer> {
    const browser = this.#sessions.get(role) ?? (await role.open())
    return ask(this.#product, call, as ? as(browser) : browser, given)
  }

  async #reopen(role: Role): Promise<void> {
    await restore(this.#product.asAdmin, role.view.company)
    this.#sessions.set(role, await role.open())
  }

  #judge(role: Role, attempt: Attempt, given: Given, answer: Answer): void {
    const { call } = attempt
    const text = textOf(answer)
    const asked = JSON.stringify({ ...given, file: given.file?.name })
    if (answer.status >= 500 && !isOutage(text)) this.#find('5xx', role, nameOf(call), asked, text)
    if (role.isShutOut && answer.status < 300 && !isOpen(call)) this.#find('opened', role, nameOf(call), asked, text)
    this.asked.add(call)
    if (!role.isShutOut && !unread.test(text) && ![401, 403].includes(answer.status)) this.reached.add(call)
    const leaked = this.sight(role).markers.filter(
      (marker) => text.includes(marker) && !this.#sent.has(marker) && !asked.includes(marker),
    )
    if (leaked.length > 0) this.#find('leak', role, nameOf(call), asked, leaked.join(' '))
  }

  #find(what: string, role: Role, call: string, asked: string, detail: string): void {
    this.findings.push({ what, role: role.name, call, asked: asked.slice(0, 600), detail: detail.slice(0, 400) })
  }
}

/** A call by its method and path. */
export const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`

/** Whether a call is for everybody. */
export const isOpen = ({ access }: AnyCall) => access.actor === 'visitor'

/** What is told where something beside the product is away, which is no fault of the product. */
const isOutage = (text: string) =>
  /"code":"(gateway-unavailable|scanner-away|page-offline|service-unavailable|certificates-unready)"/.test(text)

