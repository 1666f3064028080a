/** A registration request to a company of the demo. */
export interface DemoRegistration {
  nit: string
  dv: number
  tipo: '1' | '2'
  nombre: string
  /** Days before today, and the hour in Bogotá, of its arrival. */
  sent: readonly [days: number, hour: string]
  activity: string
  contact: {
    nombres: string
    apellidos: string
    cargo: string
    telefono: string
    correo: string
    ciudad: string
    direccion: string
  }
  /** Papers by the fields of the form. */
  papers: Readonly<Record<string, string>>
  /** The company's decisions: the member's email, days before today, the state, and the text. */
  decided?: readonly {
    by: string
    days: number
    state: 'en_revision' | 'devuelta' | 'rechazada'
    reason?: string
  }[]
}

const rut = 'proveedor-rut.pdf'
const bank = 'proveedor-certificacion-bancaria.pdf'
const identity = 'proveedor-cedula.pdf'
const chamber = 'proveedor-camara-de-comercio.pdf'
const whole = { rut, camaraComercio: chamber, certificacionBancaria: bank, cedulaRepresentante: identity }

/** The requests of the demo's first company: some wait, one for too long, one was returned and one rejected. */
export const demoRegistrations: readonly DemoRegistration[] = [
  {
    nit: '901422785',
    dv: 2,
    tipo: '1',
    nombre: 'Lácteos El Rosal S.A.S.',
    sent: [1, '10:12'],
    activity: '1040',
    contact: {
      nombres: 'Martha Lucía',
      apellidos: 'Cifuentes Rojas',
      cargo: 'Gerente comercial',
      telefono: '3005550201',
      correo: 'comercial@lacteoselrosal.example',
      ciudad: 'Facatativá, Cundinamarca',
      direccion: 'Vereda Prado km 3',
    },
    papers: whole,
  },
  {
    nit: '900774136',
    dv: 9,
    tipo: '1',
    nombre: 'Empaques Flexibles del Valle S.A.S.',
    sent: [9, '16:40'],
    activity: '2229',
    contact: {
      nombres: 'Andrés Felipe',
      apellidos: 'Mosquera Lozano',
      cargo: 'Director de ventas',
      telefono: '3005550202',
      correo: 'ventas@empaquesvalle.example',
      ciudad: 'Yumbo, Valle del Cauca',
      direccion: 'Calle 15 # 24-80, Arroyohondo',
    },
    papers: whole,
    decided: [{ by: 'compras@demo.co', days: 7, state: 'en_revision' }],
  },
  {
    nit: '901655902',
    dv: 8,
    tipo: '1',
    nombre: 'Transportes Río Pance S.A.S.',
    sent: [3, '08:55'],
    activity: '4923',
    contact: {
      nombres: 'Óscar Iván',
      apellidos: 'Balanta Mina',
      cargo: 'Representante legal',
      telefono: '3005550203',
      correo: 'gerencia@riopance.example',
      ciudad: 'Cali, Valle del Cauca',
      direccion: 'Carrera 98 # 18-49',
    },
    papers: { rut, certificacionBancaria: bank, cedulaRepresentante: identity },
  },
  {
    nit: '830512446',
    dv: 1,
    tipo: '1',
    nombre: 'Aseo Industrial Andino Ltda.',
    sent: [14, '11:20'],
    activity: '8121',
    contact: {
      nombres: 'Gloria Patricia',
      apellidos: 'Nieto Vega',
      cargo: 'Coordinadora administrativa',
      telefono: '3005550204',
      correo: 'admin@aseoandino.example',
      ciudad: 'Bogotá, D.C.',
      direccion: 'Avenida Carrera 68 # 13-51',
    },
    papers: whole,
    decided: [
      { by: 'cuentas@demo.co', days: 12, state: 'en_revision' },
      {
        by: 'cuentas@demo.co',
        days: 12,
        state: 'devuelta',
        reason: 'La certificación bancaria tiene más de 30 días. Adjunte una reciente.',
      },
    ],
  },
  {
    nit: '901230918',
    dv: 0,
    tipo: '1',
    nombre: 'Inversiones Doble Cero S.A.S.',
    sent: [25, '09:05'],
    activity: '6810',
    contact: {
      nombres: 'Camilo',
      apellidos: 'Suárez Peña',
      cargo: 'Socio',
      telefono: '3005550205',
      correo: 'contacto@doblecero.example',
      ciudad: 'Medellín, Antioquia',
      direccion: 'Calle 10 # 43D-30',
    },
    papers: { rut, certificacionBancaria: bank, cedulaRepresentante: identity },
    decided: [
      { by: 'compras@demo.co', days: 23, state: 'en_revision' },
      {
        by: 'compras@demo.co',
        days: 23,
        state: 'rechazada',
        reason: 'La compañía no contrata por ahora servicios inmobiliarios.',
      },
    ],
  },
]
