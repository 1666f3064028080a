import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { countUp, type Count } from '../../faults/core/count.ts'
import { isServed, type Kind, type Outcome } from './outcomes.ts'
import { leave, clientsOf, readPaths, signIn, type Ports, type CompanyClients } from './company-clients.ts'
import { jsonOf, multipartOf, type Answer, type Client, type Sent } from './client.ts'
import type { CompanyPeople, TestCompanies } from './test-companies.ts'

/** Where the outcomes of the requests are recorded, and the signal to stop. */
export interface LoadRun {
  readonly outcomes: Outcome[]
  readonly signal: AbortSignal
}

/** Records of one push. */
const pushed = 20
/** Answers in one thread, so that none grows without end. */
const answersEach = 40
/** Milliseconds between an answer and the next question of the same person: there has to be something left for the nodes. */
const pauses: Record<Kind, number> = { read: 25, write: 150, 'keyed write': 150, push: 200, stream: 100 }
/** Milliseconds before a push that another request is still processing is retried. */
const heldFor = 5000
/** Milliseconds between two pieces of news. */
const newsEvery = 400

/** Records that a program sends at once, under one key. */
interface Push {
  readonly program: Client
  readonly nits: readonly string[]
  readonly sent: Sent
  readonly notBefore: number
}

/** The clients of one company under load. Acknowledged writes are recorded here, outside of the product. */
export class CompanyLoad {
  readonly people: CompanyClients
  /** When each kind of work was last served. */
  readonly #served = new Map<Kind, number>()
  readonly #titles = new Set<string>()
  readonly #keyed = new Set<string>()
  readonly #records = new Set<string>()
  readonly #told = new Set<string>()
  readonly #heard: string[] = []
  readonly #run: LoadRun
  readonly #testCompanies: TestCompanies
  readonly #programs: Client[]
  readonly #cutOff: Push[] = []
  #works: Promise<void>[] = []
  #notifying: Promise<void> = Promise.resolve()
  #isNotifyingStopped = false

  constructor(ports: Ports, testCompanies: TestCompanies, people: CompanyPeople, run: LoadRun) {
    this.#testCompanies = testCompanies
    this.#run = run
    this.people = clientsOf(ports, people)
    this.#programs = [...this.people.programs]
  }

  /** Signs the clients in once and starts their work. */
  async begin(): Promise<void> {
    await signIn(this.people)
    this.#works = [this.#read(), this.#write(), this.#answer(), this.#push(), this.#follow()]
    this.#notifying = this.#tell()
  }

  /** Stops notifying. */
  async stopNotifying(): Promise<void> {
    this.#isNotifyingStopped = true
    await this.#notifying
  }

  /** Waits until all clients have finished their current request. */
  async end(): Promise<void> {
    await Promise.all(this.#works)
    leave(this.people)
  }

  /** What is still missing: kinds of requests not served since a moment, and live updates that have not arrived. */
  awaitedSince(moment: number): () => string[] {
    const told = [...this.#told]
    const kinds: readonly Kind[] = ['read', 'write', 'keyed write', 'push']
    return () => {
      const heard = new Set(this.#heard)
      const missed = told.filter((what) => !heard.has(what)).length
      const unserved = kinds.filter((kind) => (this.#served.get(kind) ?? 0) <= moment)
      return missed > 0 ? [...unserved, `${missed} pieces of news`] : unserved
    }
  }

  /** Compares acknowledged with stored data. */
  async count(): Promise<Count[]> {
    const { titles, messages, records } = await this.#testCompanies.storedRows(this.people.people)
    return [
      countUp('writes', this.#titles, titles),
      countUp('keyed writes', this.#keyed, messages),
      countUp('pushed records', this.#records, records),
      countUp('news at browsers', this.#told, this.#heard),
    ]
  }

  get #isOver(): boolean {
    return this.#run.signal.aborted
  }

  #note(kind: Kind, at: number, status: number): void {
    const now = performance.now()
    const outcome = { kind, at, milliseconds: now - at, status }
    this.#run.outcomes.push(outcome)
    if (isServed(outcome)) this.#served.set(kind, now)
  }

  async #ask(kind: Kind, person: Client, method: string, path: string, sent?: Sent): Promise<Answer> {
    const at = performance.now()
    const answer = await person.ask(method, path, sent)
    this.#note(kind, at, answer.status)
    await this.#rest(pauses[kind])
    return answer
  }

  async #rest(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { signal: this.#run.signal }).catch(() => undefined)
  }

  async #read(): Promise<void> {
    for (let count = 0; !this.#isOver; count++)
      await this.#ask('read', this.people.supplier, 'GET', readPaths[count % readPaths.length] ?? '/')
  }

  /** Writes without a key: a failed one is not retried and may be stored or not. */
  async #write(): Promise<void> {
    while (!this.#isOver) {
      const titulo = randomUUID()
      const sent = jsonOf({ tipo: null, titulo, texto: 'Con gusto.' })
      const { status } = await this.#ask(
        'write',
        this.people.staff,
        'POST',
        '/api/staff/answer-templates',
        sent,
      )
      if (status === 200) this.#titles.add(titulo)
    }
  }

  /** Asks or answers with a key, and repeats it until it is acknowledged. */
  async #insist(person: Client, path: string, values: Record<string, string>): Promise<string | undefined> {
    const sent = multipartOf({ ...values, idempotencyKey: randomUUID() })
    while (!this.#isOver) {
      const { status, text } = await this.#ask('keyed write', person, 'POST', path, sent)
      if (status === 200) return text
    }
    return undefined
  }

  async #answer(): Promise<void> {
    const { order } = this.people.people
    while (!this.#isOver) {
      const words = randomUUID()
      const question = { kind: 'purchase-order', id: order, tipo: 'pago', mensaje: words }
      const asked = await this.#insist(this.people.supplier, '/api/questions', question)
      if (asked === undefined) return
      this.#keyed.add(words)
      const { id }: { id: string } = JSON.parse(asked)
      let version = await this.#versionOf(id)
      for (let count = 0; count < answersEach && !this.#isOver; count++) {
        const mensaje = randomUUID()
        const values = { mensaje, estado: 'esperando_a_la_compania', version: String(version) }
        const answered = await this.#insist(this.people.staff, `/api/staff/questions/${id}/messages`, values)
        if (answered === undefined) return
        this.#keyed.add(mensaje)
        ;({ version } = JSON.parse(answered) as { version: number }) // a thread, as the contract says
      }
    }
  }

  /** The version of a thread; each answer returns the next. */
  async #versionOf(id: string): Promise<number> {
    while (!this.#isOver) {
      const { status, text } = await this.#ask('read', this.people.staff, 'GET', `/api/staff/questions/${id}`)
      if (status === 200) return (JSON.parse(text) as { version: number }).version // a thread, as the contract says
    }
    return 0
  }

