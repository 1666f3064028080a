import {
  checkImport,
  createImport,
  getImport,
  loadImport,
  saveImport,
} from '@enlace/contract/imports/calls.ts'
import type { AnswerOf, AnyCall } from '@enlace/contract/core/call.ts'
import type { ImportLoad } from '@enlace/contract/imports/schemas.ts'
import { staffLogin } from '@enlace/contract/staff/sign-in/calls.ts'
import { demoPassword } from '@enlace/demo/data/people.ts'

/** Somebody of accounts payable at the back office of a running product, who brings files in as the wizard does. */
export class ImportClient {
  readonly #origin: string
  #headers: Record<string, string> = {}

  constructor(port: number) {
    this.#origin = `http://127.0.0.1:${port}`
  }

  /** Signs the demo's accounts payable in. */
  async signIn(): Promise<void> {
    const { answer, cookies } = await this.#send(
      staffLogin,
      {},
      {
        username: 'cuentas@demo.co',
        password: demoPassword,
      },
    )
    const forgery = cookies.find(([name]) => name === 'XSRF-TOKEN-STAFF')?.[1] ?? ''
    this.#headers = {
      cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; '),
      'session-token': String(answer.session_token),
      'x-xsrf-token': decodeURIComponent(forgery),
    }
  }

  /** Sends a file and says how it is to be read, as it is suggested. */
  async begin(file: Blob, name: string, source: string): Promise<ImportLoad> {
    const body = new FormData()
    body.set('source', source)
    body.set('archivo1', file, name)
    const { answer } = await this.#send(createImport, {}, body)
    const load = await this.look(answer.id)
    const { picture, dueDays, files } = load
    const planned = files.map(({ seq, part, sheet, headerLine, fields }) => ({
      seq,
      part,
      sheet,
      headerLine,
      fields,
    }))
    const plan = { source, picture, dueDays, files: planned }
    await this.#send(saveImport, { id: load.id }, { version: load.version, plan })
    return this.look(load.id)
  }

  /** Tries a load out or does it, and waits until that is over. */
  async work({ id, version }: ImportLoad, what: 'check' | 'load'): Promise<ImportLoad> {
    if (what === 'check') await this.#send(checkImport, { id }, { version })
    else await this.#send(loadImport, { id }, { version, confirmsClosing: true })
    for (;;) {
      const load = await this.look(id)
      if (load.state === 'failed') throw new Error(load.failure ?? 'The load failed')
      if (load.state !== 'checking' && load.state !== 'loading') return load
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** A load as it is. */
  async look(id: string): Promise<ImportLoad> {
    const { load } = (await this.#send(getImport, { id })).answer
    if (!load) throw new Error('A load that was begun is there')
    return load
  }

  async #send<C extends AnyCall>(call: C, params: Record<string, string>, body?: object) {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const isForm = body instanceof FormData
    const response = await fetch(`${this.#origin}/api${path}`, {
      method: call.method,
      headers: { ...this.#headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const told: unknown = await response.json()
    if (!response.ok) throw new Error(`${call.path}: ${response.status} ${JSON.stringify(told)}`)
    const cookies = response.headers
      .getSetCookie()
      .map((line) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1) ?? ['', ''])
    // The server answers a call with what the contract says.
    return { answer: told as AnswerOf<C>, cookies }
  }
}
