import { parentPort } from 'node:worker_threads'
import { examineJob, type ExamineJob } from './examine-job.ts'

parentPort?.on('message', (job: ExamineJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
  void examineJob(job).then((answer) => parentPort?.postMessage(answer))
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- likewise: it has loaded all that it needs
parentPort?.postMessage('ready')
