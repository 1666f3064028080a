/** Texts of inviting a person to the portal: the mail, and what the operator reads. */
export const usersTexts = {
  invitation: {
    subject: 'Invitación al portal de proveedores de {company}',
    greeting: 'Hola:',
    invited:
      '{company} le invita a su portal de proveedores para consultar los documentos de {supplier} (NIT {nit}).',
    createPassword: 'Cree su contraseña con este enlace. Sirve una sola vez y hasta el {until}.',
    button: 'Crear la contraseña',
    linkHint: 'Si el botón no funciona, copie esta dirección en su navegador:',
    notice: 'Ya puede verlos con el correo y la contraseña que usa en este portal.',
    login: 'Ir al portal',
    unexpected: 'Si no esperaba este mensaje, ignórelo: sin el enlace nadie puede crear la contraseña.',
    unexpectedNotice: 'Si no esperaba este mensaje, avise a {company}.',
  },
  command: {
    invited: '{email} quedó invitado a {company} como usuario de {supplier} (NIT {nit}){master}{account}.',
    master: ', usuario principal',
    account: ', sucursal {codigo}',
    link: 'Enlace para crear la contraseña (una sola vez, hasta el {until}):',
    hadPassword: 'La persona ya tiene contraseña: entra con ella y no necesita enlace. Se le envió un aviso.',
    mailQueued: 'El correo quedó en la bandeja de salida.',
    emailMalformed: '«{email}» no es un correo válido.',
    nitMalformed: '«{nit}» no es un NIT válido.',
    nitWrongDigit: 'El dígito de verificación de «{nit}» no coincide.',
    nitUnknown: 'El NIT {nit} no es un tercero de la compañía {company}.',
    accountUnknown: 'El tercero {nit} no tiene la sucursal {codigo}.',
    companyUnknown: 'La compañía {company} no existe.',
    personInactive: 'La persona {email} está desactivada en el portal y no se puede invitar.',
  },
} as const
