import { readyAffairs } from '@enlace/domain/company-start/contact-lists.ts'
import type { PoolClient } from 'pg'

/** A person of a company who reads messages: on one topic, or all without another reader. */
interface DemoReader {
  name: string
  email: string
  affair?: string
  isPublic?: boolean
}

/** The contact form of a demo company, and its readers. */
export interface DemoContact {
  affairs: readonly string[]
  relatedTo: readonly string[]
  channels: readonly string[]
  readers: readonly DemoReader[]
}

const affairs = readyAffairs

/** The contact forms of the demo's companies by the company's brand. */
export const demoContacts: Readonly<Record<string, DemoContact>> = {
  andina: {
    affairs: [
      affairs.payments,
      affairs.invoices,
      'Órdenes de compra y entregas',
      affairs.certificates,
      affairs.access,
      affairs.registration,
      'Actualización de datos o de cuenta bancaria, con los soportes que pide el área de tesorería de la compañía',
      affairs.other,
    ],
    relatedTo: [
      'Factura',
      'Orden de compra',
      'Entrada de almacén',
      'Nota débito',
      'Pago realizado',
      'Contrato',
    ],
    channels: ['Correo electrónico', 'Llamada al teléfono móvil', 'WhatsApp'],
    readers: [
      {
        name: 'Servicio a proveedores',
        email: 'proveedores@andinadealimentos.example',
        isPublic: true,
      },
      {
        name: 'Tesorería',
        email: 'tesoreria@andinadealimentos.example',
        affair: affairs.payments,
      },
      {
        name: 'Impuestos',
        email: 'impuestos@andinadealimentos.example',
        affair: affairs.certificates,
      },
      {
        name: 'Natalia Echavarría',
        email: 'nechavarria@andinadealimentos.example',
        affair: affairs.registration,
      },
    ],
  },
  caribe: {
    affairs: [affairs.payments, affairs.invoices, affairs.certificates, affairs.access, affairs.other],
    relatedTo: ['Factura', 'Orden de compra', 'Transporte y despachos'],
    channels: ['Correo electrónico', 'Llamada al teléfono móvil'],
    readers: [{ name: 'Cuentas por pagar', email: 'cxp@cementosdelcaribe.example' }],
  },
}

/** Inserts a company's contact form, as its staff would; the company is the open one. */
export async function loadContact(
  client: PoolClient,
  company: number,
  { affairs: matters, relatedTo, channels, readers }: DemoContact,
): Promise<void> {
  const lists = { affairs: matters, 'related-to': relatedTo, 'contact-through': channels }
  for (const [list, names] of Object.entries(lists)) {
    await client.query(
      `insert into contact_options (company_id, list, name, position)
       select $1, $2, name, place from unnest($3::text[]) with ordinality as n (name, place)`,
      [company, list, names],
    )
  }
  for (const { name, email, affair, isPublic = false } of readers) {
    await client.query(
      `insert into contact_recipients (company_id, name, email, is_public, affair_id)
       select $1, $2, $3, $4, (select id from contact_options where company_id = $1 and list = 'affairs' and name = $5)`,
      [company, name, email, isPublic, affair ?? null],
    )
  }
}
