import { createHash } from 'node:crypto'
import { fill } from '@enlace/contract/core/fill.ts'
import { companiesTexts as texts } from '@enlace/contract/companies/texts.ts'
import { drawBranding } from './drawn-branding.ts'

/** The accent colour of a company without one: a dark blue for a public office. */
export const soberColour = '#1f3a5f'

/** A branding file as the database takes it. */
interface FirstFile {
  name: string
  sha256: string
  media_type: string
  base64: string
}

/** The initial settings: all document modules on, content modules off until there is content. */
const firstSettings = {
  orden_compra: 1,
  orden_ticket: 1,
  orden_notas_debito: 1,
  reports: 1,
  certificate: 1,
  mostrar_contratos_proveedores: 1,
  users: 1,
  blog: 0,
  events: 0,
  agp_registration_supplier: 0,
  provider: 1,
  contact: 1,
  date_payment: 1,
  status_payment: 1,
  date_invoice: 1,
  time_out: 30,
  descarga_certificado: 1,
  allow_vouchers_download: 1,
  payed_range_days: 30,
  clear_cache_of_active_sessions_in_front_office: 0,
  pageOnline: 1,
  offlineTime: null,
  contact_info: { telefono: '', indicativo: '', ext: '', numero_tele: '', correo: '', horario: '', dir: '' },
}

/** Returns a new company's settings and files: plain branding with its name and colour, and its document modules on. */
export function firstFace(
  nombre: string,
  colour: string,
): { settings: Record<string, unknown>; files: FirstFile[] } {
  const drawings = drawBranding(nombre, colour).map(({ svg, ...drawing }) => ({
    ...drawing,
    sha256: createHash('sha256').update(svg).digest('hex'),
    media_type: 'image/svg+xml',
    base64: Buffer.from(svg).toString('base64'),
  }))
  const pictures = drawings.map(
    ({ setting, sha256, name }) => [setting, `company-files/${sha256}/${name}`] as const,
  )
  return {
    settings: {
      ...firstSettings,
      colour,
      page_title: fill(texts.pageTitle, { nombre }),
      welcome: fill(texts.welcome, { nombre }),
      footer_text: nombre,
      ...Object.fromEntries(pictures),
    },
    files: drawings.map(({ setting: _, ...file }) => file),
  }
}
