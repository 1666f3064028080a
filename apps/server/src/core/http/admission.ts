import type { FastifyRequest } from 'fastify'
import type { AnyCall, Sent } from '@enlace/contract/core/call.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/**
 * The state of a visitor's request before its files are examined; the fields only once all those that the call needs
 * have arrived.
 */
export interface Asking<C extends AnyCall> {
  readonly db: Database
  readonly scope: Scope
  readonly request: FastifyRequest
  readonly params: Sent<C>['params']
  readonly body: Sent<C>['body'] | undefined
  /** The field names of the received files; undefined while more may arrive. */
  readonly files: ReadonlySet<string> | undefined
}

/**
 * Returns whether a visitor has proven that the files may be examined: by a valid link or a solved captcha. False while
 * its fields are still missing. @throws Problem if the proof is missing.
 */
export type Admit<C extends AnyCall> = (asking: Asking<C>) => Promise<boolean>

/** Checks the proof of a visitor as early as possible; signed-in users were checked before. */
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

  /** Asks with the fields received so far, before anything after them is accepted. */
  async ask(fields: unknown): Promise<void> {
    if (this.#isAdmitted) return
    const read = this.#call.body?.safeParse(fields)
    // The schema that gave the type has just read the value.
    await this.demand(read?.success === true ? (read.data as Sent<C>['body']) : undefined)
  }

  /** Asks with all fields, before the files are examined. */
  async demand(body: Sent<C>['body'] | undefined, files?: ReadonlySet<string>): Promise<void> {
    if (!this.#isAdmitted) this.#isAdmitted = (await this.#admit?.({ ...this.#asked, body, files })) ?? true
  }
}
