import {
  checkImport,
  createImport,
  getImport,
  loadImport,
  saveImport,
} from '@enlace/contract/imports/calls.ts'
import type { ImportFilePlan, ImportLoad, ImportPlan } from '@enlace/contract/imports/schemas.ts'
import { patience } from '@enlace/server/modules/imports/running/taken-files.ts'
import { usualPolicy } from '@enlace/server/core/jobs/rules.ts'
import { startWorker, type Worker } from '@enlace/server/core/jobs/worker.ts'
import { importLoad } from '@enlace/server/modules/imports/jobs.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { buildCompany } from './builders.ts'
import type { TestBrowser, TestServer } from './server.ts'
import { buildStaff, relaxStaffFactor } from './staff.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** However busy the machine is, the work of a load is over by then. */
const timeout = 30_000

/** The back office for loads, with its jobs run in this process; a file is awaited as long as necessary. */
export function useImportDesk(server: TestServer) {
  let worker: Worker
  beforeAll(() => {
    patience.look = 60_000
    worker = startWorker({ ...server.portal.service, log }, [importLoad], {
      ...usualPolicy,
      pollMilliseconds: 50,
    })
  })
  afterAll(() => worker.stop())

  async function loadOf(browser: TestBrowser, id: string): Promise<ImportLoad> {
    const { load } = (await server.call(getImport, browser, { params: { id } })).body
    if (!load) throw new Error('A load that was begun is there')
    return load
  }
  const stateOf = async (browser: TestBrowser, id: string) => (await loadOf(browser, id)).state
  /** Saves a plan: the files as suggested, with changes. */
  async function save(browser: TestBrowser, load: ImportLoad, change: Partial<ImportPlan>) {
    const { id, version, picture, dueDays } = load
    const plan = { source: 'Contabilidad', picture, dueDays, files: load.files.map(plannedFile), ...change }
    return (await server.call(saveImport, browser, { params: { id }, body: { version, plan } })).body
  }

  return {
    loadOf,
    save,

    /** Creates a company, and a signed-in accounts payable clerk of it. */
    async enter() {
      const company = await buildCompany(server.db)
      await relaxStaffFactor(server.asAdmin, company)
      const browser = await server.signInStaff(await buildStaff(server.db, company, 'cuentas_por_pagar'))
      return { company, browser }
    },

    /** Begins a load of some files, by name. */
    async begin(browser: TestBrowser, files: Readonly<Record<string, string | Buffer>>, source = '') {
      const sent = Object.entries(files).map(([name, bytes], at) => ({
        field: `archivo${at + 1}`,
        name,
        bytes,
      }))
      const { body } = await server.call(createImport, browser, { body: { source }, files: sent })
      return loadOf(browser, body.id)
    },

    /** Runs the trial of a load; returns the load. */
    async tried(browser: TestBrowser, load: ImportLoad, change: Partial<ImportPlan> = {}) {
      const body = await save(browser, load, change)
      await server.call(checkImport, browser, { params: { id: load.id }, body })
      await expect.poll(() => stateOf(browser, load.id), { timeout }).toBe('checked')
      return loadOf(browser, load.id)
    },

    /** Loads what was tried. */
    async finish(browser: TestBrowser, { id, version }: ImportLoad) {
      await server.call(loadImport, browser, { params: { id }, body: { version, confirmsClosing: false } })
      await expect.poll(() => stateOf(browser, id), { timeout }).toBe('loaded')
    },
  }
}

/** A file with its suggested reading. */
export const plannedFile = ({
  seq,
  part,
  sheet,
  headerLine,
  fields,
  doubts,
}: ImportLoad['files'][number]): ImportFilePlan => ({
  seq,
  part,
  sheet,
  headerLine,
  fields,
  ...(doubts && { doubts }),
})
