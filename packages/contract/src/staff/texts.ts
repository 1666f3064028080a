import * as sentences from '../core/words/sentence-texts.ts'

/** Texts of the members of a company's back office. */
export const staffTexts = {
  exists: 'Esta persona ya trabaja en la administración de la compañía.',
  emailMalformed: sentences.writeEmail,
  emailRequired: 'Ingrese el correo de la persona.',
  firstNameRequired: 'Ingrese los nombres.',
  lastNameRequired: 'Ingrese los apellidos.',
  dayMalformed: 'Ingrese una fecha válida, por ejemplo 31/12/2026.',
  emailSame: 'Ese ya es su correo.',
  emailElsewhere:
    'Esta persona usa ese correo en otras compañías o en el portal: solo ella puede cambiarlo, en Mi cuenta.',
  emailColleague: 'Ese correo ya es de otra persona de la administración.',
  emailNotJoined: 'Esta persona aún no ha aceptado la invitación. Retírela y envíe otra al correo correcto.',
  dayPast: 'El último día no puede ser anterior a hoy.',
  command: {
    usage:
      'staff <list|invite|role|close|operator> [correo] [--company 1] [--role administrador] [--until aaaa-mm-dd]',
    summary:
      'Quién trabaja en la administración de una compañía: invitar, cambiar el rol, cerrar, y quién crea compañías',
    actionUnknown: 'Diga list, invite, role, close u operator.',
    roleUnknown: 'El rol "{role}" no existe: use {roles}.',
    dayUnknown: 'Escriba el último día como aaaa-mm-dd, de hoy en adelante.',
    emailMissing: 'Falta el correo de la persona.',
    memberUnknown: 'En la administración de {company} no trabaja {email}.',
    refused: {
      'last-administrator': 'Es el último administrador de {company}: nombre otro primero.',
      'not-found': 'En la administración de {company} no trabaja {email}.',
      changed: 'Otra persona cambió este usuario en este momento. Intente de nuevo.',
      oneself: 'Nadie cambia su propio rol.',
    },
    invited: 'Se invitó a {email} a la administración de {company} con el rol {role}.',
    link: 'El enlace sirve una vez y vence el {until}:',
    changed: '{email} tiene ahora el rol {role} en {company}.',
    closed: '{email} ya no tiene acceso a la administración de {company}.',
    operator: '{email} puede crear compañías en esta instalación.',
    identityUnknown: 'Nadie tiene el correo {email} en esta instalación: envíele primero una invitación.',
    row: '{email} · {nombre} · {role} · {estado}',
    none: 'En la administración de {company} no trabaja nadie.',
    companyUnknown: 'No hay una compañía {company}.',
    states: { activo: 'activo', invitado: 'invitado', inactivo: 'inactivo' },
  },
} as const
