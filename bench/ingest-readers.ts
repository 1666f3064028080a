// Suppliers at their list in a process of its own, while something else loads: the database's address is its argument.
import { findAccountStatements } from '../apps/server/src/modules/account-statements/queries.ts'
import { openDatabase } from '../packages/database/src/open.ts'
import { Scope } from '../packages/database/src/scope.ts'

/** What readers waited since they were asked last, in milliseconds. */
export interface ReadTimes {
  count: number
  median: number
  p99: number
  longest: number
}

const connections = 4
/** Each reader asks so often, whether or not others load: what is measured is the wait, not how much fits. */
const pause = 50

const [url = '', token = '', cookie = '', account = ''] = process.argv.slice(2)
const db = await openDatabase({ url, purpose: 'command', connections })
const scope = () =>
  Scope.ofSupplier({
    token: Buffer.from(token, 'hex'),
    cookie: Buffer.from(cookie, 'hex'),
    account: Number(account),
    module: null,
    needsMaster: false,
    renews: true,
  })
let times: number[] = []
let isOver = false

const read = async () => {
  while (!isOver) {
    const asked = performance.now()
    const { rows } = await findAccountStatements(db, scope(), { days: 0, page: 1, size: 50 })
    if (rows.length !== 50) throw new Error('The list has fewer rows than its page')
    times.push(performance.now() - asked)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
const readers = Array.from({ length: connections }, read)

process.on('message', (wanted) => {
  if (wanted === 'stop') void stop()
  else tell()
})
process.send?.('ready')

function tell(): void {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  const told: ReadTimes = { count: sorted.length, median: at(0.5), p99: at(0.99), longest: at(1) }
  times = []
  process.send?.(told)
}

async function stop(): Promise<void> {
  isOver = true
  await Promise.all(readers)
  await db.close()
  process.disconnect()
}
