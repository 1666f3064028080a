import * as z from 'zod/mini'

/** Links, addresses and texts that the company left empty are empty strings. */
const Text = z.string()
const Flag = z.number()

/** The company's contact data, as the footer and the contact sidebar show it (spec 3, Company info). */
export const CompanyContact = z.object({
  telefono: Text,
  indicativo: Text,
  ext: Text,
  numero_tele: Text,
  correo: Text,
  horario: Text,
  dir: Text,
})
export type CompanyContact = z.infer<typeof CompanyContact>

/** The platform parameters of a company, stored in the browser under these names (spec 3). */
export const PlatformParameters = z.object({
  logo: Text,
  imagen_login: Text,
  img_favicon: Text,
  page_title: Text,
  provider: Flag,
  contact: Flag,
  date_payment: Flag,
  status_payment: Flag,
  date_invoice: Flag,
  /** Idle minutes before the user is logged out (spec 4). */
  time_out: z.number(),
  descarga_certificado: Flag,
  allow_vouchers_download: Flag,
  payed_range_days: z.number(),
  clear_cache_of_active_sessions_in_front_office: Flag,
  pageOnline: Flag,
})
export type PlatformParameters = z.infer<typeof PlatformParameters>

/** The modules of a company: a flag above 0 is on; `offlineTime` is the instant of return or null (spec 3, b2sContent). */
export const ModuleFlags = z.object({
  orden_compra: Flag,
  orden_ticket: Flag,
  orden_notas_debito: Flag,
  radicar_factura: Flag,
  reports: Flag,
  blog: Flag,
  events: Flag,
  certificate: Flag,
  mostrar_contratos_proveedores: Flag,
  users: Flag,
  contact: Flag,
  provider: Flag,
  pageOnline: Flag,
  offlineTime: z.nullable(Text),
  agp_registration_supplier: Flag,
})
export type ModuleFlags = z.infer<typeof ModuleFlags>

/** The company's colours in each scheme, with text colours that meet WCAG AA on them. */
export const BrandColours = z.object({
  brand: Text,
  brandText: Text,
  brandContrast: Text,
  brandSoft: Text,
})
export type BrandColours = z.infer<typeof BrandColours>

/** The public data of a company: name, branding, contact. */
export const Company = z.object({
  id: z.number(),
  nombre: Text,
  nit: Text,
  /** A trial with drawn data: its pages say so. */
  isTrial: z.boolean(),
  logo: Text,
  imagen_login: Text,
  favicon: Text,
  page_title: Text,
  welcome: Text,
  footerText: Text,
  contactInfo: CompanyContact,
  colours: z.object({ light: BrandColours, dark: BrandColours }),
})
export type Company = z.infer<typeof Company>

/** Initial data (spec 7): the companies of this host and the favicon. */
export const InitialData = z.object({
  companies: z.array(z.object({ id: z.number(), nombre: Text })),
  favicon: Text,
})

/** The data in index.html, so that the first paint needs no call: branding, flags and the environment (spec 3). */
export const BootData = z.object({
  company: Company,
  flags: ModuleFlags,
  parameters: PlatformParameters,
  /** The announcement in one sentence, because the first script has no date formatting. */
  maintenance: z.nullable(Text),
  environment: z.object({
    production: z.boolean(),
    clientName: Text,
    frontGatewayUrl: Text,
    backofficeGatewayUrl: Text,
    apiUrl: Text,
    urlPath: Text,
    customCss: z.boolean(),
    applicationType: z.literal('agp'),
    debug: z.boolean(),
    company: z.number(),
    captchaProvider: z.enum(['altcha', 'turnstile', 'recaptcha']),
    captchaSiteKey: Text,
    analyticsCode: Text,
  }),
})
export type BootData = z.infer<typeof BootData>
