import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { PoolClient } from 'pg'
import { demoMessages, demoNotes, demoTemplates, type DemoMessage } from '../data/daily-work.ts'

/** Fills the desks of a company of the demo: objections and proposals, messages of visitors, templates, notes, mails. */
export async function loadDailyWork(
  client: PoolClient,
  { id: company, brand }: { id: number; brand: string },
  today: CalendarDate,
): Promise<void> {
  for (const { topic, title, words } of demoTemplates) {
    await client.query(
      `insert into answer_templates (company_id, topic, title, words, updated_by, updated_at)
       values ($1, $2, $3, $4, 'cuentas@demo.co', now() - interval '40 days')`,
      [company, topic, title, words],
    )
  }
  if (brand !== 'andina') return
  await client.query(
    `insert into question_notes (company_id, id, question_id, author, words, created_at)
     select q.company_id, gen_random_uuid(), q.id, 'Camila Duarte', n.words, q.last_at + interval '20 minutes'
       from jsonb_to_recordset($2) as n (topic text, words text)
       join questions q on q.company_id = $1 and q.topic = n.topic`,
    [company, JSON.stringify(demoNotes)],
  )
  // The afternoon of the demo's day, but never later than now.
  const moment = new Date(Math.min(Date.now(), Date.parse(`${today}T17:00:00-05:00`)))
  await loadObjections(client, company, moment)
  await loadProposals(client, company, moment)
  await loadMessages(client, company, demoMessages)
  await loadMails(client, company)
}

/** Suppliers of the company without a login in the demo: their acts do not affect what a visitor tries. */
const othersOf = `others as (select t.id, t.nombre from third_parties t where t.company_id = $1
   and not exists (select 1 from memberships m where m.company_id = t.company_id and m.third_party_id = t.id))`

/** The inserts of an act besides its document: the event in its history, and its thread with the first message. */
const actOf = (kind: string, number: string, topic: string, act: string, event: string, state: string) => `
  told as (insert into document_events (company_id, third_party_id, third_id, kind, document_id, at, origin, actor, event, note)
    select $1, d.third_party_id, d.third_id, '${kind}', d.id, $3::timestamptz - make_interval(hours => d.hours), 'proveedor', d.who,
           '${event}', d.words from documents d returning id, document_id),
  thread as (insert into questions (company_id, id, third_party_id, third_id, number, topic, kind, document_id, document_number,
      state, excerpt, messages, last_from, last_at, created_at, idempotency_key)
    select $1, gen_random_uuid(), d.third_party_id, d.third_id, 'C-' || to_char(now() at time zone 'America/Bogota', 'YYYY')
           || '-' || lpad((n.last + d.turn)::text, 6, '0'), '${topic}', '${kind}', d.id, d.${number}, 'abierta',
           left(d.words, 200), 1, 'proveedor', $3::timestamptz - make_interval(hours => d.hours),
           $3::timestamptz - make_interval(hours => d.hours), 'demo-${act}-' || d.turn
      from documents d, question_numbers n where n.company_id = $1 returning *),
  said as (insert into question_messages (company_id, id, third_party_id, third_id, question_id, place, author_kind, author,
      words, created_at, idempotency_key)
    select t.company_id, gen_random_uuid(), t.third_party_id, t.third_id, t.id, 1, 'proveedor', d.who, d.words, t.created_at, t.idempotency_key
      from thread t join documents d on d.id = t.document_id),
  counted as (update question_numbers n set last = n.last + (select count(*)::integer from documents)
    where n.company_id = $1 and exists (select 1 from documents)),
  shown as (update ${state} d set acto_estado = s.becomes, acto_sobre = d.estado
    from (select id, '${act === 'objetar' ? 'objetada' : 'con_novedad'}' as becomes from documents) s
    where d.company_id = $1 and d.id = s.id)`

