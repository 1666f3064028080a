import { randomBytes } from 'node:crypto'
import type { RelatedDocument } from '@enlace/contract/documents/related/kinds.ts'
import type { ThreadTopic } from '@enlace/contract/questions/schemas.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { JobService } from '@enlace/server/core/jobs/task.ts'
import { linkTo } from '@enlace/server/core/mail/links.ts'
import { findCompanyHosts } from '@enlace/server/core/mail/queries.ts'
import { deskLinks } from '@enlace/server/modules/backoffice/index.ts'
import { readProfile } from '@enlace/server/modules/company/index.ts'
import { openThread } from '@enlace/server/modules/questions/index.ts'
import type { PoolClient } from 'pg'
import { actAsPerson } from '../acts/act-as-person.ts'
import { caribeSupplier } from '../catalogue/suppliers.ts'
import { type DemoThread, threads } from '../load/load-questions.ts'

const topics: Readonly<Record<string, ThreadTopic>> = {
  pago: 'pago',
  urgencia_de_pago: 'urgencia_de_pago',
  ayuda_para_registrar: 'ayuda_para_registrar',
}
const kinds: Readonly<Record<string, RelatedDocument['kind']>> = {
  'payments-made': 'payments-made',
  'account-statements': 'account-statements',
  'purchase-tickets': 'purchase-tickets',
}

/** The threads that a trial begins with: each the first message of one of the demo's. */
export const trialThreads: readonly DemoThread[] = threads

/** A person who asks in the trial's name; its address is of a domain that nobody can own, and it has no password. */
const askerOf = (company: number) => `cartera@prueba-${company}.example`

/** Makes the person who asks, in the company's own transaction. Nobody knows the link of its invitation. */
export async function inviteAsker(client: PoolClient, company: number): Promise<void> {
  await client.query(
    `select invite_person(wanted_email => $2, first => 'Lina María', last => 'Barros Pérez', third_party => t.id,
              master => false, accounts => null, token => $4, valid_minutes => 1)
       from third_parties t where t.company_id = $1 and t.documento_numero = $3`,
    [company, askerOf(company), caribeSupplier.documento_numero, randomBytes(32)],
  )
  await client.query(
    'update memberships set active = true, accepted_at = now() where company_id = $1 and invited_email = $2',
    [company, askerOf(company)],
  )
}

/** Asks the questions of a trial company as its supplier's person; returns how many there are. A repetition adds none. */
export async function askQuestions({ db, settings }: JobService, company: number): Promise<number> {
  const { rows } = await db.transaction(Scope.ofStaff(company), ({ client }) =>
    client.query<{ id: string }>(
      `select m.id from memberships m join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
        where m.company_id = $1 and t.documento_numero = $2 and m.invited_email = $3`,
      [company, caribeSupplier.documento_numero, askerOf(company)],
    ),
  )
  const membership = rows[0]?.id
  if (membership === undefined) return 0
  const [profile, hosts] = [await readProfile(db, company), await findCompanyHosts(db, company)]
  const mail = {
    profile,
    linkTo: (route: `/${string}`) => linkTo(settings.publicUrl, hosts, route),
    desk: deskLinks(settings),
  }
  let asked = 0
  await actAsPerson(db, { company, membership, task: `trial-questions-${company}` }, (scope) =>
    db.transaction(scope, async (tx) => {
      for (const thread of trialThreads) {
        const id = await findDocument(tx.client, thread)
        const [topic, kind] = [topics[thread.topic], kinds[thread.kind]]
        if (id === undefined || !topic || !kind) continue
        const [first] = thread.messages
        await openThread(tx, mail, {
          kind,
          id,
          topic,
          text: first.words,
          state: 'abierta',
          files: [],
          key: `trial-${thread.topic}`,
        })
        asked += 1
      }
    }),
  )
  return asked
}

/** The newest document of the open scope that a thread may be about. */
async function findDocument(client: PoolClient, { table, where }: DemoThread): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `with current_day as (select (now() at time zone 'America/Bogota')::date as today)
     select d.id from ${table} d, current_day
      where d.company_id = (select scope_company()) and d.third_party_id = (select scope_third_party()) and ${where}
      order by d.erp_key desc limit 1`,
  )
  return rows[0]?.id
}
