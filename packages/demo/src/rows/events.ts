import { addDays, calendarDateOf, formatLongDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { nextBusinessDay } from '@enlace/domain/holidays.ts'
import { corrugatedSupplier, mainSupplier, type Supplier } from '../catalogue/suppliers.ts'

/** An event of the demo: its content, its day, its guests, and its recording if it is over. */
export interface DemoEvent {
  code: string
  kind: 'capacitacion' | 'rueda_negocios' | 'vencimiento_tributario'
  title: string
  summary: string
  description: string
  mode?: 'presencial' | 'virtual' | 'mixta'
  place?: string
  address?: string
  map_url?: string
  join_url?: string
  contact?: string
  day: CalendarDate
  /** `09:00`; undefined for an event of the whole day. */
  from?: string
  to?: string
  capacity?: number
  takesRegistration?: boolean
  guests?: readonly Supplier[]
  cancelled?: string
  recording?: { name: string; url: string; minutes: number }
  /** Persons with a seat, by email, each with all of their suppliers. */
  people?: readonly string[]
}

const tocancipa = {
  place: 'Planta Tocancipá, auditorio La Sabana',
  address: 'KM 24 Autopista Norte, Tocancipá, Cundinamarca',
  map_url: 'https://www.openstreetmap.org/?mlat=4.9650&mlon=-73.9120#map=15/4.9650/-73.9120',
}
const andinaContact = 'Desarrollo de proveedores · proveedores@andinadealimentos.example'

/** The events of Andina de Alimentos besides those of its calendar, around a day. */
export function andinaEvents(today: CalendarDate): DemoEvent[] {
  return [...andinaTrainings(today), ...otherAndinaEvents(today), ...vatDeadlines(today)]
}

/** The trainings that are open to everybody. */
function andinaTrainings(today: CalendarDate): DemoEvent[] {
  const inDays = (days: number) => nextBusinessDay(addDays(today, days))
  return [
    {
      code: 'factura-sin-devoluciones',
      kind: 'capacitacion',
      title: 'Factura electrónica sin devoluciones',
      summary: 'Los cinco errores que más frenan un pago y cómo evitarlos.',
      description:
        '<p>Cuentas por pagar muestra, con casos reales, por qué se devuelve una factura y qué revisar antes de enviarla.</p><h2>Temas</h2><ul><li>Número de la orden de compra y entradas de almacén en el XML.</li><li>Retenciones que la compañía practica y cómo se ven en el portal.</li><li>Notas crédito: cuándo y contra qué factura.</li><li>Qué pasa después del cierre de radicación.</li></ul><p>Al final hay 30 minutos de preguntas.</p>',
      mode: 'virtual',
      place: 'Reunión en línea',
      join_url: 'https://reuniones.andinadealimentos.example/factura-sin-devoluciones',
      contact: 'Cuentas por pagar · cxp@andinadealimentos.example',
      day: inDays(9),
      from: '09:00',
      to: '10:30',
      capacity: 60,
      takesRegistration: true,
      people: ['contadora@demo.co'],
    },
    {
      code: 'asesoria-conciliacion',
      kind: 'capacitacion',
      title: 'Asesoría uno a uno: conciliación de cartera',
      summary: 'Media hora con un analista para cuadrar su cartera con la de la compañía.',
      description:
        '<p>Traiga su auxiliar de cuentas por cobrar con corte al último cierre. El analista revisa con usted las diferencias y deja registradas las que la compañía debe corregir.</p><p>Hay pocos puestos; si no puede asistir, cancele para que otro proveedor lo aproveche.</p>',
      mode: 'presencial',
      ...tocancipa,
      place: 'Planta Tocancipá, sala de proveedores',
      contact: 'Cartera de proveedores · 601 555 0142 ext. 2318',
      day: inDays(12),
      from: '14:00',
      to: '17:00',
      capacity: 2,
      takesRegistration: true,
      people: ['contadora@demo.co'],
    },
    {
      code: 'codigo-de-conducta',
      kind: 'capacitacion',
      title: 'Código de conducta y SAGRILAFT para proveedores',
      summary: 'Lo que cambia el próximo año y qué documentos se piden.',
      description:
        '<p>El oficial de cumplimiento presenta el código de conducta actualizado, el formulario de conocimiento de la contraparte y los canales para reportar una situación.</p>',
      mode: 'mixta',
      ...tocancipa,
      join_url: 'https://reuniones.andinadealimentos.example/codigo-de-conducta',
      contact: 'Cumplimiento · cumplimiento@andinadealimentos.example',
      day: inDays(16),
      from: '08:00',
      to: '09:30',
      takesRegistration: true,
      people: ['usuario@demo.co'],
    },
  ]
}

/** Events by invitation, cancelled or past. */
function otherAndinaEvents(today: CalendarDate): DemoEvent[] {
  const inDays = (days: number) => nextBusinessDay(addDays(today, days))
  return [
    {
      code: 'rueda-empaques',
      kind: 'rueda_negocios',
      title: 'Rueda de negocios: empaques sostenibles',
      summary: 'Citas de 20 minutos con los compradores de empaques. Solo para proveedores invitados.',
      description:
        '<p>Los compradores de empaques flexibles, corrugados y vidrio presentan las necesidades del próximo año y reciben propuestas de reducción de material y de reciclabilidad.</p><h2>Qué llevar</h2><ol><li>Muestras físicas, con su ficha técnica.</li><li>Capacidad mensual y tiempos de entrega.</li><li>Certificaciones vigentes (ISO 9001, FSSC 22000, FSC).</li></ol>',
      mode: 'presencial',
      ...tocancipa,
      contact: `Compras de empaques · Luz Marina Cifuentes · 601 555 0142 ext. 2314`,
      day: inDays(23),
      from: '08:00',
      to: '13:00',
      capacity: 30,
      takesRegistration: true,
      guests: [mainSupplier, corrugatedSupplier],
      people: ['contadora@demo.co'],
    },
    {
      code: 'visita-yumbo',
      kind: 'capacitacion',
      title: 'Visita a la bodega de Yumbo',
      summary: 'Recorrido por el muelle de recibo y la zona de cuarentena.',
      description: '<p>Recorrido de una hora con el jefe de recibo. Se exige calzado de seguridad.</p>',
      mode: 'presencial',
      place: 'Bodega Yumbo, portería 2',
      address: 'Calle 15 # 31-146, Yumbo, Valle del Cauca',
      contact: andinaContact,
      day: inDays(6),
      from: '10:00',
      to: '11:30',
      capacity: 15,
      takesRegistration: true,
      cancelled: 'Hay obras en el muelle de recibo. La nueva fecha se publicará aquí.',
      people: ['usuario@demo.co'],
    },
    {
      code: 'portal-para-contadores',
      kind: 'capacitacion',
      title: 'El portal para contadores',
      summary: 'Certificados, conciliación y extractos sin correos.',
      description:
        '<p>Recorrido por los certificados de retención, la conciliación con el archivo propio y el estado de cuenta mensual por correo.</p>',
      mode: 'virtual',
      place: 'Reunión en línea',
      contact: andinaContact,
      day: nextBusinessDay(addDays(today, -24)),
      from: '09:00',
      to: '10:00',
      capacity: 100,
      takesRegistration: true,
      people: ['contadora@demo.co', 'usuario@demo.co'],
      recording: {
        name: 'El portal para contadores: sesión completa',
        url: 'https://videos.andinadealimentos.example/portal-para-contadores',
        minutes: 57,
      },
    },
    {
      code: 'rueda-materias-primas',
      kind: 'rueda_negocios',
      title: 'Rueda de negocios: materias primas',
      summary: 'Citas con los compradores de azúcar, harinas, aceites y lácteos.',
      description: '<p>Encuentro anual con los compradores de materias primas.</p>',
      mode: 'presencial',
      ...tocancipa,
      contact: andinaContact,
      day: nextBusinessDay(addDays(today, -73)),
      from: '08:00',
      to: '16:00',
      capacity: 80,
      takesRegistration: true,
      people: ['usuario@demo.co'],
    },
  ]
}

/** The events of Cementos del Caribe besides those of its calendar, around a day. */
export function caribeEvents(today: CalendarDate): DemoEvent[] {
  return [
    {
      code: 'induccion-sst',
      kind: 'capacitacion',
      title: 'Inducción de seguridad para contratistas',
      summary: 'Requisito para entrar a la planta; tiene vigencia de un año.',
      description:
        '<p>Riesgos de la planta, permisos de trabajo en alturas y en caliente, y rutas de evacuación. Traiga la planilla de seguridad social del mes.</p>',
      mode: 'presencial',
      place: 'Planta Mamonal, aula 3',
      address: 'KM 8 Vía Mamonal, Cartagena de Indias, Bolívar',
      contact: 'SST · sst@cementosdelcaribe.example',
      day: nextBusinessDay(addDays(today, 5)),
      from: '07:00',
      to: '11:00',
      capacity: 25,
      takesRegistration: true,
      people: ['caribe@demo.co'],
    },
    ...vatDeadlines(today),
  ]
}

/** The deadlines of a company's VAT certificates: 15 calendar days after each two months (DUR, art. 1.6.1.13.2.42). */
function vatDeadlines(today: CalendarDate): DemoEvent[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const current = year * 6 + Math.ceil(month / 2) - 1
  return [current - 1, current, current + 1].map((count) => {
    const [of, part] = [Math.floor(count / 6), (count % 6) + 1]
    const last = addDays(part === 6 ? calendarDateOf(of + 1, 1, 1) : calendarDateOf(of, part * 2 + 1, 1), -1)
    const months = `${monthOf(calendarDateOf(of, part * 2 - 1, 1))} y ${monthOf(last)} de ${of}`
    return {
      code: `certificados-iva-${of}-${part}`,
      kind: 'vencimiento_tributario',
      title: `Certificados de retención de IVA de ${months}`,
      summary: 'Último día para que la compañía los expida.',
      description: `<p>La compañía expide los certificados de retención en la fuente a título de IVA del bimestre dentro de los 15 días calendario siguientes a su cierre. Se descargan en Certificados.</p>`,
      day: addDays(last, 15),
    } as const
  })
}

const monthOf = (day: CalendarDate) => formatLongDate(day).split(' ')[2] ?? ''