async function loadObjections(client: PoolClient, company: number, moment: Date): Promise<void> {
  const said = [
    ['valor', 'El descuento acordado fue del 3 % y la nota cobra el 5 %.', 'Marcela Osorio', 70],
    [
      'devolucion_no_recibida',
      'La mercancía de esta devolución no ha llegado a nuestra bodega.',
      'Julián Prieto',
      30,
    ],
    ['ya_descontada', 'Este valor ya se descontó en el pago de la primera quincena.', 'Andrea Solano', 5],
  ]
  await client.query(
    `with ${othersOf},
     words as (select v.value ->> 0 as motive, v.value ->> 1 as words, v.value ->> 2 as who, (v.value ->> 3)::integer as hours,
                      v.turn::integer from jsonb_array_elements($2) with ordinality as v (value, turn)),
     chosen as (select distinct on (n.third_party_id) n.* from notes_debit n join others o on o.id = n.third_party_id
                 where n.company_id = $1 and n.estado = 'emitida' and n.acto_estado is null and n.fecha < current_date - 4
                 order by n.third_party_id, n.fecha desc, n.erp_key),
     placed as (select c.*, row_number() over (order by c.fecha desc, c.erp_key)::integer as at from chosen c),
     documents as (select p.id, p.third_party_id, p.third_id, p.nro_nota, w.* from placed p join words w on w.turn = p.at),
     ${actOf('notes-debit', 'nro_nota', 'objecion_nota', 'objetar', 'objetada', 'notes_debit')}
     insert into document_acts (company_id, id, third_party_id, third_id, kind, document_id, act, at, person, motive, comment,
                                event_id, question_id, idempotency_key)
     select $1, gen_random_uuid(), d.third_party_id, d.third_id, 'notes-debit', d.id, 'objetar',
            $3::timestamptz - make_interval(hours => d.hours), d.who, d.motive, d.words, told.id, t.id, t.idempotency_key
       from documents d join told on told.document_id = d.id join thread t on t.document_id = d.id`,
    [company, JSON.stringify(said), moment],
  )
}

async function loadProposals(client: PoolClient, company: number, moment: Date): Promise<void> {
  const said = [
    ['Por el cierre de la vía al Llano el despacho sale tres días después.', 'Óscar Beltrán', 52],
    ['El fabricante solo nos entrega la mitad este mes.', 'Natalia Rueda', 8],
  ]
  await client.query(
    `with ${othersOf},
     words as (select v.value ->> 0 as words, v.value ->> 1 as who, (v.value ->> 2)::integer as hours, v.turn::integer
                 from jsonb_array_elements($2) with ordinality as v (value, turn)),
     chosen as (select distinct on (p.third_party_id) p.* from purchase_order p join others o on o.id = p.third_party_id
                 where p.company_id = $1 and p.estado = 'nueva' and p.acto_estado is null and p.fecha < current_date - 3
                   and 2 <= (select count(*) from purchase_order_lines l
                              where l.company_id = p.company_id and l.purchase_order_id = p.id)
                 order by p.third_party_id, p.fecha desc, p.erp_key),
     placed as (select c.*, row_number() over (order by c.fecha desc, c.erp_key)::integer as at from chosen c),
     documents as (select p.id, p.third_party_id, p.third_id, p.nro_orden, w.* from placed p join words w on w.turn = p.at),
     lines as (select d.id, jsonb_agg(jsonb_build_object('linea', l.linea, 'item', l.item, 'comentario', null, 'precio', null,
                  'tipo', case l.place when 1 then 'fecha' else 'cantidad' end,
                  'fecha', case l.place when 1 then coalesce(l.fecha_entrega, current_date) + 3 end,
                  'cantidad', case l.place when 2 then greatest(1, floor(l.cantidad / 2))::text end) order by l.place) as told
                 from documents d
                 join lateral (select o.*, row_number() over (order by o.linea) as place from purchase_order_lines o
                                where o.company_id = $1 and o.purchase_order_id = d.id) l on l.place <= 2
                group by d.id),
     ${actOf('purchase-order', 'nro_orden', 'novedad_orden', 'novedad', 'novedad', 'purchase_order')}
     insert into document_acts (company_id, id, third_party_id, third_id, kind, document_id, act, at, person, comment, lines,
                                event_id, question_id, idempotency_key)
     select $1, gen_random_uuid(), d.third_party_id, d.third_id, 'purchase-order', d.id, 'novedad',
            $3::timestamptz - make_interval(hours => d.hours), d.who, d.words, lines.told, told.id, t.id, t.idempotency_key
       from documents d join lines on lines.id = d.id join told on told.document_id = d.id
       join thread t on t.document_id = d.id`,
    [company, JSON.stringify(said), moment],
  )
}

