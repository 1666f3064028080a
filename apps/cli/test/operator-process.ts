import { runCommandLine } from '../src/app/command-line.ts'

type AskedCommand = { id: number; words: readonly string[] }

/*
 * Runs the operator's commands one after another in one process: to load their programs costs more than to run most of
 * them. Each has a context of its own, with its own connections.
 */
const printed = { stdout: '', stderr: '' }
for (const stream of ['stdout', 'stderr'] as const) {
  process[stream].setMaxListeners(0)
  process[stream].write = (chunk: string | Uint8Array) => {
    printed[stream] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
    return true
  }
}
let last = Promise.resolve()
process.on('message', (asked: AskedCommand) => {
  last = last.then(() => run(asked))
})
process.on('disconnect', () => process.exit())

async function run({ id, words }: AskedCommand): Promise<void> {
  Object.assign(printed, { stdout: '', stderr: '' })
  const code = await runCommandLine(words)
  process.send?.({ id, code, printed: printed.stdout + printed.stderr })
}
