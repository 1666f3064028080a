import { assault, everyCall } from './assault.ts'
import { openProduct } from './product.ts'
import { buildPeople } from './world.ts'

/** Every call with the ids of every other party, as every role; tells whether none of them opened. */
export async function attackIsolation(): Promise<boolean> {
  const product = await openProduct()
  try {
    const people = await buildPeople(product)
    const t = process.cpuUsage(), w = Date.now()
    const siege = await assault(product, people, { seed: Number(process.env['ATTACK_SEED'] ?? 1), ids: 1, isWhole: process.env['W']!==undefined })
    console.log(process.cpuUsage(t).user/1e6, (Date.now()-w)/1000)
    console.log(siege.counts, siege.asked.size, siege.reached.size, everyCall.length)
    console.log(siege.findings.length); for (const f of siege.findings.slice(0, 60)) console.log(JSON.stringify(f))
    return siege.findings.length === 0
  } finally {
    await product.close()
  }
}
