import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'

/** The screen of a person's data. */
export const personalDataTexts = {
  title: 'Datos personales',
  description:
    'Datos que la compañía tiene de una persona, para entregarlos o suprimirlos a su solicitud (Ley 1581 de 2012, artículos 8, 14 y 15).',
  terms: 'Plazos de una solicitud que llegó hoy',
  consultation: 'Consulta: conocer sus datos',
  claim: 'Reclamo: corregir o suprimir sus datos',
  termDays: 'Hasta el {dia} ({dias} {dias:día hábil|días hábiles})',
  desk: 'Las solicitudes hechas desde el portal se responden, con su plazo, en',
  deskLink: 'Cambios de datos',
  email: 'Correo de la persona',
  emailHint:
    'Correo de un usuario, una persona del equipo, un visitante que escribió o una persona que solicitó registro.',
  find: 'Buscar',
  none: 'La compañía no tiene datos de {correo}',
  noneHint: 'Revise el correo. Si la persona usó otro, búsquelo también.',
  found: 'Datos de {correo}',
  download: actions.download,
  downloadHint:
    'El archivo ZIP contiene los datos de la persona y sus archivos. Entrégueselo solo a ella. La descarga queda en el registro de auditoría.',
  erase: 'Suprimir',
  stillStaff:
    'Esta persona trabaja en la administración. Para suprimir sus datos, cierre primero su acceso en Equipo.',
  nothingGoes: 'No hay datos que se puedan suprimir: los que quedan se conservan por ley.',
  table: 'Datos guardados, por tipo',
  kind: 'Qué',
  rows: fields.records,
  fate: 'Si se suprime',
  fates: {
    borra: 'Se borra',
    anonimiza: 'Queda sin nombre, correo ni teléfono',
    queda: 'Se conserva',
  },
  why: 'Por qué se conserva',
  work: 'trabajo hecho para la compañía (solo el total)',
  eraseTitle: 'Suprimir los datos de {correo}',
  eraseBody:
    'No se puede deshacer. La persona pierde el acceso a esta compañía. Se borran o quedan sin nombre {van} {van:registro|registros}; {quedan} se conservan por ley.',
  repeated: 'Escriba el correo de la persona para confirmar',
  close: actions.close,
  cancel: actions.cancel,
  erased: 'Los datos de {correo} se suprimieron',
  erasedHint:
    'Use estos datos para responder a la persona. El registro de auditoría indica quién suprimió los datos, pero no de qué persona. Los archivos se borran en la próxima limpieza.',
  erasedTable: 'Datos suprimidos y datos que se conservan',
  erasedFate: fields.result,
  erasedFates: {
    borra: 'Se borró',
    anonimiza: 'Quedó sin nombre, correo ni teléfono',
    queda: 'Se conserva',
  },
  another: 'Buscar otra persona',
  file: 'datos-personales',
  faults: {
    email: 'Escriba un correo como ana@proveedor.co.',
    repeated: 'No coincide con el correo de la persona. Escríbalo igual.',
  },
} as const
