/** Sentences that several screens share. */

export const textTooLong = 'El texto es demasiado largo.'
export const writeEmail = 'Escriba un correo como nombre@compania.co.'
export const enterEmail = 'Ingrese un Email válido'
export const enterBusinessName = 'Ingrese la razón social.'
export const unsavedChanges = 'Hay cambios sin guardar'
export const unsavedChangesSentence = 'Hay cambios sin guardar.'
export const uploadingFile = 'Subiendo {name}'
export const sendingFile = 'Enviando {name}'
export const requiredFields = 'Los campos marcados con * son obligatorios.'
export const companyUnknown = 'No hay una compañía con el número {company}.'
