import { parentPort } from 'node:worker_threads'
import { type FillJob, fillJob } from './fill-job.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
parentPort?.on('message', (job: FillJob) => parentPort?.postMessage(fillJob(job)))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- likewise: it has loaded all that it needs
parentPort?.postMessage('ready')