async function loadMessages(
  client: PoolClient,
  company: number,
  messages: readonly DemoMessage[],
): Promise<void> {
  await client.query(
    `insert into contact_messages (company_id, id, number, affair_id, subject, affair_contact, name, surname, email, indicative,
         phone, city, company, job_title, message, schedule, idempotency_key, created_at, last_at, state)
     select $1, gen_random_uuid(), 'CT-' || to_char(now() at time zone 'America/Bogota', 'YYYY') || '-'
              || lpad(m.turn::text, 6, '0'), o.id, o.name, m.by, m.name, m.surname, m.email, '57', m.phone, m.city, m.company,
            m.job, m.message, m.schedule, 'demo-' || m.turn, now() - make_interval(hours => m.hours),
            now() - make_interval(hours => m.hours), m.state
       from jsonb_to_recordset($2) as m (turn integer, affair text, by text, name text, surname text, email text, phone text,
              city text, company text, job text, message text, schedule text, hours integer, state text)
       join contact_options o on o.company_id = $1 and o.list = 'affairs' and o.name = m.affair`,
    [company, JSON.stringify(messages.map((message, at) => ({ ...message, turn: at + 1 })))],
  )
  await client.query(
    `insert into contact_numbers (company_id, year, last)
     values ($1, extract(year from now() at time zone 'America/Bogota'), $2) on conflict do nothing`,
    [company, messages.length],
  )
  await client.query(
    `insert into contact_replies (company_id, id, message_id, kind, author, words, created_at)
     select m.company_id, gen_random_uuid(), m.id, 'respuesta', 'Camila Duarte',
            'Su factura FE-2210 se programó para el pago del viernes. Puede seguirla en Facturas pendientes.',
            m.created_at + interval '3 hours'
       from contact_messages m where m.company_id = $1 and m.state = 'respondido'`,
    [company],
  )
}

/** Mails as the portal wrote them: one failed because of a wrong address, and two were sent. */
async function loadMails(client: PoolClient, company: number): Promise<void> {
  const mails = [
    [
      'invitation',
      'compras@ferreterialaesquina.example',
      'Invitación al portal de proveedores',
      26,
      '550 5.1.1 No existe ese buzón',
    ],
    ['question-answer', 'cartera@empaquesdelvalle.example', 'Respondieron su consulta C-000004', 50, null],
    [
      'certificates',
      'contabilidad@transandino.example',
      'Sus certificados de retención ya están disponibles',
      120,
      null,
    ],
    [
      'monthly-statement',
      'cartera@papelesdelrio.example',
      'Su estado de cuenta mensual',
      40,
      null,
      '550 5.7.1 El buzón está desactivado',
    ],
  ]
  await client.query(
    `insert into outbox_mails (company_id, purpose, recipient, subject, html, text, created_at, attempts, sent_at, dead_at,
                               last_error, message_id, next_attempt_at, bounce, bounced_at, bounce_reason)
     select $1::integer, m.value ->> 0, m.value ->> 1, m.value ->> 2,
            '<h1 style="font:600 20px sans-serif">' || (m.value ->> 2) || '</h1><p style="font:16px sans-serif">'
              || 'Este correo es de la demostración: no se envió a nadie.</p>',
            (m.value ->> 2) || E'\\n\\nEste correo es de la demostración: no se envió a nadie.',
            now() - make_interval(hours => (m.value ->> 3)::integer), 1,
            case when m.value ->> 4 is null then now() - make_interval(hours => (m.value ->> 3)::integer) end,
            case when m.value ->> 4 is not null then now() - make_interval(hours => (m.value ->> 3)::integer) end,
            m.value ->> 4, '<demo-' || m.turn || '-' || $1::integer || '@portal.example>', now(),
            case when m.value ->> 5 is not null then 'rechazado' end,
            case when m.value ->> 5 is not null then now() - make_interval(hours => (m.value ->> 3)::integer - 1) end, m.value ->> 5
       from jsonb_array_elements($2) with ordinality as m (value, turn)`,
    [company, JSON.stringify(mails)],
  )
}
