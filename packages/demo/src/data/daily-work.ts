/** A frequent answer of the demo's staff; without a topic it is for all. */
interface DemoTemplate {
  topic: string | null
  title: string
  words: string
}

/** The templates of every company of the demo. */
export const demoTemplates: readonly DemoTemplate[] = [
  {
    topic: 'pago',
    title: 'Fecha de pago programada',
    words:
      'Buen día, {persona}. {documento} está programada para el próximo viernes de pagos. Cuando el banco confirme, el comprobante queda en Pagos realizados.',
  },
  {
    topic: 'urgencia_de_pago',
    title: 'Falta la certificación bancaria',
    words:
      'Buen día, {persona}. Para adelantar el pago de {documento} necesitamos la certificación bancaria de {proveedor} con menos de 90 días. Puede adjuntarla en esta consulta.',
  },
  {
    topic: 'ayuda_para_registrar',
    title: 'Cómo facturar una entrada',
    words:
      'Buen día, {persona}. La factura debe nombrar el número de la orden y el de la entrada. Si la entrada es parcial, facture solo lo recibido.',
  },
  {
    topic: null,
    title: 'Recibido, en revisión',
    words:
      'Buen día, {persona}. Recibimos su consulta {numero} y la estamos revisando. Le respondemos en un día hábil.',
  },
]

/** Staff notes on threads of the demo, by topic. */
export const demoNotes = [
  {
    topic: 'urgencia_de_pago',
    words: 'Tesorería confirmó por teléfono que hay cupo en el pago del viernes si llega la certificación.',
  },
] as const

/** A message of the contact form. */
export interface DemoMessage {
  affair: string
  by: string
  name: string
  surname: string
  email: string
  phone: string
  city: string
  company: string
  job: string
  message: string
  schedule: string
  /** Hours since its arrival. */
  hours: number
  state: 'nuevo' | 'en_gestion' | 'respondido' | 'cerrado'
}

/** The messages of visitors of the demo. */
export const demoMessages: readonly DemoMessage[] = [
  {
    affair: 'Registro como proveedor',
    by: 'Correo electrónico',
    name: 'Lorena',
    surname: 'Castaño',
    email: 'lorena.castano@frutasdelcafe.example',
    phone: '3104557812',
    city: 'Armenia',
    company: 'Frutas del Café S.A.S.',
    job: 'Gerente comercial',
    message:
      'Cultivamos maracuyá y lulo con certificación GlobalG.A.P. y queremos ofrecerlos para su línea de pulpas. ¿Qué documentos piden para el registro?',
    schedule: 'De 8 a 12',
    hours: 74,
    state: 'nuevo',
  },
  {
    affair: 'Acceso al portal y usuarios',
    by: 'Teléfono',
    name: 'Fabián',
    surname: 'Rincón',
    email: 'f.rincon@empaquesdelvalle.example',
    phone: '3157784120',
    city: 'Yumbo',
    company: 'Empaques del Valle Ltda.',
    job: 'Auxiliar de cartera',
    message: 'La persona que era usuaria principal se retiró. ¿Cómo pasamos ese permiso a otra persona?',
    schedule: 'De 2 a 5',
    hours: 20,
    state: 'nuevo',
  },
  {
    affair: 'Fecha o estado de un pago',
    by: 'Correo electrónico',
    name: 'Gloria',
    surname: 'Peñaranda',
    email: 'gpenaranda@transandino.example',
    phone: '3009921475',
    city: 'Bogotá, D.C.',
    company: 'Transportes Andino S.A.',
    job: 'Contadora',
    message: 'La factura FE-2210 aparece causada desde el mes pasado. ¿Para cuándo está el pago?',
    schedule: 'Todo el día',
    hours: 130,
    state: 'respondido',
  },
]
