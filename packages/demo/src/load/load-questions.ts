import type { PoolClient } from 'pg'

/** The readers of suppliers' questions and answers: of one topic, or of all without another reader. */
const readers: Readonly<Record<string, readonly { topic: string | null; name: string; email: string }[]>> = {
  andina: [
    { topic: null, name: 'Servicio a proveedores', email: 'proveedores@andinadealimentos.example' },
    { topic: 'pago', name: 'Tesorería', email: 'tesoreria@andinadealimentos.example' },
    { topic: 'urgencia_de_pago', name: 'Tesorería', email: 'tesoreria@andinadealimentos.example' },
    { topic: 'objecion_nota', name: 'Cuentas por pagar', email: 'cxp@andinadealimentos.example' },
  ],
  caribe: [{ topic: null, name: 'Cuentas por pagar', email: 'cxp@cementosdelcaribe.example' }],
}

/** A thread of the demo: its document of the supplier, its state, and its messages with their days ago. */
export interface DemoThread {
  table: 'account_statements' | 'payments_made' | 'purchase_tickets'
  kind: string
  number: string
  where: string
  topic: string
  state: string
  messages: readonly [DemoMessage, ...DemoMessage[]]
}

interface DemoMessage {
  from: 'proveedor' | 'compania'
  days: number
  words: string
}

export const threads: readonly DemoThread[] = [
  {
    table: 'payments_made',
    kind: 'payments-made',
    number: 'comprobante',
    where: `d.estado = 'pagado'`,
    topic: 'pago',
    state: 'resuelta',
    messages: [
      {
        from: 'proveedor',
        days: 12,
        words:
          'En nuestro extracto este pago aparece en dos abonos. ¿Nos confirman qué facturas cubre cada uno?',
      },
      {
        from: 'compania',
        days: 11,
        words:
          'El banco partió el abono por el tope diario de la cuenta. Los dos suman el comprobante completo; el detalle por factura es el de esta página.',
      },
    ],
  },
  {
    table: 'account_statements',
    kind: 'account-statements',
    number: 'factura_cliente',
    where: `d.saldo_total > 0 and d.fecha_vencimiento < current_day.today and d.estado = 'causada'`,
    topic: 'urgencia_de_pago',
    state: 'esperando_al_proveedor',
    messages: [
      {
        from: 'proveedor',
        days: 4,
        words:
          'Esta factura ya venció y con ella pagamos la nómina. ¿Es posible incluirla en el próximo pago?',
      },
      {
        from: 'compania',
        days: 3,
        words:
          'Sí es posible. Para incluirla nos falta la certificación bancaria actualizada: ¿nos la adjunta aquí?',
      },
    ],
  },
  {
    table: 'purchase_tickets',
    kind: 'purchase-tickets',
    number: 'nro_entrada',
    where: `d.estado = 'registrada'`,
    topic: 'ayuda_para_registrar',
    state: 'abierta',
    messages: [
      {
        from: 'proveedor',
        days: 1,
        words: '¿Esta entrada ya se puede facturar completa o falta la de la remisión siguiente?',
      },
    ],
  },
]

/** Inserts the readers of the open company, and the threads of a person of the demo on its documents. */
export async function loadQuestions(
  client: PoolClient,
  company: { id: number; brand: string },
): Promise<void> {
  for (const { topic, name, email } of readers[company.brand] ?? []) {
    await client.query(
      'insert into question_recipients (company_id, topic, name, email) values ($1, $2, $3, $4)',
      [company.id, topic, name, email],
    )
  }
  let opened = 0
  for (const thread of company.brand === 'andina' ? threads : []) {
    opened += await loadThread(client, company, thread, opened + 1)
  }
  if (opened > 0) {
    await client.query(
      `insert into question_numbers (company_id, year, last)
       values ($1, extract(year from now() at time zone 'America/Bogota'), $2)`,
      [company.id, opened],
    )
  }
}

async function loadThread(
  client: PoolClient,
  { id: company }: { id: number },
  { table, kind, number, where, topic, state, messages }: DemoThread,
  serial: number,
): Promise<number> {
  const last = messages.at(-1)
  const { rowCount } = await client.query(
    `with current_day as (select (now() at time zone 'America/Bogota')::date as today),
       asker as (select m.third_party_id, i.id, concat_ws(' ', i.first_name, i.last_name) as name
                   from memberships m join identities i on i.id = m.identity_id
                  where m.company_id = $1 and i.email = 'proveedor@demo.co'),
       about as (select d.* from ${table} d, asker, current_day
                  where d.company_id = $1 and d.third_party_id = asker.third_party_id and ${where}
                  order by d.updated_at desc, d.erp_key desc limit 1),
       thread as (insert into questions (company_id, id, third_party_id, third_id, number, topic, kind, document_id,
           document_number, state, excerpt, messages, last_from, last_at, created_at, identity_id, idempotency_key)
         select $1, gen_random_uuid(), about.third_party_id, about.third_id,
                'C-' || to_char(now() at time zone 'America/Bogota', 'YYYY') || '-' || lpad($2::text, 6, '0'), $3, $4, about.id,
                about.${number}, $5, left($6::jsonb -> 0 ->> 'words', 200), jsonb_array_length($6), $7,
                now() - make_interval(days => $8), now() - make_interval(days => ($6::jsonb -> 0 ->> 'days')::integer),
                asker.id, gen_random_uuid()::text
           from about, asker returning *)
     insert into question_messages (company_id, id, third_party_id, third_id, question_id, place, author_kind, author,
                                    identity_id, words, created_at, idempotency_key)
     select $1, gen_random_uuid(), thread.third_party_id, thread.third_id, thread.id, said.place, said.words ->> 'from',
            case said.words ->> 'from' when 'proveedor' then asker.name else 'Tesorería' end,
            case said.words ->> 'from' when 'proveedor' then asker.id end, said.words ->> 'words',
            now() - make_interval(days => (said.words ->> 'days')::integer), gen_random_uuid()::text
       from thread, asker, jsonb_array_elements($6::jsonb) with ordinality as said (words, place)`,
    [company, serial, topic, kind, state, JSON.stringify(messages), last?.from, last?.days],
  )
  return rowCount === 0 ? 0 : 1
}
