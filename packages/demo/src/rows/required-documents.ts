import type { ValidityRule } from '@enlace/domain/required-documents.ts'

/** A document that a company of the demo requires. */
export interface DemoDocument {
  codigo: string
  nombre: string
  descripcion: string
  alcance?: 'contrato'
  persona?: 'natural' | 'juridica'
  suministro?: 'bienes' | 'servicios'
  tipo_contrato?: string
  isOptional?: true
  regla: ValidityRule
  dias?: number
  /** For the rule `fecha`: days from today. */
  in?: number
  /** A file of `papers/`. */
  template?: string
}

/** A version that the main supplier sent, in days from today. */
export interface DemoVersion {
  codigo: string
  estado: 'en_revision' | 'aprobado' | 'rechazado'
  file: string
  sent: number
  reviewed?: number
  expedido?: number
  vence?: number
  motivo?: string
  /** For the contract that ends soonest, not for the supplier itself. */
  isOfContract?: true
}

const rut: DemoDocument = {
  codigo: 'rut',
  nombre: 'RUT',
  descripcion: 'Hoja principal, generada por la DIAN en el último año',
  regla: 'dias',
  dias: 365,
}
const chamber: DemoDocument = {
  codigo: 'camara-de-comercio',
  nombre: 'Certificado de Cámara de Comercio',
  descripcion: 'Existencia y representación legal',
  persona: 'juridica',
  regla: 'dias',
  dias: 90,
}
const bank: DemoDocument = {
  codigo: 'certificacion-bancaria',
  nombre: 'Certificación bancaria',
  descripcion: 'De la cuenta en la que recibe los pagos',
  regla: 'dias',
  dias: 30,
}

/** The documents required by the companies of the demo, by the brand, in order; the second one requires few. */
export const demoDocuments: Readonly<Record<string, readonly DemoDocument[]>> = {
  andina: [
    rut,
    chamber,
    {
      codigo: 'cedula-representante',
      nombre: 'Cédula del representante legal',
      descripcion: 'Ambas caras, ampliada al 150\u00a0%',
      regla: 'ninguna',
    },
    bank,
    {
      codigo: 'sagrilaft',
      nombre: 'Formulario SAGRILAFT',
      descripcion: 'Conocimiento de la contraparte, firmado por el representante legal',
      regla: 'fecha',
      in: 130,
      template: 'plantilla-sagrilaft.pdf',
    },
    {
      codigo: 'estados-financieros',
      nombre: 'Estados financieros',
      descripcion: 'Del último año, con notas y firma del contador',
      persona: 'juridica',
      regla: 'fecha',
      in: 160,
    },
    {
      codigo: 'sg-sst',
      nombre: 'Certificado del SG-SST',
      descripcion: 'Emitido por la ARL',
      suministro: 'servicios',
      regla: 'dias',
      dias: 365,
    },
    {
      codigo: 'certificado-iso',
      nombre: 'Certificado ISO 9001',
      descripcion: 'O de otra norma de calidad',
      suministro: 'bienes',
      isOptional: true,
      regla: 'documento',
    },
    {
      codigo: 'referencias-comerciales',
      nombre: 'Referencias comerciales',
      descripcion: 'De dos clientes',
      isOptional: true,
      regla: 'ninguna',
      template: 'plantilla-referencias-comerciales.pdf',
    },
    {
      codigo: 'acta-de-recibo',
      nombre: 'Acta de recibo a satisfacción',
      descripcion: 'Firmada por el supervisor del contrato',
      alcance: 'contrato',
      regla: 'ninguna',
      template: 'plantilla-acta-de-recibo.pdf',
    },
    {
      codigo: 'seguridad-social',
      nombre: 'Aportes a seguridad social y parafiscales',
      descripcion: 'Certificado del revisor fiscal o planilla del mes',
      alcance: 'contrato',
      regla: 'dias',
      dias: 31,
    },
    {
      codigo: 'informe-de-servicio',
      nombre: 'Informe mensual del servicio',
      descripcion: 'Con los indicadores acordados',
      alcance: 'contrato',
      tipo_contrato: 'servicios',
      regla: 'dias',
      dias: 31,
    },
  ],
  caribe: [rut, chamber, bank],
}

/** The versions that the main supplier has sent: every state of the vocabulary occurs. */
export const demoVersions: readonly DemoVersion[] = [
  {
    codigo: 'rut',
    estado: 'aprobado',
    file: 'proveedor-rut.pdf',
    sent: -120,
    reviewed: -118,
    expedido: -124,
  },
  {
    codigo: 'camara-de-comercio',
    estado: 'aprobado',
    file: 'proveedor-camara-de-comercio.pdf',
    sent: -170,
    reviewed: -169,
    expedido: -171,
  },
  {
    codigo: 'camara-de-comercio',
    estado: 'aprobado',
    file: 'proveedor-camara-de-comercio.pdf',
    sent: -76,
    reviewed: -74,
    expedido: -78,
  },
  {
    codigo: 'cedula-representante',
    estado: 'aprobado',
    file: 'proveedor-cedula.pdf',
    sent: -420,
    reviewed: -419,
  },
  {
    codigo: 'certificacion-bancaria',
    estado: 'aprobado',
    file: 'proveedor-certificacion-bancaria.pdf',
    sent: -37,
    reviewed: -36,
    expedido: -39,
  },
  { codigo: 'sagrilaft', estado: 'en_revision', file: 'proveedor-sagrilaft.pdf', sent: -2 },
  {
    codigo: 'estados-financieros',
    estado: 'rechazado',
    file: 'proveedor-estados-financieros.pdf',
    sent: -9,
    reviewed: -6,
    motivo: 'Faltan las notas y la firma del revisor fiscal. Súbalos en un solo PDF',
  },
  {
    codigo: 'certificado-iso',
    estado: 'aprobado',
    file: 'proveedor-iso-9001.pdf',
    sent: -200,
    reviewed: -198,
    vence: 310,
  },
  {
    codigo: 'seguridad-social',
    estado: 'aprobado',
    file: 'proveedor-seguridad-social.pdf',
    sent: -12,
    reviewed: -11,
    expedido: -13,
    isOfContract: true,
  },
]
