import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '../packages/database/src/migrate.ts'
import { idOf, ingestedCompany, nitOf, suppliers } from './ingest-rows.ts'

const template = 'enlace_bench_template'

/** A server with a company of many suppliers, of which each measurement gets a copy of its own. */
export class IngestServer {
  readonly #url: string
  #made = 0

  constructor(url: string) {
    this.#url = url
  }

  /** Makes what is copied: the schema as the product has it, the company and its suppliers. */
  async prepare(): Promise<void> {
    await this.#make(template)
    const url = this.#addressOf(template)
    await migrate(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      await client.query(
        `insert into companies (id, nit, dv, nombre) values ($1, '899999063', 3, 'Compañía medida')`,
        [ingestedCompany],
      )
      await client.query(`insert into settings values ($1, 'pageOnline', '1')`, [ingestedCompany])
      await client.query(
        `insert into third_parties (company_id, id, erp_key, documento_numero, nombre)
         select $1, $2 + n, ($3 + n)::text, ($3 + n)::text, 'Proveedor ' || n from generate_series(0, $4 - 1) n`,
        [ingestedCompany, idOf(0), Number(nitOf(0)), suppliers],
      )
      await client.query(
        `insert into branch_accounts (company_id, id, third_party_id, erp_key, codigo, nombre)
         select $1, $2 + n, $2 + n, ($3 + n) || '-001', '001', 'Principal' from generate_series(0, $4 - 1) n`,
        [ingestedCompany, idOf(0), Number(nitOf(0)), suppliers],
      )
      await client.query('vacuum analyze')
    } finally {
      await client.end()
    }
  }

  /** Does something with a fresh database of the suppliers alone, after what came before has gone to the disk. */
  async inCopy<Made>(work: (url: string) => Promise<Made>): Promise<Made> {
    this.#made += 1
    const name = `enlace_bench_${this.#made}`
    await this.#make(name, template)
    await this.settle()
    try {
      return await work(this.#addressOf(name))
    } finally {
      await this.drop(name)
    }
  }

  /** Lets what was written go to the disk, so that the next measurement does not wait for it. */
  async settle(): Promise<void> {
    await this.#run('checkpoint')
  }

  /** Seconds of processor that connections took which have ended; not a number where the server is elsewhere. */
  async processor(): Promise<number> {
    const others = `select 1 as other from pg_stat_activity where datname like 'enlace_bench%'`
    while ((await this.#run(others)).length > 0) await pause(100)
    // Who has left the list of connections ends a moment later.
    await pause(500)
    const [row] = await this.#run("select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid")
    const status = await readFile(`/proc/${String(row?.['pid'])}/stat`, 'utf8').catch(() => '')
    const fields = status.slice(status.lastIndexOf(')')).split(' ')
    return (Number(fields[14]) + Number(fields[15])) / 100
  }

  /** Takes everything away again. */
  async clear(): Promise<void> {
    await this.drop(template)
  }

  async drop(name: string): Promise<void> {
    await this.#run(`drop database if exists ${name} with (force)`)
  }

  async #make(name: string, like = 'template1'): Promise<void> {
    await this.drop(name)
    await this.#run(`create database ${name} template ${like}`)
  }

  #addressOf(name: string): string {
    const url = new URL(this.#url)
    url.pathname = `/${name}`
    return url.href
  }

  async #run(statement: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.#url })
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }
}
