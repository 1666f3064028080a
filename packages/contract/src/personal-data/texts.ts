import * as actions from '../core/words/action-texts.ts'

/** The desk of a person's data. */
export const personalDataTexts = {
  title: 'Datos personales',
  description:
    'Lo que la compañía guarda de una persona: para entregárselo o suprimirlo cuando lo pide (Ley 1581 de 2012, artículos 8, 14 y 15).',
  terms: 'Plazos de una solicitud que llegó hoy',
  consultation: 'Consulta: saber qué se guarda',
  claim: 'Reclamo: corregir o suprimir',
  termDays: 'Hasta el {dia} ({dias} {dias:día hábil|días hábiles})',
  desk: 'Las solicitudes que los usuarios hacen desde el portal se responden, con su plazo, en',
  deskLink: 'Cambios de datos',
  email: 'Correo de la persona',
  emailHint:
    'Usuario de un proveedor, integrante del equipo, visitante que escribió o quien pidió registrarse.',
  find: 'Buscar',
  none: 'La compañía no guarda nada de {correo}',
  noneHint: 'Revise el correo. Si la persona usó otro, búsquela también con ese.',
  found: 'Lo que se guarda de {correo}',
  download: actions.download,
  downloadHint:
    'El ZIP trae todo lo que se guarda de la persona y sus archivos. Entrégueselo solo a ella: la descarga queda en el registro de auditoría.',
  erase: 'Suprimir',
  stillStaff:
    'Esta persona trabaja en la administración. Para suprimir sus datos, cierre primero su acceso en Equipo.',
  nothingGoes: 'No hay nada que se pueda suprimir: lo que queda se conserva por ley.',
  table: 'Lo que se guarda, por tipos',
  kind: 'Qué',
  rows: 'Registros',
  fate: 'Si se suprime',
  fates: {
    borra: 'Se borra',
    anonimiza: 'Queda sin nombre, correo ni teléfono',
    queda: 'Se conserva',
  },
  why: 'Por qué se conserva',
  work: 'trabajo hecho para la compañía: solo se cuenta',
  eraseTitle: 'Suprimir los datos de {correo}',
  eraseBody:
    'No tiene vuelta atrás. La persona pierde su ingreso a esta compañía. Se borran o quedan sin nombre {van} {van:registro|registros}; {quedan} se conservan por ley.',
  repeated: 'Escriba el correo de la persona para confirmar',
  close: actions.close,
  cancel: actions.cancel,
  erased: 'Los datos de {correo} se suprimieron',
  erasedHint:
    'Esto es lo que se puede responder a la persona. El registro de auditoría dice quién suprimió los datos de una persona, no de cuál. Los archivos se borran en la próxima limpieza.',
  erasedTable: 'Lo que se suprimió y lo que se conserva',
  erasedFate: 'Qué pasó',
  erasedFates: {
    borra: 'Se borró',
    anonimiza: 'Quedó sin nombre, correo ni teléfono',
    queda: 'Se conserva',
  },
  another: 'Buscar otra persona',
  file: 'datos-personales',
  faults: {
    email: 'Escriba un correo como ana@proveedor.co.',
    repeated: 'No es el correo de la persona. Escríbalo igual.',
  },
} as const
