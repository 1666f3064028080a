/** The party that asks for work: a company, and in it a supplier, a person or a visitor's network. */
export interface Asker {
  readonly company: number
  readonly party: string
}

/** Maximum running and waiting work, of all parties and of one. */
export interface TurnLimits {
  readonly places: number
  readonly waiting: number
  readonly ownPlaces: number
  readonly ownWaiting: number
}

/** Work was refused: its party, or all together, have too much waiting. */
export class TurnRefused extends Error {
  override readonly name = 'TurnRefused'
  readonly whose: 'own' | 'all'

  constructor(whose: 'own' | 'all') {
    super(`Too much waits of ${whose}`)
    this.whose = whose
  }
}

interface Waiting {
  begin: () => void
  refuse: (fault: TurnRefused) => void
}

interface Party {
  running: number
  /** The number of its last turn. */
  last: number
  readonly waiting: Waiting[]
}

interface Company {
  last: number
  readonly parties: Map<string, Party>
}

/**
 * Assigns places fairly: first to the company with the fewest, then to the party in it, then to the party's first
 * caller; among equals, to the one whose last turn is longest ago. In a full queue, the company with the longest one
 * loses its latest entry, so that no company blocks another. It has no clock and runs no work of its own.
 */
export class FairTurns {
  readonly #limits: TurnLimits
  readonly #companies = new Map<number, Company>()
  #running = 0
  #turn = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** Runs the work in its turn and then frees the place. @throws TurnRefused if it is refused. */
  async take<Made>({ company, party: name }: Asker, work: () => Promise<Made>): Promise<Made> {
    const party = this.#partyOf(company, name)
    try {
      await this.#turnOf(company, party)
      return await this.#work(party, work)
    } finally {
      this.#forget(company, name)
    }
  }

  async #work<Made>(party: Party, work: () => Promise<Made>): Promise<Made> {
    try {
      return await work()
    } finally {
      this.#running -= 1
      party.running -= 1
      this.#giveNext()
    }
  }

  #partyOf(number: number, name: string): Party {
    const company: Company = this.#companies.get(number) ?? { last: 0, parties: new Map() }
    this.#companies.set(number, company)
    const party: Party = company.parties.get(name) ?? { running: 0, last: 0, waiting: [] }
    company.parties.set(name, party)
    return party
  }

  #turnOf(company: number, party: Party): Promise<void> {
    const { places, ownPlaces, ownWaiting } = this.#limits
    return new Promise((resolve, reject) => {
      const begin = () => {
        this.#turn += 1
        this.#running += 1
        party.running += 1
        party.last = this.#turn
        const own = this.#companies.get(company)
        if (own) own.last = this.#turn
        resolve()
      }
      if (this.#running < places && party.running < ownPlaces) begin()
      else if (party.waiting.length >= ownWaiting) reject(new TurnRefused('own'))
      else if (this.#makeRoom(company)) party.waiting.push({ begin, refuse: reject })
      else reject(new TurnRefused('all'))
    })
  }

  /** Whether a company may add one more; a full queue drops the latest entry of the longest one. */
  #makeRoom(company: number): boolean {
    const queues = [...this.#companies].map(([number, { parties }]) => ({
      number,
      parties: [...parties.values()],
      length: sum(parties.values(), waitingOf),
    }))
    if (sum(queues, ({ length }) => length) < this.#limits.waiting) return true
    const longest = most(queues, ({ length }) => length)
    const own = queues.find(({ number }) => number === company)?.length ?? 0
    if (!longest || longest.length <= own + 1) return false
    const greediest = most(longest.parties, waitingOf)
    greediest?.waiting.pop()?.refuse(new TurnRefused('all'))
    return true
  }

  #giveNext(): void {
    const able = ({ running, waiting }: Party) => waiting.length > 0 && running < this.#limits.ownPlaces
    const companies = [...this.#companies.values()].filter(({ parties }) => [...parties.values()].some(able))
    const company = first(companies, ({ parties, last }) => [sum(parties.values(), runningOf), last])
    if (!company) return
    const party = first([...company.parties.values()].filter(able), ({ running, last }) => [running, last])
    party?.waiting.shift()?.begin()
  }

  #forget(number: number, name: string): void {
    const company = this.#companies.get(number)
    const party = company?.parties.get(name)
    if (!company || !party || party.running > 0 || party.waiting.length > 0) return
    company.parties.delete(name)
    if (company.parties.size === 0) this.#companies.delete(number)
  }
}

const waitingOf = ({ waiting }: Party) => waiting.length
const runningOf = ({ running }: Party) => running

function sum<Thing>(things: Iterable<Thing>, count: (thing: Thing) => number): number {
  let all = 0
  for (const thing of things) all += count(thing)
  return all
}

function most<Thing>(things: readonly Thing[], count: (thing: Thing) => number): Thing | undefined {
  return things.toSorted((one, other) => count(other) - count(one))[0]
}

function first<Thing>(things: readonly Thing[], rank: (thing: Thing) => [number, number]): Thing | undefined {
  return things.toSorted((one, other) => {
    const [[a, b], [c, d]] = [rank(one), rank(other)]
    return a - c || b - d
  })[0]
}
