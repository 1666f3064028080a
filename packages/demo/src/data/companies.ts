import { checkDigit } from '@enlace/domain/nit.ts'
import { cities } from '../catalogue/places.ts'
import type { Plant } from '../catalogue/places.ts'
import { andinaSuppliers, caribeSuppliers } from '../catalogue/suppliers.ts'
import type { Supplier } from '../catalogue/suppliers.ts'
import { plantsOf } from './plans.ts'
import type { Buyer } from '../rows/orders.ts'

/** An entry of a demo company's own menu: a link to another site. */
export interface DemoLink {
  label: string
  /**
   * The kind of its target (spec 2): a place of the portal, a document of the company, or another site in a new tab.
   */
  type: 'component' | 'template' | 'ext'
  value: string
  group: string | null
  order: number
}

/** A company of the demo with its branding, parameters and suppliers. */
export interface DemoCompany {
  id: number
  nit: string
  dv: number
  nombre: string
  /** DIVIPOLA code of its seat, where it pays its withholdings. */
  municipio: string
  hosts: readonly string[]
  /** First word of its files in `branding/`. */
  brand: string
  settings: Readonly<Record<string, unknown>>
  links: readonly DemoLink[]
  suppliers: readonly Supplier[]
  plants: readonly Plant[]
  buyers: readonly Buyer[]
}

/** The parameters of both companies. */
const parameters = {
  provider: 1,
  contact: 1,
  date_payment: 1,
  status_payment: 1,
  date_invoice: 1,
  time_out: 30,
  descarga_certificado: 1,
  allow_vouchers_download: 1,
  payed_range_days: 30,
  nota_debito_dias_objecion: 10,
  clear_cache_of_active_sessions_in_front_office: 0,
  pageOnline: 1,
  offlineTime: null,
}

const publicLinks: readonly DemoLink[] = [
  {
    label: 'DIAN: consulta del RUT',
    type: 'ext',
    value: 'https://muisca.dian.gov.co/WebRutMuisca/DefConsultaEstadoRUT.faces',
    group: 'Enlaces de interés',
    order: 1,
  },
  {
    label: 'DIAN: documentos electrónicos',
    type: 'ext',
    value: 'https://catalogo-vpfe.dian.gov.co/User/SearchDocument',
    group: 'Enlaces de interés',
    order: 2,
  },
  {
    label: 'RUES: registro de empresas',
    type: 'ext',
    value: 'https://www.rues.org.co',
    group: 'Enlaces de interés',
    order: 3,
  },
]

const andina: DemoCompany = {
  id: 1,
  nit: '900123456',
  dv: checkDigit('900123456') ?? 0,
  nombre: 'Andina de Alimentos S.A.S.',
  municipio: cities.tocancipa.code,
  hosts: [],
  brand: 'andina',
  settings: {
    ...parameters,
    page_title: 'Portal de proveedores | Andina de Alimentos',
    colour: '#1d7a46',
    welcome: 'Bienvenido al portal de proveedores de Andina de Alimentos',
    footer_text: '© 2019 – 2022 Andina de Alimentos S.A.S. Todos los derechos reservados.',
    contact_info: {
      telefono: '6015550142',
      indicativo: '57',
      ext: '2310',
      numero_tele: '3005550142',
      correo: 'proveedores@andinadealimentos.example',
      horario: 'Lunes a viernes de 7:30 a. m. a 5:00 p. m.',
      dir: 'KM 24 Autopista Norte, Tocancipá, Cundinamarca',
    },
    company_size: 'grande',
    payment_run_days: [5],
    invoice_cutoff: { dia: 25, hora: '17:45' },
    certificados: {
      direccion: 'KM 24 Autopista Norte',
      ciudad: 'Tocancipá, Cundinamarca',
      telefono: '601 555 0142',
      notas: [
        'Los valores corresponden a las facturas causadas en el período. Las diferencias se atienden en certificados@andinadealimentos.example.',
      ],
      firmante: { nombre: 'Martha Cecilia Rubiano Ávila', cargo: 'Jefe de Impuestos' },
      ica_bimestral: [cities.medellin.code],
    },
    invoice_reception: {
      correo: 'facturacion@andinadealimentos.example',
      direccion: 'KM 24 Autopista Norte, Tocancipá, Cundinamarca, ventanilla de radicación',
      horario: 'Lunes a viernes de 8:00 a. m. a 4:00 p. m., hasta el día 25 de cada mes',
      instrucciones:
        'Adjunte el archivo ZIP con el contenedor XML y la representación gráfica, un correo por factura, y escriba en el asunto el número de la orden de compra.',
    },
    orden_compra: 1,
    orden_ticket: 1,
    orden_notas_debito: 1,
    radicar_factura: 1,
    invoice_intake: { exige_orden: 1, tolerancia_porcentaje: 1, tolerancia_pesos: 5000 },
    invoice_annexes: [
      {
        nombre: 'Remisión',
        documentos: 'facturas',
        persona: 'juridica',
        suministro: null,
        tamanos: [],
        riesgos: [],
        obligatorio: false,
      },
    ],
    reports: 1,
    blog: 1,
    events: 1,
    certificate: 1,
    mostrar_contratos_proveedores: 1,
    users: 1,
    agp_registration_supplier: 1,
    // Their portals are open: the steps that cannot be detected are done.
    primeros_pasos: { modules: 'done', mail: 'done', content: 'done', invite: 'done' },
  },
  links: [
    {
      label: 'Guía para facturarnos',
      type: 'template',
      value: 'guia-de-facturacion',
      group: 'Guías y formatos',
      order: 1,
    },
    {
      label: 'Confirmación de saldos',
      type: 'template',
      value: 'confirmacion-de-saldos',
      group: 'Guías y formatos',
      order: 2,
    },
    {
      label: 'Conciliar mi cartera',
      type: 'component',
      value: '/account-statements/0/reconcile',
      group: 'Estados de Cuenta',
      order: 1,
    },
    ...publicLinks,
  ],
  suppliers: andinaSuppliers,
  plants: plantsOf.andina,
  buyers: [
    {
      nombre: 'Luz Marina Cifuentes',
      correo: 'lcifuentes@andinadealimentos.example',
      telefono: '6015550142 ext. 2314',
    },
    {
      nombre: 'Óscar Iván Rengifo',
      correo: 'orengifo@andinadealimentos.example',
      telefono: '6025550178 ext. 3120',
    },
    {
      nombre: 'Natalia Echavarría',
      correo: 'nechavarria@andinadealimentos.example',
      telefono: '6045550163 ext. 4105',
    },
    {
      nombre: 'Germán Darío Pulido',
      correo: 'gpulido@andinadealimentos.example',
      telefono: '6015550142 ext. 2319',
    },
  ],
}

