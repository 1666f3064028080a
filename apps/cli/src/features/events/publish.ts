import { open, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { eventCommandTexts as texts } from '@enlace/contract/events/visitor/cli-texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import {
  readEventSheet,
  generateEvents,
  keepEventFile,
  cancelEvent,
  publishEvent,
} from '@enlace/server/modules/events/index.ts'
import { CommandFault } from '../../core/command.ts'
import { codeOf, type EventAction } from './given.ts'

/** Publishes the event of a JSON file, or changes the one of its code; all of it or nothing. */
export const publish: EventAction = async ({ db, company, words, print, warn }) => {
  const [path] = words
  if (path === undefined) throw new CommandFault(texts.fileMissing)
  const read = readEventSheet(await jsonIn(path))
  if ('faults' in read) {
    warn(fill(texts.faults, { path }))
    for (const fault of read.faults) warn(fault)
    return 1
  }
  const { event, removed } = read
  const published = await db.transaction(Scope.ofStaff(company), (tx) => publishEvent(tx, event))
  if (published.outcome === 'guest-unknown')
    throw new CommandFault(fill(texts.guestUnknown, { nit: published.nit }))
  print(fill(published.outcome === 'new' ? texts.published : texts.changed, { codigo: event.code }))
  if (removed.length > 0) print(fill(texts.removed, { partes: removed.join(', ') }))
  if (published.seated > 0) print(fill(texts.seated, { n: published.seated }))
  return 0
}

/** Adds a paper to an event. */
export const attach: EventAction = async (given) => {
  const { db, storage, company, words, print } = given
  const code = codeOf(given)
  const [, path] = words
  if (path === undefined) throw new CommandFault(texts.fileMissing)
  const file = await open(path, 'r').catch((fault: unknown) => {
    throw unreadable(path, fault)
  })
  const name = basename(path)
  const isKept = await keepEventFile({ db, storage: storage() }, company, {
    code,
    name,
    content: file.createReadStream(),
  }).catch((fault: unknown) => {
    if (fault instanceof Problem && fault.fields)
      throw new CommandFault(Object.values(fault.fields).join(' '))
    throw fault
  })
  if (!isKept) throw new CommandFault(fill(texts.unknown, { codigo: code }))
  print(fill(texts.attached, { name, codigo: code }))
  return 0
}

/** Cancels an event and tells who has a seat, or waits for one. */
export const cancel: EventAction = async (given) => {
  const codigo = codeOf(given)
  const isCancelled = await cancelEvent(given.db, given.company, { code: codigo, reason: given.reason })
  if (isCancelled === undefined) throw new CommandFault(fill(texts.unknown, { codigo }))
  given.print(fill(isCancelled ? texts.cancelled : texts.cancelledBefore, { codigo }))
  return 0
}

/** Makes the company's calendar into events now, as it is done every night. */
export const generate: EventAction = async ({ db, company, print }) => {
  const {
    made: nuevos,
    changed: cambiados,
    removed: quitados,
  } = await generateEvents(db, company, new Date())
  print(fill(texts.generated, { nuevos, cambiados, quitados }))
  return 0
}

async function jsonIn(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((fault: unknown) => {
    throw unreadable(path, fault)
  })
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (fault) {
    const razon = fault instanceof Error ? fault.message : ''
    throw new CommandFault(fill(texts.notJson, { path, razon }), { cause: fault })
  }
}

function unreadable(path: string, fault: unknown): CommandFault {
  const razon = fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault)
  return new CommandFault(fill(texts.unreadable, { path, razon }), { cause: fault })
}
