const form = JSON.stringify({
  nombre: 'x',
  periodicidad: 'semestral',
  revision_dias: 15,
  bandas: [{ nombre: 'x', desde: 0, tono: 'info' }],
  criterios: [],
})

const party = `select t.company_id, t.id as third_party_id from third_parties t where t.company_id = $1 order by t.id limit 1`

/**
 * Rows of evaluations, their reviews and plans: `$1` the company, `$2` the words. A supplier sees its own: these have
 * no words.
 */
export const qualificationTables: Record<string, string> = {
  qualification_forms: `insert into qualification_forms (company_id, version, definition, actor)
    select $1, 1, '${form}', 'x' where $2 <> ''`,
  supplier_evaluations: `insert into supplier_evaluations (company_id, third_party_id, periodo, desde, hasta, form_version, scores,
      evaluador)
    select company_id, third_party_id, '2026-S1', '2026-01-01', '2026-06-30', 1, '{}', $2 from (${party}) p`,
  review_numbers: `insert into review_numbers (company_id, year) select $1, 2026 where $2 <> ''`,
  evaluation_reviews: `insert into evaluation_reviews (company_id, third_party_id, evaluation_id, numero, person, idempotency_key)
    select company_id, third_party_id, id, 'RE-2026-000000', 'x', 'x' from supplier_evaluations where company_id = $1 and $2 <> ''`,
  evaluation_review_messages: `insert into evaluation_review_messages (company_id, third_party_id, review_id, place, author_kind,
      author, words, idempotency_key)
    select company_id, third_party_id, id, 1, 'proveedor', 'x', 'x', 'x' from evaluation_reviews where company_id = $1 and $2 <> ''`,
  improvement_actions: `insert into improvement_actions (company_id, third_party_id, evaluation_id, place, accion, responsable, fecha,
      person, idempotency_key)
    select company_id, third_party_id, id, 1, 'x', 'x', '2026-12-01', 'x', 'x' from supplier_evaluations where company_id = $1 and $2 <> ''`,
  qualification_files: `insert into qualification_files (company_id, third_party_id, action_id, name, media_type, size, storage_key)
    select a.company_id, a.third_party_id, a.id, 'x', s.media_type, s.size, s.storage_key
      from improvement_actions a join stored_files s on s.company_id = a.company_id where a.company_id = $1 and $2 <> '' limit 1`,
}
