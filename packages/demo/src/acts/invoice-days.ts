import type pg from 'pg'
import { asOwner } from '@enlace/database/driver/owner.ts'
import type { HandedIn } from './invoices.ts'
import { addDemoRadian } from './radian.ts'

/** When an invoice was handed in: at a minute of its own in the morning of its day, and never later than some hours ago. */
const handedAt = `least((i.fecha_emision + time '08:15' + abs(hashtext(i.numero) % 150) * interval '1 minute')
  at time zone 'America/Bogota', now() - interval '6 hours')`

/** The columns of each table that are moved to the invoice's own days, all of them within its first afternoon. */
const moved: readonly string[] = [
  `update submitted_invoices i
      set radicada_at = ${handedAt}, enviada_at = ${handedAt}, created_at = ${handedAt}, updated_at = ${handedAt},
          decidida_at = case when i.decidida_at is not null then ${handedAt} + interval '260 minutes' end,
          tomada_at = case when i.tomada_at is not null then ${handedAt} + interval '315 minutes' end
    where i.company_id = $1 and i.radicado is not null`,
  `update submitted_invoice_versions v set enviada_at = i.radicada_at
     from submitted_invoices i where i.company_id = $1 and v.company_id = i.company_id and v.invoice_id = i.id`,
  `update submitted_invoice_files f set subido_at = i.radicada_at - interval '4 minutes'
     from submitted_invoices i where i.company_id = $1 and f.company_id = i.company_id and f.invoice_id = i.id
      and i.radicado is not null`,
  `update submitted_invoice_events e
      set at = case e.acto when 'radicada' then i.radicada_at when 'asignada' then i.radicada_at + interval '30 minutes'
               else i.decidida_at end
     from submitted_invoices i where i.company_id = $1 and e.company_id = i.company_id and e.invoice_id = i.id`,
  `update invoice_deliveries d set claimed_at = i.tomada_at, delivered_at = i.tomada_at
     from submitted_invoices i where i.company_id = $1 and d.company_id = i.company_id and d.invoice_id = i.id
      and i.tomada_at is not null`,
  `update submitted_invoice_bills b set at = coalesce(i.tomada_at, now() - interval '2 hours')
     from submitted_invoices i where i.company_id = $1 and b.company_id = i.company_id and b.invoice_id = i.id`,
  `update invoice_batches b
      set hecho_at = m.at, deshecho_at = case when b.deshecho_at is not null then m.at + interval '12 minutes' end
     from (select t.company_id, t.batch_id, max(i.decidida_at) + interval '55 minutes' as at
             from invoice_batch_items t
             join submitted_invoices i on i.company_id = t.company_id and i.id = t.invoice_id
            where t.company_id = $1 group by 1, 2) m
    where b.company_id = m.company_id and b.id = m.batch_id`,
]

/**
 * Moves what was just done with the demo's invoices to the days of the invoices, and records their RADIAN events there.
 * Nobody but the owner of the tables can write the past.
 */
export async function ageDemoInvoices(adminUrl: string, handedIn: readonly HandedIn[]): Promise<void> {
  await asOwner(adminUrl, 'demo', async (client) => {
    await client.query('begin')
    for (const company of new Set(handedIn.map((one) => one.company))) {
      await client.query('select open_company($1)', [company])
      for (const statement of moved) await client.query(statement, [company])
      for (const { id, fate } of handedIn.filter((one) => one.company === company))
        await addDemoRadian(client, { company, id, fate, handedAt: await handedInAt(client, company, id) })
    }
    await client.query('commit')
  })
}

async function handedInAt(client: pg.Client, company: number, id: string): Promise<Date> {
  const { rows } = await client.query<{ at: Date }>(
    'select radicada_at as at from submitted_invoices where company_id = $1 and id = $2',
    [company, id],
  )
  const [row] = rows
  if (!row) throw new Error('An invoice of the demo that was handed in is there')
  return row.at
}
