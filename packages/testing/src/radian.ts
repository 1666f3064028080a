import { type RadianCode, tacitAcceptanceAt } from '@enlace/domain/radian/radian.ts'

/** A person that an event names. */
export const radianPerson = {
  nombres: 'Ana María',
  apellidos: 'Ríos',
  tipo_documento: '13',
  documento: '1020304050',
  cargo: 'Almacenista',
}

/** An event at a moment of the past. */
export type SeededRadianEvent = { codigo: RadianCode; at: string; concepto?: string }

type Admin = (statement: string, values: unknown[]) => Promise<unknown>

/** Plants events that the DIAN took, of the current document of an invoice. */
export async function seedRadianEvents(
  asAdmin: Admin,
  invoice: string,
  events: readonly SeededRadianEvent[],
): Promise<void> {
  for (const { codigo, at, concepto = null } of events) {
    const term = codigo === '032' ? tacitAcceptanceAt(new Date(at)).toISOString() : null
    await asAdmin(
      `insert into radian_events (company_id, third_party_id, third_id, invoice_id, version_documento, codigo, estado, numero, at,
                                  limite_at, concepto, persona, quien, respuesta_at)
       select i.company_id, i.third_party_id, i.third_id, i.id, i.version_documento, $2, 'transmitido',
              'AR-' || left(md5(random()::text), 8), $3, $4, $5, $6, 'siembra', $3
         from submitted_invoices i where i.id = $1`,
      [invoice, codigo, at, term, concepto, JSON.stringify(radianPerson)],
    )
  }
}
