import type { PoolClient } from 'pg'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

const actor = 'cuentas@demo.co'
const file = 'cartera-octubre.xlsx'
const header = ['NIT', 'Razón social', 'Factura', 'Fecha factura', 'Vencimiento', 'Valor', 'Saldo']

/** Records of a list that was typed by hand, with their problems. */
const findingsOf = (supplier: string) =>
  [
    {
      line: 9,
      reason: 'number-unreadable',
      field: 'Saldo',
      value: 'por confirmar',
      message: 'El número «por confirmar» no se puede leer. El registro no se cargó.',
      record: ['905418327', supplier, 'FE-20418', '2026-10-06', '2026-11-05', '4879000', 'por confirmar'],
    },
    {
      line: 17,
      reason: 'date-unreadable',
      field: 'Vencimiento',
      value: '31/11/2026',
      message: 'La fecha «31/11/2026» no existe o no se puede leer. El registro no se cargó.',
      record: ['905418327', supplier, 'FE-20431', '2026-10-14', '31/11/2026', '1285200', '1285200'],
    },
    {
      line: 43,
      reason: 'totals-row',
      field: null,
      value: null,
      message: 'Parece una fila de totales. No se cargó.',
      record: ['Total', '', '', '', '', '96412730', '71203950'],
    },
  ] as const

/** Loads by accounts payable during the day: a list with refused records, and one that was stopped. */
export async function loadDaytimeImports(
  client: PoolClient,
  company: number,
  [, , second, , fourth]: readonly CalendarDate[],
): Promise<void> {
  if (second === undefined || fourth === undefined) return
  const { rows } = await client.query<{ id: string }>(
    `insert into import_batches (company_id, source, kind, file_name, file_sha256, state, rows_read, rows_updated, rows_unchanged,
                                 rows_refused, actor, started_at, finished_at, headers)
     select $1, 'Siesa cartera', 'documents', $2::text, encode(sha256(convert_to($2::text, 'UTF8')), 'hex'), 'loaded', 41, 12, 26, 3, $3, at,
            at + interval '2 seconds', $5::jsonb
       from (select ($4::date + time '15:42:31') at time zone 'America/Bogota' as at) moment returning id`,
    [company, file, actor, second, JSON.stringify({ [file]: header })],
  )
  const {
    rows: [supplier],
  } = await client.query<{ nombre: string }>(
    `select nombre from third_parties where company_id = $1 and erp_key = '905418327'`,
    [company],
  )
  for (const [seq, { line, reason, field, value, message, record }] of findingsOf(
    supplier?.nombre ?? '',
  ).entries()) {
    await client.query(
      `insert into import_findings (company_id, batch_id, seq, file_name, line, severity, reason, field, value, message, record)
       values ($1, $2, $3, $4, $5, 'refused', $6, $7, $8, $9, $10::jsonb)`,
      [company, rows[0]?.id, seq, file, line, reason, field, value, message, JSON.stringify(record)],
    )
  }
  await client.query(
    `insert into import_batches (company_id, source, kind, file_name, file_sha256, state, failure, actor, started_at, finished_at)
     select $1, 'Siesa cartera', 'documents', 'cartera-por-pagar-parcial.csv', encode(sha256('parcial'), 'hex'), 'failed',
            'La foto completa cerraría ' || open / 3 || ' de ' || open
              || ' facturas abiertas, más del 20 %. Revise el archivo y confirme si es correcto.',
            $2, at, at + interval '3 seconds'
       from (select count(*) as open from account_statements where company_id = $1 and pendiente) statements,
            (select ($3::date + time '10:18:05') at time zone 'America/Bogota' as at) moment`,
    [company, actor, fourth],
  )
}
