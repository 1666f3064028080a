import * as actions from '../../core/words/action-texts.ts'

/** The mail that a user's password was changed (decisions 3). */
export const passwordChangedTexts = {
  subject: 'Su contraseña cambió',
  title: 'Su contraseña cambió',
  body: 'La contraseña de {email} en el portal de proveedores de {company} se cambió el {at}, desde la dirección {address}.',
  sessions:
    'Por seguridad se cerraron todas las sesiones que estaban abiertas. Inicie sesión con la contraseña nueva.',
  button: actions.signIn,
  unexpected:
    'Si no fue usted, restablezca la contraseña de inmediato desde la página de inicio de sesión y comuníquese con la compañía.',
} as const