const caribe: DemoCompany = {
  id: 2,
  nit: '908765432',
  dv: checkDigit('908765432') ?? 0,
  nombre: 'Cementos del Caribe S.A.',
  municipio: cities.cartagena.code,
  hosts: ['caribe.localhost'],
  brand: 'caribe',
  settings: {
    ...parameters,
    page_title: 'Proveedores | Cementos del Caribe',
    colour: '#0b5cad',
    welcome: 'Bienvenido al portal de proveedores de Cementos del Caribe',
    footer_text: '© 2019 – 2022 Cementos del Caribe S.A. Todos los derechos reservados.',
    contact_info: {
      telefono: '6055550117',
      indicativo: '57',
      ext: '118',
      numero_tele: '3105550117',
      correo: 'proveedores@cementosdelcaribe.example',
      horario: 'Lunes a viernes de 8:00 a. m. a 12:00 m. y de 2:00 p. m. a 6:00 p. m.',
      dir: 'KM 8 Vía Mamonal, Cartagena de Indias, Bolívar',
    },
    time_out: 20,
    allow_vouchers_download: 0,
    company_size: 'grande',
    payment_run_days: [5],
    invoice_cutoff: { dia: 20, hora: '16:00' },
    invoice_reception: { correo: 'facturas@cementosdelcaribe.example' },
    certificados: {
      direccion: 'KM 8 Vía Mamonal',
      ciudad: 'Cartagena de Indias, Bolívar',
      telefono: '605 555 0117',
      notas: [],
      firmante: null,
      ica_bimestral: [],
    },
    orden_compra: 1,
    orden_ticket: 1,
    orden_notas_debito: 0,
    radicar_factura: 1,
    reports: 0,
    blog: 1,
    events: 0,
    certificate: 1,
    mostrar_contratos_proveedores: 0,
    users: 1,
    agp_registration_supplier: 0,
    primeros_pasos: { modules: 'done', mail: 'done', content: 'done', invite: 'done' },
  },
  links: [
    { label: 'Ingreso a planta', type: 'template', value: 'orden-de-ingreso', group: null, order: 1 },
    ...publicLinks.slice(0, 1),
  ],
  suppliers: caribeSuppliers,
  plants: plantsOf.caribe,
  buyers: [
    {
      nombre: 'Álvaro José Barrios',
      correo: 'abarrios@cementosdelcaribe.example',
      telefono: '6055550117 ext. 121',
    },
    {
      nombre: 'Kelly Johana Sarmiento',
      correo: 'ksarmiento@cementosdelcaribe.example',
      telefono: '6055550117 ext. 124',
    },
  ],
}

/** The companies of the demo. */
export const demoCompanies: readonly DemoCompany[] = [andina, caribe]
