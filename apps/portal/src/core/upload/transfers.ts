import { CallFailure } from '@enlace/api-client/failure.ts'
import { beginUpload, dropUpload, getUpload } from '@enlace/contract/core/uploads/calls.ts'
import { uploadTexts as texts } from '@enlace/contract/core/uploads/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { readBoot } from '../company/boot.ts'
import { newRequestKey } from '@enlace/web/form/request-key.ts'
import { send } from '../http/client.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { session } from '../session/session.ts'
import { forgetTransfer, keepTransfer, type KeptTransfer, readTransfers } from './kept-transfers.ts'
import { printOf } from './print-of.ts'
import { canWait, untilWorthATry } from './patience.ts'
import { board } from './transfer-board.ts'
import type { Finish, Transfer, TransferFields, TransferState } from './transfer.ts'

/** A file with what sends it. */
type Job = Omit<KeptTransfer, 'owner'> & { stop: AbortController; isUnderWay: boolean }

const jobs = new Map<string, Job>()
const finishers = new Map<string, Finish>()

/** Tells what becomes of the files of a purpose when they are there, also of those that a reload brings back. */
export function finishTransfersBy(purpose: string, finish: Finish): void {
  finishers.set(purpose, finish)
}

/** Begins to send a file; it goes on whatever page is open, and after a reload. Answers by what it is known. */
export function startTransfer(given: {
  purpose: string
  subject: string
  file: File
  fields: TransferFields
}): string {
  const id = newRequestKey()
  const job = {
    ...given,
    id,
    upload: undefined,
    isPaused: false,
    isWhole: false,
    sent: 0,
    stop: new AbortController(),
    isUnderWay: false,
  }
  take(job)
  void keep(job).then(() => work(job))
  return id
}

/** Takes up what was on its way when the page went, unless another tab sends it. */
export async function resumeTransfers(purpose: string): Promise<void> {
  for (const kept of await readTransfers(transferOwner())) {
    if (kept.purpose !== purpose || jobs.has(kept.id) || (await isElsewhere(kept.id))) continue
    const job = { ...kept, stop: new AbortController(), isUnderWay: false }
    take(job)
    if (job.isPaused) show(job, 'paused')
    else void work(job)
  }
}

/** Stops a file where it is; it is called paused when a reload would find it so. */
export async function pauseTransfer(id: string): Promise<void> {
  const job = jobs.get(id)
  if (!job) return
  job.isPaused = true
  job.stop.abort()
  await keep(job)
  if (job.isPaused && jobs.has(id)) show(job, 'paused')
}

/** Goes on with a file that was paused or stopped. */
export function goOnTransfer(id: string): void {
  const job = jobs.get(id)
  if (!job) return
  job.isPaused = false
  void keep(job).then(() => work(job))
}

/** Gives a file up; what of it arrived is removed. */
export function dropTransfer(id: string): void {
  const job = jobs.get(id)
  if (!job) return
  job.stop.abort()
  remove(job)
  // What cannot be removed now, the portal sweeps by itself.
  if (job.upload !== undefined) send(dropUpload, { params: { id: job.upload } }).catch(() => undefined)
}

/** Sends until all is there, or a person is needed; one tab at a time. */
async function work(job: Job): Promise<void> {
  if (job.isUnderWay) return
  job.isUnderWay = true
  job.stop = new AbortController()
  try {
    await inOneTab(job.id, () => tryOn(job))
  } finally {
    job.isUnderWay = false
  }
  // The person went on before what it had stopped was at its end.
  if (job.stop.signal.aborted && !job.isPaused && jobs.has(job.id)) await work(job)
}

async function tryOn(job: Job): Promise<void> {
  const { signal } = job.stop
  let isRepeated = false
  while (!signal.aborted) {
    try {
      await sendWhole(job, signal)
      remove(job)
      return
    } catch (thrown) {
      if (signal.aborted) return
      const failure = failureOf(thrown)
      if (canWait(failure)) {
        if (failure.code === 'upload-incomplete') job.isWhole = false
        show(job, 'waiting')
        await untilWorthATry(signal)
        continue
      }
      if (isRepeated || !(await canRepeat(job, failure))) {
        show(job, 'stopped', thrown instanceof CallFailure ? failure : { ...failure, message: unread(job) })
        return
      }
      isRepeated = true
    }
  }
}

async function sendWhole(job: Job, signal: AbortSignal): Promise<void> {
  const { file, purpose, subject } = job
  job.upload ??= await announce(job)
  await keep(job)
  signal.throwIfAborted()
  if (!job.isWhole) {
    show(job, 'sending')
    const { sendPieces } = await import('./send-pieces.ts')
    await sendPieces({ id: job.upload, file, signal, onProgress: (sent) => tell(job, sent) })
    // Whoever asks again after a lost answer asks for the same: the portal may have taken the pieces away by then.
    job.isWhole = true
    await keep(job)
  }
  // Whoever stopped it meanwhile does not want it to count.
  signal.throwIfAborted()
  show(job, 'finishing')
  const finish = finishers.get(purpose)
  if (!finish) throw new Error(`Nobody takes the files of ${purpose}`)
  await finish(job.upload, { subject, fields: job.fields, name: file.name })
}

async function announce(job: Job): Promise<string> {
  show(job, 'preparing')
  const { file, purpose, subject } = job
  const sha256 = await printOf(file)
  if (sha256 === undefined) throw new CallFailure(-1, { message: texts.unsafe })
  const asunto = `${purpose} ${subject}`
  const body = { asunto, nombre: file.name, bytes: file.size, sha256 }
  const { id } = await send(beginUpload, { body })
  return id
}

/** Whether the same may come out better at once: the session was renewed, or the portal had forgotten the file. */
async function canRepeat(job: Job, { status, code }: { status: number; code?: string | undefined }) {
  if (job.upload === undefined) return false
  if (status === 401 || code === 'forgery-suspected')
    return send(getUpload, { params: { id: job.upload } }).then(
      () => true,
      () => false,
    )
  if (status !== 404) return false
  job.upload = undefined
  job.isWhole = false
  return true
}

const unread = ({ file }: Job) => fill(texts.unread, { name: file.name })

function take(job: Job): void {
  const { id, purpose, subject, fields, file, sent } = job
  jobs.set(id, job)
  const start: Transfer = {
    id,
    purpose,
    subject,
    fields,
    name: file.name,
    bytes: file.size,
    sent,
    state: 'preparing',
    problem: undefined,
  }
  board.add(start)
}

function remove({ id }: Job): void {
  jobs.delete(id)
  board.remove(id)
  void forgetTransfer(id)
}

function show({ id }: Job, state: TransferState, problem?: Transfer['problem']): void {
  board.change(id, { state, problem })
}

/** What was given up is not kept again. */
async function keep({ stop: _, isUnderWay: __, ...kept }: Job): Promise<void> {
  if (jobs.has(kept.id)) await keepTransfer({ ...kept, owner: transferOwner() })
}

function tell(job: Job, sent: number): void {
  job.sent = sent
  board.change(job.id, { sent })
}

/** Whose the files are that this device keeps: of one person, in one company, for one supplier. */
export function transferOwner(): string {
  const person = session.read()?.person
  return JSON.stringify([readBoot().company.id, person?.userId, person?.razon_social])
}

const lockOf = (id: string) => `upload ${id}`

/** Does work that no other tab does at the same time; browsers without locks do it all the same. */
async function inOneTab(id: string, done: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return done()
  return navigator.locks.request(lockOf(id), done)
}

async function isElsewhere(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === lockOf(id))
}
