import { writeFileSync } from 'node:fs'

/** What is done with a task: something may be said on the way, and what comes of it is the last thing said. */
type Work<Task, Message> = (task: Task, say: (message: Message) => void) => Message | Promise<Message>

/**
 * What a program does that `runInProcess` starts: it is given its task, may say something on the way, and ends with what
 * comes of it. A fault that it throws ends it, and its words are heard.
 */
export function doTask<Task, Message>(work: Work<Task, Message>): void {
  const server = process.ppid
  // Told by the same signal as the server, it waits for what the server decides; with the server it ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  process.once('disconnect', () => process.exit())
  process.once('message', (task: Task) => void answer(task))
  giveWay()

  async function answer(task: Task): Promise<void> {
    const last = await work(task, (message) => {
      // Whoever reads a long file hears nothing meanwhile, not even that the server is gone.
      if (process.ppid !== server) process.exit()
      process.send?.(message)
    })
    process.send?.(last, () => process.exit())
  }
}

/** Where memory runs out, the system is to end this process and not the server. */
function giveWay(): void {
  if (process.platform !== 'linux') return
  try {
    writeFileSync('/proc/self/oom_score_adj', '800')
  } catch {
    // Not everywhere may a process say so; then the system chooses.
  }
}
