import pg from 'pg'
import { startEmbedded } from '../packages/database/src/embedded/embedded-database.ts'
import { openDatabase } from '../packages/database/src/open.ts'
import type { Database } from '../packages/database/src/database.ts'
import { Scope } from '../packages/database/src/scope.ts'
import { certificateRun } from '../apps/server/src/modules/certificates/runs/jobs.ts'
import { beginRun } from '../apps/server/src/modules/certificates/runs/company-commands.ts'
import { findRuns } from '../apps/server/src/modules/certificates/runs/queries.ts'
import { Keys } from '../apps/server/src/core/keys/keys.ts'
import { startWorker } from '../apps/server/src/core/jobs/worker.ts'
import { keepTrialSigner } from '../apps/server/src/modules/papers/signer.ts'
import { openDomainNames } from '@enlace/server/core/outgoing/domain-names.ts'
import { readSettings } from '../apps/server/src/core/settings/settings.ts'
import { openStorage } from '../apps/server/src/core/storage/backends/open-storage.ts'

/** What issuing a year's certificates of many suppliers took, signed, kept and in the background, as the product does it. */
export interface BulkMeasure {
  count: number
  seconds: number
  /** Milliseconds of this process's processor for one; the database's own are not in it. */
  processor: number
  /** Megabytes that the process holds after a tenth of them, and at the highest from there on. */
  early: number
  highest: number
}

const anio = 2025
const company = 1

/** Issues a signed certificate of twelve withholdings for each of so many suppliers. */
export async function measureBulk(folder: string, count: number): Promise<BulkMeasure> {
  const database = await startEmbedded({ folder, purpose: 'command' })
  const db = await openDatabase({ url: database.adminUrl, purpose: 'command' })
  try {
    await seed(database.adminUrl, count)
    const keys = new Keys('k'.repeat(40))
    await keepTrialSigner({ db, keys }, company, 'Banco de pruebas')
    return await issueAll(db, keys, folder, count)
  } finally {
    await db.close()
    await database.stop()
  }
}

async function issueAll(db: Database, keys: Keys, folder: string, count: number): Promise<BulkMeasure> {
  const settings = readSettings({ SECRET_KEY: 'k'.repeat(40), DATA_DIR: folder })
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const scope = Scope.ofStaff(company)
  await beginRun(db, { company, actor: 'bench' }, { act: 'issue', anio, tipos: ['fuente'] })
  const before = process.cpuUsage()
  const begin = performance.now()
  const worker = startWorker(
    { db, settings, keys, storage: openStorage(settings), names: openDomainNames(), log },
    [certificateRun],
  )
  let early = 0
  let highest = 0
  try {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 250))
      const [run] = await findRuns(db, scope, 1)
      if (run?.state === 'failed' || (run?.failed ?? 0) > 0)
        throw new Error(`The run failed: ${run?.last_error}`)
      const held = process.memoryUsage().rss / 1024 ** 2
      if ((run?.done ?? 0) >= count / 10) {
        early ||= held
        highest = Math.max(highest, held)
      }
      if (run?.state === 'done') break
    }
  } finally {
    await worker.stop()
  }
  const { user, system } = process.cpuUsage(before)
  const seconds = (performance.now() - begin) / 1000
  return { count, seconds, processor: (user + system) / 1000 / count, early, highest }
}

async function seed(url: string, count: number): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(
      `insert into companies (id, nit, dv, nombre) values (${company}, '900123456', 8, 'Banco de pruebas');
       insert into settings values (${company}, 'certificate', '1'), (${company}, 'pageOnline', '1');
       insert into third_parties (company_id, erp_key, documento_numero, nombre)
         select ${company}, n, 800000000 + n, 'Proveedor ' || n || ' S.A.S.' from generate_series(1, ${count}) n;
       insert into branch_accounts (company_id, third_party_id, erp_key, codigo, nombre, direccion, ciudad)
         select company_id, id, erp_key, '001', 'Principal', 'CL 26 69 76', 'Bogotá, D.C.' from third_parties;
       insert into withholding_lines (company_id, third_party_id, third_id, erp_key, tipo, concepto_codigo, concepto,
           tarifa, base, valor, fecha, documento, municipio)
         select company_id, third_party_id, id, erp_key || '-' || m, 'fuente', 'compras', 'Compras generales', 2.5,
                1000000, 25000, make_date(${anio}, m, 5), 'FE-' || erp_key || m, '11001'
           from branch_accounts, generate_series(1, 12) m;
       analyze`,
    )
  } finally {
    await client.end()
  }
}
