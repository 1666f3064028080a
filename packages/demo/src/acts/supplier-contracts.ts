import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fill } from '@enlace/contract/core/fill.ts'
import { demoRequestTexts } from '../texts/profile.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, today, type Database } from '@enlace/database/database.ts'
import { demoCompanies } from '../data/companies.ts'
import { Scope } from '@enlace/database/scope.ts'
import { addDays, type CalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import { recordEvent } from '@enlace/server/modules/documents/index.ts'
import type { Service } from '@enlace/server/core/http/service.ts'
import { actAsPerson } from './act-as-person.ts'
import { keepDemoPaper } from './paper.ts'

const texts = demoRequestTexts.policy

/** A risk of the contract that ends next, for which the supplier of the demo sends a policy. */
interface Risk {
  id: string
  contract: string
  amparo: string
  valor: Money
  hasta: CalendarDate
  membership: string
}

/** Sends a policy of the first company's supplier for the contract that ends next; it waits for the company. */
export async function addDemoPolicy(
  service: Pick<Service, 'settings' | 'storage'> & { db: Database },
): Promise<void> {
  const { db } = service
  const [first] = demoCompanies
  if (!first) return
  const [[risk]] = await db.read(Scope.ofStaff(first.id), [
    sql<Risk>`select p.id, c.id as contract, p.amparo, p.valor_exigido as valor, p.exigida_hasta as hasta, m.id as membership
      from supplier_contracts_policies p
      join supplier_contracts c on c.company_id = p.company_id and c.id = p.contract_id
      join memberships m on m.company_id = c.company_id and m.third_party_id = c.third_party_id and m.is_master and m.active
     where p.company_id = ${scopeCompany} and p.aprobada_el is null and p.valor_exigido is not null
       and p.exigida_hasta is not null and c.fecha_fin > ${today}
     order by c.fecha_fin, p.amparo limit 1`.compile(query),
  ])
  if (!risk) return
  const { membership, contract, amparo } = risk
  const paper = await keepDemoPaper(service, first.id, texts)
  const description = fill(texts.description, { amparo })
  await actAsPerson(db, { company: first.id, membership, task: 'demo-policy' }, (scope) =>
    db.transaction(scope, async (tx) => {
      const event = await recordEvent(tx, {
        kind: 'supplier-contracts',
        id: contract,
        event: 'poliza_enviada',
        note: description,
        files: [{ ...paper, description }],
      })
      const { numero, aseguradora } = texts
      const wording = {
        numero,
        aseguradora,
        valor: risk.valor,
        vigente_desde: addDays(todayInBogota(new Date()), -2),
        vigente_hasta: risk.hasta,
      }
      await tx.run(
        sql`select ${call('keep_contract_policy', {
          fresh: randomUUID(),
          risk: risk.id,
          wording: JSON.stringify(wording),
          written: event,
          thread: null,
          key: randomUUID(),
        })}`.compile(query),
      )
    }),
  )
}
