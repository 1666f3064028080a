/** Texts of inviting a user to the portal: the mail, and the operator's command. */
export const usersTexts = {
  invitation: {
    subject: 'Invitación al portal de proveedores de {company}',
    title: 'Invitación al portal de proveedores',
    invited:
      'Recibió una invitación de {company} a su portal de proveedores para consultar los documentos de {supplier} (NIT {nit}).',
    invitedBy:
      'Recibió una invitación de {inviter}, de {supplier} (NIT {nit}), al portal de proveedores de {company} para consultar los documentos de su empresa.',
    newPerson: 'Cree su contraseña con este enlace. Sirve una sola vez, hasta el {until}.',
    newPersonButton: 'Crear la contraseña',
    knownPerson:
      'Este correo ya tiene una contraseña en el portal. Acepte la invitación con este enlace y esa misma contraseña. Sirve una sola vez, hasta el {until}.',
    knownPersonButton: 'Aceptar la invitación',
    unexpected: 'Si no esperaba este mensaje, ignórelo: sin el enlace no se puede usar su correo.',
  },
  command: {
    summary: 'Invita a una persona a consultar los documentos de un proveedor',
    usage: 'user invite <correo> --company <número> --nit <nit> [--master] [--account <sucursal>]',
    actionUnknown: 'Falta la acción: invite <correo>.',
    invited: 'Se invitó a {email} al portal de {company}, por {supplier} (NIT {nit}): {role}, {accounts}.',
    master: 'usuario principal',
    user: 'usuario',
    allAccounts: 'todas las sucursales',
    oneAccount: 'sucursal {codigo}',
    newPerson: 'Aún no tiene contraseña: la crea con el enlace.',
    knownPerson:
      'Ya tiene contraseña en el portal: acepta la invitación con el enlace y esa misma contraseña.',
    link: 'Enlace de un solo uso, hasta el {until}:',
    mailQueued:
      'El correo con el enlace quedó en la bandeja de salida. Para leerlo: npm run enlace -- mail show --company {company}',
    emailMissing: 'Falta el correo de la persona.',
    emailMalformed: '«{email}» no es un correo válido.',
    nitMalformed: '«{nit}» no es un NIT válido.',
    nitWrongDigit: 'El dígito de verificación de «{nit}» no coincide.',
    nitUnknown: 'En {company} no hay ningún tercero con el NIT {nit}.',
    accountUnknown: 'El tercero {nit} no tiene la sucursal «{codigo}». Tiene: {known}.',
    companyUnknown: 'La compañía {company} no existe.',
  },
} as const
