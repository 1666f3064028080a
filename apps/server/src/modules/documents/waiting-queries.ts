import { sql } from 'kysely'

/** Whether the supplier withdrew an act (`a`) by accepting the document afterwards. */
export const isWithdrawn = sql`exists (select 1 from document_acts later where later.company_id = a.company_id
  and later.kind = a.kind and later.document_id = a.document_id and later.at > a.at
  and later.act in ('aceptar', 'confirmar'))`

/** Whether a thread (`q`) belongs to an objection or a proposal that waits for a decision on its own desk. */
export const waitsOnItsDesk = sql<boolean>`exists (select 1 from document_acts a
  where a.company_id = q.company_id and a.question_id = q.id and a.act in ('objetar', 'novedad') and not ${isWithdrawn}
    and not exists (select 1 from act_decisions d where d.company_id = a.company_id and d.act_id = a.id))`
