import { readyFormTitle } from '@enlace/domain/company-start/registration-form.ts'

/** A text page of a demo company; its HTML is in `pages/<code>.html`, if any. */
export interface DemoPage {
  code: string
  title: string
  description: string
  /** The publication date of its only version. */
  published: string
}

/** A picture of `pictures/`, with its alternative text and its link. */
interface DemoPicture {
  picture: string
  text: string
  link?: string
}

/** HTML of `advertisements/`. */
interface DemoHtml {
  html: string
}

/** The content of a place of a page. */
export interface DemoAdvertisement {
  page: string
  position: 1 | 2 | 3
  kind: 'espacios' | 'imagen' | 'html' | 'carrusel'
  shows: DemoPicture | DemoHtml | readonly (DemoPicture | DemoHtml)[]
  /** Seconds per slide; by default the specification's half minute. */
  seconds?: number
  /** The days in which it is shown, counted from the seeding of the demo; by default always. */
  days?: { from: number; to: number }
}

/** The published content of a demo company, besides the places of `places/` and the templates of `templates/`. */
export interface DemoPublications {
  pages: readonly DemoPage[]
  advertisements: readonly DemoAdvertisement[]
  /** Whether it registers suppliers with the form that new companies have. */
  hasReadyForm: boolean
  /** Titles of its own templates by name. */
  templates: Readonly<Record<string, string>>
  /** Titles of the documents of `documents/`, which are filled with a supplier's data, by name. */
  documents: Readonly<Record<string, string>>
}

const invoicesClose: DemoPicture = {
  picture: 'cierre_de_facturas',
  text: 'Cierre de facturas: el día 25 de cada mes',
  link: '#/contact-us',
}
const deliveries: DemoPicture = {
  picture: 'entregas_programadas',
  text: 'Entregas programadas: pida su cita en la página de contacto',
  link: '#/contact-us',
}
const localPurchases: DemoPicture = {
  picture: 'compras_locales',
  text: 'Compramos a empresas colombianas: conozca la compañía',
  link: '#/about-us',
}
const port: DemoPicture = { picture: 'puerto_de_mamonal', text: 'Terminal de Cementos del Caribe en Mamonal' }

const andina: DemoPublications = {
  pages: [
    {
      code: 'PAG-9',
      title: 'Portal de proveedores de Andina de Alimentos',
      description: 'Consulte sus facturas, pagos, órdenes de compra y certificados, o inscriba su empresa.',
      published: '2026-03-02T08:00:00-05:00',
    },
    {
      code: 'terminos',
      title: 'Términos y condiciones',
      description: 'Condiciones de uso del portal de proveedores de Andina de Alimentos S.A.S.',
      published: '2026-03-02T08:00:00-05:00',
    },
    {
      code: 'privacidad',
      title: 'Política de tratamiento de datos personales',
      description: 'Cómo Andina de Alimentos S.A.S. trata los datos personales según la Ley 1581 de 2012.',
      published: '2026-03-02T08:00:00-05:00',
    },
    {
      code: 'nosotros',
      title: 'Quiénes somos',
      description: 'Andina de Alimentos en cifras, su política de compras, su línea ética y sus canales.',
      published: '2026-05-11T08:00:00-05:00',
    },
  ],
  advertisements: [
    { page: 'B2S-PAG-7', position: 1, kind: 'html', shows: { html: 'portal-en-el-celular' } },
    { page: 'PAG-8', position: 1, kind: 'espacios', shows: { html: 'atencion' } },
    {
      page: 'PAG-67',
      position: 1,
      kind: 'carrusel',
      shows: [invoicesClose, { html: 'pronto-pago' }, localPurchases],
      seconds: 8,
    },
    { page: 'PAG-67', position: 2, kind: 'imagen', shows: deliveries },
    { page: 'PAG-67', position: 3, kind: 'espacios', shows: { html: 'sin-costo' } },
    { page: 'B2S-PAG-13', position: 1, kind: 'html', shows: { html: 'documentos-de-registro' } },
    { page: 'B2S-PAG-13', position: 3, kind: 'espacios', shows: { html: 'sin-costo' } },
    { page: 'B2S-PAG-16', position: 1, kind: 'espacios', shows: { html: 'atencion' } },
    { page: 'B2S-PAG-16', position: 2, kind: 'html', shows: { html: 'calendario-de-recibo' } },
    {
      page: 'B2S-PAG-16',
      position: 3,
      kind: 'espacios',
      shows: { html: 'cierre-de-ano' },
      days: { from: -12, to: 40 },
    },
    // It is in the future: nobody sees it yet.
    {
      page: 'PAG-67',
      position: 2,
      kind: 'html',
      shows: { html: 'inventario' },
      days: { from: 45, to: 52 },
    },
    { page: 'PAG-47', position: 1, kind: 'imagen', shows: localPurchases },
    { page: 'PAG-47', position: 3, kind: 'espacios', shows: { html: 'acceso-por-empresa' } },
    { page: 'terminos', position: 3, kind: 'espacios', shows: { html: 'sin-costo' } },
    { page: 'privacidad', position: 3, kind: 'espacios', shows: { html: 'solicitudes-de-datos' } },
    { page: 'nosotros', position: 1, kind: 'imagen', shows: { ...localPurchases, link: '#/search-company' } },
    { page: 'nosotros', position: 2, kind: 'carrusel', shows: [invoicesClose, deliveries] },
    { page: 'nosotros', position: 3, kind: 'html', shows: { html: 'calendario-de-recibo' } },
  ],
  hasReadyForm: true,
  templates: {},
  documents: {
    'confirmacion-de-saldos': 'Confirmación de saldos',
    'guia-de-facturacion': 'Guía para facturarnos',
  },
}

/** Leaves the page about itself, the recovery's tips and most places empty, as a new company does. */
const caribe: DemoPublications = {
  pages: [
    {
      code: 'PAG-9',
      title: 'Proveedores de Cementos del Caribe',
      description: 'Portal de consulta para los proveedores de Cementos del Caribe S.A.',
      published: '2025-07-01T08:00:00-05:00',
    },
    {
      code: 'terminos',
      title: 'Condiciones de uso',
      description: 'Condiciones del portal de proveedores de Cementos del Caribe S.A.',
      published: '2025-07-01T08:00:00-05:00',
    },
    {
      code: 'privacidad',
      title: 'Tratamiento de datos personales',
      description: 'Política de tratamiento de datos personales de Cementos del Caribe S.A.',
      published: '2025-07-01T08:00:00-05:00',
    },
  ],
  advertisements: [
    { page: 'PAG-67', position: 1, kind: 'imagen', shows: port },
    { page: 'PAG-67', position: 3, kind: 'html', shows: { html: 'ingreso-a-planta' } },
  ],
  hasReadyForm: false,
  templates: { 'supplier-registration': readyFormTitle },
  documents: { 'orden-de-ingreso': 'Ingreso a planta' },
}

/** The publications of each demo company, by its brand. */
export const demoPublications: Readonly<Record<string, DemoPublications>> = { andina, caribe }
