// `npm run cluster`: three nodes behind nginx on one PostgreSQL, under load, killed and restarted; docs/scale.md.
import { writeFile } from 'node:fs/promises'
import { buildIfStale } from '../scripts/build.ts'
import { readArguments, usage, type Asked } from './core/arguments.ts'
import { Checks } from './core/checks.ts'
import { measure } from './core/figures.ts'
import { findNginx } from './core/proxy.ts'
import { TestCluster } from './core/test-cluster.ts'
import { runScenarios } from './core/run-scenarios.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Runs everything in a temporary folder, which is removed also on an interrupt. */
async function run(asked: Asked, checks: Checks): Promise<void> {
  const nginx = findNginx()
  if (nginx === undefined) {
    checks.skip('the cluster, because nginx is not installed (on Debian: apt-get install nginx-light)')
    return
  }
  await buildIfStale()
  const cluster = await TestCluster.open(asked.companies)
  const leave = (code: number) => void cluster.close().finally(() => process.exit(code))
  const interrupt = () => leave(130)
  const breakDown = (fault: unknown) => {
    process.stderr.write(`${fault instanceof Error ? fault.stack : String(fault)}\n`)
    leave(1)
  }
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt).once('uncaughtException', breakDown)
  try {
    if (asked.figures) await measure(cluster, nginx, say)
    else await runScenarios(cluster, nginx, checks, asked)
    if (checks.failures.length > 0) say(await cluster.lastLogLines())
  } catch (fault) {
    checks.check(false, fault instanceof Error ? (fault.stack ?? fault.message) : String(fault))
    say(await cluster.lastLogLines())
  } finally {
    await cluster.close()
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt).off('uncaughtException', breakDown)
  }
}

let asked: Asked | undefined
try {
  asked = readArguments(process.argv.slice(2))
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n${usage}\n`)
  process.exitCode = 2
}
if (asked) {
  const checks = new Checks(say)
  const begin = performance.now()
  await run(asked, checks)
  const { passed, failed, skipped } = checks.counts
  const took = ((performance.now() - begin) / 1000).toFixed(0)
  if (!asked.figures) say(`${passed} held, ${failed} did not, ${skipped} not tested, in ${took} s.`)
  if (asked.report !== undefined) await writeFile(asked.report, JSON.stringify(checks.counts))
  process.exitCode = failed === 0 ? 0 : 1
}
