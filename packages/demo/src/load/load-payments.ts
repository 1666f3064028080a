import type { PoolClient } from 'pg'

/** A payment concept of a demo company. */
interface DemoConcept {
  nombre: string
  descripcion: string
  /** Null if the payer chooses the amount. */
  valor: string | null
}

/** The payment concepts of each company, through the simulator; a company that is not listed accepts no payments. */
const demoConcepts: ReadonlyMap<number, readonly DemoConcept[]> = new Map([
  [
    1,
    [
      {
        nombre: 'Saldo de nota débito',
        descripcion: 'Escriba en la referencia el número de la nota débito.',
        valor: null,
      },
      {
        nombre: 'Pliegos de condiciones',
        descripcion: 'Escriba en la referencia el número de la invitación.',
        valor: '85000.00',
      },
      {
        nombre: 'Inscripción a la rueda de negocios',
        descripcion: 'Escriba en la referencia el nombre o la cédula del asistente.',
        valor: '120000.00',
      },
    ],
  ],
])

/** Loads the payment concepts of the open company, if any, and enables the simulator for it. */
export async function loadPayments(client: PoolClient, company: number): Promise<void> {
  const concepts = demoConcepts.get(company)
  if (!concepts) return
  for (const [orden, { nombre, descripcion, valor }] of concepts.entries()) {
    await client.query(
      'insert into payment_concepts (company_id, nombre, descripcion, valor, orden) values ($1, $2, $3, $4, $5)',
      [company, nombre, descripcion, valor, orden],
    )
  }
  await client.query(
    "insert into payment_gateways (company_id, gateway, is_enabled) values ($1, 'simulador', true)",
    [company],
  )
}
