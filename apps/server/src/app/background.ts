import { sweepDownloads } from '../modules/exports/index.ts'
import type { JobService, Task } from '../core/jobs/task.ts'
import { startWorker } from '../core/jobs/worker.ts'
import { startMailSender } from '../core/mail/sender.ts'
import { sweepReplyLinks } from '../modules/questions/index.ts'
import { sweepSessions } from '../modules/sign-in/index.ts'
import { sweepStorage } from '../core/storage/sweep.ts'
import { sweepUploads } from '../core/uploads/commands.ts'
import { startWebhookSender } from '../modules/webhooks/index.ts'
import { tasks } from './jobs.ts'

const sweepEvery = 60 * 60 * 1000

/** All background work: jobs, mails, webhooks and sweeping. */
export interface Background {
  /** Stops claiming work, and returns unfinished work to the queue. */
  stop(): Promise<void>
}

/**
 * Starts the background work; any number of processes may, each piece of work is done by one of them. `more` are tasks
 * from outside of the server.
 */
export function startBackground(service: JobService, more: readonly Task[] = []): Background {
  const { db, settings, storage, keys, log } = service
  const sweep = () => {
    const works = [
      sweepSessions(db),
      sweepReplyLinks(db),
      sweepDownloads(db),
      sweepUploads(db),
      sweepStorage(db, storage),
    ]
    for (const work of works) {
      work.catch((fault: unknown) => log.error({ err: fault }, 'sweep failed'))
    }
  }
  sweep()
  const sweeping = setInterval(sweep, sweepEvery).unref()
  const sender = startMailSender(db, settings, log, undefined, keys)
  const worker = startWorker(service, [...tasks, ...more])
  const webhooks = startWebhookSender(service)
  const stop = async () => {
    clearInterval(sweeping)
    await Promise.all([sender?.stop(), worker.stop(), webhooks.stop()])
  }
  let stopping: Promise<void> | undefined
  return { stop: () => (stopping ??= stop()) }
}
