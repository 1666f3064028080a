import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  contactListNames,
  type ContactLists,
  type KeptContactLists,
} from '@enlace/contract/contact-us/lists/schemas.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { auditIn, authorIn } from '../../../core/audit/desk-commands.ts'
import { countsOf, presentLists } from './present.ts'
import { optionRows, questionReaderRows, readerRows } from './queries.ts'
import { checkLists } from './rules.ts'

type Runs = Pick<Transaction, 'run'>

async function readIn(tx: Runs): Promise<KeptContactLists> {
  return presentLists({
    options: await tx.run(optionRows),
    readers: await tx.run(readerRows),
    questions: await tx.run(questionReaderRows),
  })
}

/**
 * Saves lists and readers. @throws Problem `changed-meanwhile` if they changed since the client saw them,
 * `invalid-fields` for duplicates.
 */
export function changeLists(
  db: Database,
  scope: Scope,
  address: string,
  { version, ...wanted }: ContactLists & { version: string },
): Promise<KeptContactLists> {
  return db.transaction(scope, async (tx) => {
    await tx.run(
      sql`select pg_advisory_xact_lock(hashtextextended('contact-lists', ${scopeCompany}))`.compile(query),
    )
    const before = await readIn(tx)
    if (before.version !== version) throw new Problem('changed-meanwhile')
    checkLists(wanted, before)
    const numbers = new Map<string, number>()
    for (const list of contactListNames) {
      const kept = new Map(before.listas[list].map((option) => [option.clave, option]))
      // Names are unique within a list, so changed names are first moved out of the way.
      for (const { clave, nombre } of wanted.listas[list]) {
        if (kept.has(clave) && kept.get(clave)?.nombre !== nombre)
          await rename(tx, Number(clave), `\u{1}${clave}`)
      }
      for (const [place, { clave, nombre, activo }] of wanted.listas[list].entries()) {
        const option = { name: nombre, position: place + 1, active: activo }
        if (kept.has(clave)) {
          await tx.run(
            query
              .updateTable('contact_options')
              .set(option)
              .where('company_id', '=', scopeCompany)
              .where('id', '=', Number(clave))
              .compile(),
          )
          numbers.set(clave, Number(clave))
          continue
        }
        const [made] = await tx.run(
          query
            .insertInto('contact_options')
            .values({ company_id: scopeCompany, list, ...option })
            .returning('id')
            .compile(),
        )
        if (made) numbers.set(clave, made.id)
      }
    }
    await replaceReaders(tx, wanted, numbers)
    const after = await readIn(tx)
    const detail = { before: countsOf(before), after: countsOf(after) }
    await auditIn(tx, await authorIn(tx, address), { action: 'contact-lists-changed', detail })
    return after
  })
}

async function rename(tx: Runs, id: number, name: string): Promise<void> {
  await tx.run(
    query
      .updateTable('contact_options')
      .set({ name })
      .where('company_id', '=', scopeCompany)
      .where('id', '=', id)
      .compile(),
  )
}

async function replaceReaders(
  tx: Runs,
  { lectores, preguntas }: ContactLists,
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  await tx.run(query.deleteFrom('contact_recipients').where('company_id', '=', scopeCompany).compile())
  await tx.run(query.deleteFrom('question_recipients').where('company_id', '=', scopeCompany).compile())
  for (const { asunto, nombre, correo, publico } of lectores) {
    await tx.run(
      query
        .insertInto('contact_recipients')
        .values({
          company_id: scopeCompany,
          affair_id: asunto === null ? null : (numbers.get(asunto) ?? null),
          name: nombre,
          email: correo.toLowerCase(),
          is_public: publico,
        })
        .compile(),
    )
  }
  for (const { tema, nombre, correo } of preguntas) {
    await tx.run(
      query
        .insertInto('question_recipients')
        .values({ company_id: scopeCompany, topic: tema, name: nombre, email: correo.toLowerCase() })
        .compile(),
    )
  }
}
