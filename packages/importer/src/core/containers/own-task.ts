import { writeFileSync } from 'node:fs'

/** Processes a task: it may send messages on the way, and its result is the last message. */
type Work<Task, Message> = (task: Task, say: (message: Message) => void) => Message | Promise<Message>

/**
 * Runs a program that `runInProcess` started: it receives its task, may send messages, and ends with its result. An
 * error that it throws ends the process and is reported.
 */
export function doTask<Task, Message>(work: Work<Task, Message>): void {
  const server = process.ppid
  // The signal reaches the whole process group; the server decides when this process ends, at the latest with the
  // server.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  process.once('disconnect', () => process.exit())
  process.once('message', (task: Task) => void answer(task))
  giveWay()

  async function answer(task: Task): Promise<void> {
    const last = await work(task, (message) => {
      // A process that reads a long file synchronously gets no event, not even that the server has ended.
      if (process.ppid !== server) process.exit()
      process.send?.(message)
    })
    process.send?.(last, () => process.exit())
  }
}

/** If memory runs out, the system should end this process and not the server. */
function giveWay(): void {
  if (process.platform !== 'linux') return
  try {
    writeFileSync('/proc/self/oom_score_adj', '800')
  } catch {
    // Not every system allows this; then the system chooses.
  }
}
