import type { AnyCall } from '@enlace/contract/core/call.ts'
import { fillBody, fillParams, fillQuery } from './bodies.ts'
import { type Answer, ask, type Browser, type Given } from './client.ts'
import { fileFor } from './files.ts'
import { remember, restore } from './restore.ts'
import { isOpen, mayCall, type Role } from './roles.ts'
import { answeredToAnybody, isOfReaders, writtenByReaders, writtenByRefusals } from './exceptions.ts'
import { changedOwners, readRows, type Row, watchRows } from './rows.ts'
import { textOf } from './text-of.ts'
import { foreignKindOf, type Visibility, visibilityOf } from './views.ts'
import type { AttackTarget } from './world.ts'

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

/** What one role tries, in this order. */
export interface Plan {
  role: Role
  attempts: Attempt[]
}

/** Answers that say only that what was sent cannot be read: whatever should have refused it was not asked. */
const unread = /"code":"(invalid-fields|malformed-request|unsupported-encoding|captcha-refused)"/

/** An attack on a product: who attacked how often, what came of it, and what is wrong. */
export class AttackSession {
  readonly findings: Finding[] = []
  readonly counts = new Map<string, number>()
  /** The calls of which somebody who may make them heard more than that what was sent cannot be read. */
  readonly read = new Set<AnyCall>()
  readonly asked = new Set<AnyCall>()
  readonly #product: AttackTarget
  readonly #sessions = new Map<Role, Browser>()
  readonly #sights = new Map<Role, Visibility>()
  readonly #sent = new Set<string>()
  #rows: Row[] = []
  #companies = new Set<number | null>()

  constructor(product: AttackTarget) {
    this.#product = product
  }

  /** Reads what everybody may see and may not, before anything is asked. */
  async begin(roles: readonly Role[]): Promise<void> {
    for (const role of roles) this.#sessions.set(role, await role.open())
    await remember(this.#product.asAdmin)
    this.#rows = await readRows(this.#product.asAdmin)
    this.#companies = new Set(this.#rows.map(({ company }) => company))
    await watchRows(this.#product.asAdmin)
  }

  /** How many requests were made. */
  get requests(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0)
  }

  /** The calls that nobody who may make them was answered more than that what was sent cannot be read. */
  get unread(): AnyCall[] {
    return [...this.asked].filter((call) => !this.read.has(call))
  }

  /** What somebody may see, and by what the rest is named. */
  visibility(role: Role): Visibility {
    const known = this.#sights.get(role)
    if (known) return known
    const made = visibilityOf(role.view, this.#rows)
    this.#sights.set(role, made)
    return made
  }

  /** Makes the attempts of some who see the same, and finds what each changes of what none of them may see. */
  async attack(plans: readonly Plan[]): Promise<void> {
    for (const { role, attempts } of plans) {
      for (const attempt of attempts) {
        const { status } = await this.make(role, attempt)
        if (attempt.call.method !== 'GET' && status < 300) await this.#findChanged(role, nameOf(attempt.call))
      }
      await this.#findChanged(role, 'a call that was refused, or only reads')
      await restore(this.#product.asAdmin, role.view.company)
    }
  }

  async #findChanged(role: Role, call: string): Promise<void> {
    for (const owner of await changedOwners(this.#product.asAdmin)) {
      const kind = foreignKindOf(role.view, owner)
      // A company that the call made is nobody else's.
      if (kind && this.#companies.has(owner.company))
        this.#find('changed', role, call, '', `${kind}: ${JSON.stringify(owner)}`)
    }
  }

  /** Makes what a reader may not do, then what is its own, and finds whatever became another that should not. */
  async attackAsReader({ role, attempts }: Plan): Promise<void> {
    for (const attempt of attempts.toSorted((one, other) => isOwn(one) - isOwn(other))) {
      const { status } = await this.make(role, attempt)
      const call = nameOf(attempt.call)
      const isItsOwn = isOfReaders(attempt.call)
      if (status < 300 && !isItsOwn) this.#find('opened', role, call, '', '')
      const written = isItsOwn ? writtenByReaders : writtenByRefusals
      for (const { table } of await changedOwners(this.#product.asAdmin)) {
        if (written[table] === undefined) this.#find('written', role, call, '', table)
      }
    }
    await restore(this.#product.asAdmin, role.view.company)
  }

  /** Makes one attempt and looks at what came back. */
  async make(role: Role, attempt: Attempt): Promise<Answer> {
    const { part } = attempt
    const given = this.#givenOf(attempt)
    const named = [...Object.values(given.headers ?? {}), ...Object.values(given.query ?? {})]
    for (const id of [...attempt.path, ...attempt.fields, ...named]) this.#sent.add(id)
    let answer = await this.#ask(role, attempt, given)
    if (answer.status === 401 && !role.isShutOut && !attempt.as && role.door !== 'program') {
      await this.#reopen(role)
      answer = await this.#ask(role, attempt, given)
    }
    this.counts.set(part, (this.counts.get(part) ?? 0) + 1)
    this.#judge(role, attempt, given, answer)
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
    if (role.isShutOut && answer.status < 300 && !isOpen(call) && !answeredToAnybody.has(call))
      this.#find('opened', role, nameOf(call), asked, text)
    this.asked.add(call)
    if (mayCall(role, call) && !unread.test(text)) this.read.add(call)
    const leaked = this.visibility(role).markers.filter(
      (marker) => text.includes(marker) && !this.#sent.has(marker) && !asked.includes(marker),
    )
    if (leaked.length > 0) this.#find('leak', role, nameOf(call), asked, leaked.join(' '))
  }

  #find(what: string, role: Role, call: string, asked: string, detail: string): void {
    this.findings.push({
      what,
      role: role.name,
      call,
      asked: asked.slice(0, 600),
      detail: detail.slice(0, 400),
    })
  }
}

const isOwn = ({ call }: Attempt) => Number(isOfReaders(call))

/** A call by its method and path. */
export const nameOf = ({ method, path }: AnyCall) => `${method} ${path}`

/** What is told where something beside the product is away, which is no fault of the product. */
const isOutage = (text: string) =>
  /"code":"(gateway-unavailable|scanner-away|page-offline|service-unavailable|certificates-unready)"/.test(
    text,
  )
