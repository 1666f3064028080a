import { runAttack } from './run-attack.ts'
import { openProduct } from './product.ts'
import { reportOf } from './report.ts'
import { buildPeople } from './world.ts'

/** Every call with the ids of every other party, as every role; returns whether none of them opened. `--seed 7` tries others. */
export async function attackIsolation(): Promise<boolean> {
  const words = process.argv
  const numberAfter = (name: string, usual: number) =>
    words.includes(name) ? Number(words[words.indexOf(name) + 1]) : usual
  const extent = { seed: numberAfter('--seed', 1), ids: numberAfter('--ids', 2), isWhole: true }
  const since = Date.now()
  const product = await openProduct()
  try {
    const session = await runAttack(product, await buildPeople(product), extent)
    const seconds = Math.round((Date.now() - since) / 1000)
    process.stdout.write(`${reportOf(session)}seed ${extent.seed}, ${seconds} s\n`)
    return session.findings.length === 0
  } finally {
    await product.close()
  }
}
