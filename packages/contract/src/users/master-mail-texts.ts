/** Tells a supplier's masters who became one, or is one no more. */
export const masterMailTexts = {
  subject: 'Cambió el rol Master de {supplier} en el portal de {company}',
  title: 'Cambió el rol Master de su empresa',
  given:
    '{actor} dio a {user} el rol Master de {supplier}: puede ver y hacer todo, y administrar los usuarios.',
  handedOver: '{actor} cedió a {user} el rol Master de {supplier} y dejó de tenerlo.',
  taken: '{actor} quitó a {user} el rol Master de {supplier}. Sigue entrando como usuario.',
  at: 'Fue el {at}.',
  button: 'Ver los usuarios',
  unexpected:
    'Si no esperaba este cambio, comuníquese enseguida con un Master de su empresa o con la compañía.',
} as const

/** Notifies those who watch over a supplier that the company named a master of it, lets one in again, or keeps one out. */
export const namedMasterMailTexts = {
  subject: 'Nuevo usuario Master de {supplier} en el portal de {company}',
  changedSubject: 'Cambió el acceso de un usuario Master de {supplier}',
  title: 'Hay un nuevo usuario Master de su empresa',
  invitedTitle: 'Invitaron a un nuevo usuario Master de su empresa',
  changedTitle: 'Cambió el acceso de un usuario Master',
  invited:
    '{company} invitó a {person} como usuario Master de {supplier}. Todavía no entra: la invitación vence el {until}.',
  joined: '{person} aceptó la invitación de {company} y desde hoy es usuario Master de {supplier}.',
  given: '{company} dio a {person} el rol de usuario Master de {supplier}.',
  enabled: '{company} permitió de nuevo el acceso de {person}, usuario Master de {supplier}.',
  disabled: '{company} desactivó a {person}, usuario Master de {supplier}. Ya no entra al portal.',
  powers:
    'Un usuario Master ve y hace todo en el portal por su empresa, administra los usuarios y puede pedir que se cambie la cuenta bancaria. Durante las primeras {hours} {hours:hora|horas} no puede retirar a quienes ya eran usuarios ni pedir ese cambio.',
  settled: 'Ese plazo termina el {settled}.',
  unexpected:
    'Si no lo esperaba, pida a un usuario Master de su empresa que entre a Usuarios y lo retire (puede hacerlo ya), y llame a {company} a un teléfono que ya conozca.',
  unexpectedLoss:
    'Si no lo esperaba, llame a {company} a un teléfono que ya conozca. De todo cambio de su cuenta bancaria le avisaremos también durante {days:el próximo|los próximos} {days} {days:día|días}.',
} as const