  /** As the manual says: an interrupted push is retried with its key until it is acknowledged completely. */
  async #push(): Promise<void> {
    for (let first = 300_000_000; !this.#isOver;) {
      const due = this.#cutOff.findIndex(({ notBefore }) => notBefore <= performance.now())
      const [again] = due < 0 ? [] : this.#cutOff.splice(due, 1)
      const push = again ?? newPush(first, this.#programs)
      if (!again) first += pushed
      await this.#send(push, again !== undefined)
      await this.#rest(pauses.push)
    }
  }

  async #send(push: Push, isAgain: boolean): Promise<void> {
    const at = performance.now()
    const { status, text } = await push.program.ask('POST', '/v1/records/third-parties', push.sent)
    // A killed node holds a push until its lease expires; a retry is told to wait.
    const isHeld = isAgain && status === 409
    const isWhole = status === 200 && text.includes('"complete":true')
    if (!isHeld) this.#note('push', at, status === 200 && !isWhole ? 0 : status)
    if (isWhole) for (const nit of push.nits) this.#records.add(nit)
    else {
      this.#cutOff.push({ ...push, notBefore: performance.now() + (isHeld ? heldFor : 0) })
      // A key has two pushes at a time: until the one that is held is free again, another program goes on.
      this.#programs.push(...this.#programs.splice(0, 1))
    }
  }

  /** Follows the news as a browser does: from the last number that it saw, and again whenever the stream ends. */
  async #follow(): Promise<void> {
    let last = 0
    while (!this.#isOver) {
      const at = performance.now()
      let isOpen = false
      const onLine = (line: string) => {
        if (!isOpen) this.#note('stream', at, 200)
        isOpen = true
        const news: { last: number; items: object[] } = JSON.parse(line)
        last = Math.max(last, news.last)
        this.#heard.push(...news.items.flatMap((item) => /aviso-[\w-]{36}/.exec(JSON.stringify(item)) ?? []))
      }
      const path = `/api/notifications/news?after=${last}`
      const status = await this.people.supplier.follow(path, onLine, this.#run.signal)
      if (!isOpen && !this.#isOver) this.#note('stream', at, status === 200 ? 0 : status)
      await this.#rest(pauses.stream)
    }
  }

  async #tell(): Promise<void> {
    while (!this.#isNotifyingStopped && !this.#isOver) {
      const what = `aviso-${randomUUID()}`
      // While the database is unavailable the transaction fails, so no update is expected.
      await this.#testCompanies.tell(this.people.people, what).then(
        () => this.#told.add(what),
        () => undefined,
      )
      await this.#rest(newsEvery)
    }
  }
}

function newPush(first: number, [program]: readonly Client[]): Push {
  if (!program) throw new Error('A company without a program pushes nothing')
  const nits = Array.from({ length: pushed }, (_, place) => String(first + place))
  const body = nits.map((nit) => `${JSON.stringify({ nit, nombre: `Proveedor ${nit}` })}\n`).join('')
  const headers = { 'content-type': 'application/x-ndjson', 'idempotency-key': randomUUID() }
  return { program, nits, sent: { body, headers }, notBefore: 0 }
}
