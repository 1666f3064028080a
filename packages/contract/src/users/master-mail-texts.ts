/** The mail to a supplier's masters about a new or former master. */
export const masterMailTexts = {
  subject: 'Cambió el usuario principal de {supplier} en el portal de {company}',
  title: 'Cambió el usuario principal de su empresa',
  given:
    '{actor} nombró a {user} usuario principal de {supplier}: tiene acceso completo y administra los usuarios.',
  handedOver: '{actor} cedió a {user} el rol de usuario principal de {supplier}.',
  taken: '{actor} quitó a {user} como usuario principal de {supplier}. Conserva su acceso como usuario.',
  at: 'Fue el {at}.',
  button: 'Ver los usuarios',
  unexpected:
    'Si no esperaba este cambio, comuníquese de inmediato con un usuario principal de su empresa o con la compañía.',
} as const

/** The mail to a supplier's contacts that the company named, enabled or disabled one of its masters. */
export const namedMasterMailTexts = {
  subject: 'Nuevo usuario principal de {supplier} en el portal de {company}',
  changedSubject: 'Cambió el acceso de un usuario principal de {supplier}',
  title: 'Hay un nuevo usuario principal de su empresa',
  invitedTitle: 'Se invitó a un nuevo usuario principal de su empresa',
  changedTitle: 'Cambió el acceso de un usuario principal',
  invited:
    '{company} invitó a {person} como usuario principal de {supplier}. Aún no tiene acceso: la invitación vence el {until}.',
  joined: '{person} aceptó la invitación de {company} y desde hoy es usuario principal de {supplier}.',
  given: '{company} nombró a {person} usuario principal de {supplier}.',
  enabled: '{company} permitió de nuevo el acceso de {person}, usuario principal de {supplier}.',
  disabled: '{company} desactivó a {person}, usuario principal de {supplier}. Ya no tiene acceso al portal.',
  powers:
    'Un usuario principal tiene acceso completo por su empresa, administra los usuarios y puede pedir cambios de cuenta bancaria. Durante las primeras {hours} {hours:hora|horas} no puede retirar a quienes ya eran usuarios ni pedir esos cambios.',
  settled: 'Ese plazo termina el {settled}.',
  unexpected:
    'Si no lo esperaba, pida a un usuario principal de su empresa que lo retire de inmediato en Usuarios, y llame a {company} a un teléfono que ya conozca.',
  unexpectedLoss:
    'Si no lo esperaba, llame a {company} a un teléfono que ya conozca. Durante {days:el próximo|los próximos} {days} {days:día|días} también le avisaremos de los cambios de su cuenta bancaria.',
} as const
