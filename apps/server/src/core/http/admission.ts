import type { FastifyRequest } from 'fastify'
import type { AnyCall, Sent } from '@enlace/contract/core/call.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** What is known of a visitor's request before its files are looked at; its fields only once all that the call needs have come. */
export interface Asking<C extends AnyCall> {
  readonly db: Database
  readonly scope: Scope
  readonly request: FastifyRequest
  readonly params: Sent<C>['params']
  readonly body: Sent<C>['body'] | undefined
  /** The names under which files came; undefined while some may still come. */
  readonly files: ReadonlySet<string> | undefined
}

/**
 * Tells whether a visitor has shown that its files are to be looked into: by a link that opens something, or a solved captcha.
 * False while its fields have yet to come. @throws Problem where the proof is missing.
 */
export type Admit<C extends AnyCall> = (asking: Asking<C>) => Promise<boolean>

/** Who is signed in was asked already; a visitor shows it at the first moment at which it can. */
export class Admission<C extends AnyCall> {
  readonly #call: C
  readonly #admit: Admit<C> | undefined
  readonly #asked: Omit<Asking<C>, 'body' | 'files'>
  #isAdmitted: boolean

  constructor(call: C, admit: Admit<C> | undefined, asked: Omit<Asking<C>, 'body' | 'files'>) {
    this.#call = call
    this.#admit = admit
    this.#asked = asked
    this.#isAdmitted = admit === undefined
  }

  /** Asks with the fields that have come so far, before anything is taken that comes after them. */
  async ask(fields: unknown): Promise<void> {
    if (this.#isAdmitted) return
    const read = this.#call.body?.safeParse(fields)
    // The schema that gave the type has just read the value.
    await this.demand(read?.success === true ? (read.data as Sent<C>['body']) : undefined)
  }

  /** Asks with all fields, before the files are looked into. */
  async demand(body: Sent<C>['body'] | undefined, files?: ReadonlySet<string>): Promise<void> {
    if (!this.#isAdmitted) this.#isAdmitted = (await this.#admit?.({ ...this.#asked, body, files })) ?? true
  }
}
